// What server and client say to each other (docs/wire.md). Written by ./setz wire.

/** A stone as it lies. `kind` is its colour where stones have one. */
export interface Tile {
  /** what it reads as */
  letter: string;
  kind: string;
  jolly: boolean;
}
