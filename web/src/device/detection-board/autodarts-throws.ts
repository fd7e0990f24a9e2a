import { bedAt } from '@neundarter/rules/board/geometry';
import { positionOfThrow } from './autodarts-position.ts';
import type { BoardDart, HitType } from './detection-board.ts';
import { type Fields, fieldsOf, textOf } from './read-json.ts';

type Known = { readonly key: string; readonly dart: BoardDart };

const keyOf = (one: Fields): string => {
  const coords = fieldsOf(one['coords']);
  return [textOf(fieldsOf(one['segment'])?.['name']), coords?.['x'], coords?.['y']].join(':');
};

const hitTypeOf = (one: Fields, isMiss: boolean): HitType => {
  const segment = fieldsOf(one['segment']);
  if (one['bouncer'] === true || segment?.['bed'] === 'Bouncer') return 'Bouncer';
  return isMiss ? 'Miss' : 'Normal';
};

/**
 * Gives the throws of the board manager ids. Its list has none: each message tells all throws of the turn again, some of
 * them put right afterwards. A throw is therefore known by its place in the list and by what it said when first seen.
 */
export class AutodartsThrows {
  readonly #now: () => number;
  /** The throws of the turn as last told, and behind them those that were taken off the list. */
  #known: Known[] = [];
  #listed = 0;
  #isNewConnection = true;
  #uses = new Map<string, number>();

  /** @param now when a throw was seen, since the board manager does not tell; ms since 1970 */
  constructor(now: () => number) {
    this.#now = now;
  }

  connected(): void {
    this.#isNewConnection = true;
  }

  /** The darts of a list of throws; the same dart has the same id as before. */
  identify(list: readonly unknown[]): readonly BoardDart[] {
    const throws = list.map(fieldsOf).filter((one) => one !== null);
    if (throws.length === 0 || this.#isOtherTurn(throws)) this.#known = [];
    throws.forEach((one, index) => this.#know(one, index));
    this.#listed = throws.length;
    this.#isNewConnection = false;
    return this.#known.slice(0, throws.length).map((known) => known.dart);
  }

  /** Another first throw is another turn, unless it stands where the old one stood: then it was put right. */
  #isOtherTurn(throws: readonly Fields[]): boolean {
    const [first] = this.#known;
    if (first === undefined || throws[0] === undefined || first.key === keyOf(throws[0])) return false;
    return this.#isNewConnection || throws.length < this.#listed;
  }

  #know(one: Fields, index: number): void {
    const key = keyOf(one);
    const before = this.#known[index];
    const wasPutRight = !this.#isNewConnection && index < this.#listed;
    if (before !== undefined && (before.key === key || wasPutRight)) return;
    const position = positionOfThrow(one) ?? { rMm: 0, thetaDeg: 0 };
    const isMiss = positionOfThrow(one) === null || bedAt(position) === 'M';
    const dart = {
      id: this.#newId(key),
      ...position,
      hitType: hitTypeOf(one, isMiss),
      timestamp: this.#at(),
    };
    this.#known[index] = { key, dart };
  }

  /** Two darts of one message are still one after the other. */
  #at(): number {
    const last = this.#known.at(-1)?.dart.timestamp ?? Number.NEGATIVE_INFINITY;
    return Math.max(this.#now(), last + 1);
  }

  /** By content, so that it is the same after a reload; numbered where two darts hit the very same spot. */
  #newId(key: string): string {
    const uses = (this.#uses.get(key) ?? 0) + 1;
    this.#uses.set(key, uses);
    return uses === 1 ? key : `${key}#${uses}`;
  }
}
