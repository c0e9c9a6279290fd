// What the builder of a picture sees, and what the assistant answers.
export type {
  Fit,
  KreuzwortbildStandingWord as StandingWord,
  KreuzwortbildView as PictureView,
  Outlook,
} from '../../lib/wire';
