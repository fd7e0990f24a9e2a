// What a television shows is said by its address, so that it is the same after a restart: `?show=boards,tables&rotate=20&board=3`.

/** The parts that a television may show, in this order. */
const hallParts = ['boards', 'forecast', 'tables', 'bracket'] as const;
export type HallPart = (typeof hallParts)[number];

type HallOptions = {
  readonly parts: readonly HallPart[];
  /** How long each page is shown. ms */
  readonly rotateMs: number;
  /** Names or numbers of the boards to show; empty for all. */
  readonly boards: readonly string[];
};

/** Seconds. */
const rotation = { least: 5, usual: 20, most: 300 } as const;

const wordsOf = (text: string | null): readonly string[] =>
  (text ?? '')
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '');

/** Reads the query of an address; what it cannot understand is as usual. */
export function hallOptionsOf(search: string): HallOptions {
  const query = new URLSearchParams(search);
  const wanted = wordsOf(query.get('show'));
  const parts = hallParts.filter((part) => wanted.includes(part));
  const seconds = Number(query.get('rotate') ?? Number.NaN);
  const isTime = Number.isFinite(seconds) && seconds > 0;
  return {
    parts: parts.length === 0 ? hallParts : parts,
    rotateMs: 1000 * (isTime ? Math.min(rotation.most, Math.max(rotation.least, seconds)) : rotation.usual),
    boards: wordsOf(query.get('board')),
  };
}

/** Whether a board is meant by a name or by the number in its name. */
export const isWantedBoard = (name: string, wanted: readonly string[]): boolean =>
  wanted.length === 0 ||
  wanted.some((one) => name.toLowerCase() === one || name.toLowerCase().split(/\s+/).includes(one));
