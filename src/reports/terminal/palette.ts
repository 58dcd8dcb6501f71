import { type Terminal, term } from "../../text/safe.ts";

/** Colours of a terminal, or none. */
export interface Palette {
  readonly good: (text: Terminal) => Terminal;
  readonly bad: (text: Terminal) => Terminal;
  readonly warn: (text: Terminal) => Terminal;
  readonly dim: (text: Terminal) => Terminal;
  readonly bold: (text: Terminal) => Terminal;
}

const ESCAPE = "\u001b[";

/** Colours by the eight basic codes, which every terminal has; without colour the text itself. */
export function createPalette(colour: boolean): Palette {
  const paint =
    (on: 1 | 2 | 31 | 32 | 33, off: 22 | 39) =>
    (text: Terminal): Terminal =>
      colour ? term`${ESCAPE}${on}m${text}${ESCAPE}${off}m` : text;
  return {
    good: paint(32, 39),
    bad: paint(31, 39),
    warn: paint(33, 39),
    dim: paint(2, 22),
    bold: paint(1, 22),
  };
}
