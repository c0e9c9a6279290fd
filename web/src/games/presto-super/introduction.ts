import { introductionOf } from '../../families/presto/introduction';
import { say } from '../../intro/introduction';

export const introduction = introductionOf(
  say(
    'Der Erste bekommt vier Punkte, der Zweite zwei.',
    'The first gets four points, the second two.',
  ),
);
