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
 * Gives ids to the throws of the board manager, which have none. Each message repeats all throws of the turn, some of
 * them corrected. So a throw is identified by its place in the list and by its content when first seen.
 */
export class AutodartsThrows {
  readonly #now: () => number;
  /** The throws of the turn as in the latest message, followed by those that were removed from the list. */
  #known: Known[] = [];
  #listed = 0;
  #isNewConnection = true;
  #uses = new Map<string, number>();

  /** @param now time at which a throw was seen, since the board manager sends no time; ms since 1970 */
  constructor(now: () => number) {
    this.#now = now;
  }

  connected(): void {
    this.#isNewConnection = true;
  }

  /** The darts of a list of throws; a known dart keeps its id. */
  identify(list: readonly unknown[]): readonly BoardDart[] {
    const throws = list.map(fieldsOf).filter((one) => one !== null);
    if (throws.length === 0 || this.#isOtherTurn(throws)) this.#known = [];
    throws.forEach((one, index) => this.#know(one, index));
    this.#listed = throws.length;
    this.#isNewConnection = false;
    return this.#known.slice(0, throws.length).map((known) => known.dart);
  }

  /**
   * A different first throw begins another turn. On the same connection, in a list that is not shorter, it was
   * corrected.
   */
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

  /** A time for the next dart; two darts of one message get different times. */
  #at(): number {
    const last = this.#known.at(-1)?.dart.timestamp ?? Number.NEGATIVE_INFINITY;
    return Math.max(this.#now(), last + 1);
  }

  /**
   * An id made from the content, so that it is the same after a reload; with a number if two darts hit the same point.
   */
  #newId(key: string): string {
    const uses = (this.#uses.get(key) ?? 0) + 1;
    this.#uses.set(key, uses);
    return uses === 1 ? key : `${key}#${uses}`;
  }
}
