// Moving a fixture. One side proposes up to three dates, the other one accepts one of them, refuses, or proposes others. Where the
// league wants it, the office has to agree besides. Nothing changes before that; what is proposed goes by with its dates, and no work
// at night is needed for that. The last two rounds are moved only by the office, which says why.
import { aheadMs } from '../calendar/german-clock.ts';
import type { Side } from '../matchday/plan.ts';
import { opponentOf } from '../matchday/readiness.ts';
import { ok, type Result, refused } from '../result.ts';

const dayMs = 24 * 60 * 60_000;
const weekMs = 7 * dayMs;

/** How many dates one proposal has. */
export const maxProposedDates = 3;

/** When the office has to agree besides: `later` than planned, which is harder to fit in than earlier. */
export const officeAgreements = ['never', 'later', 'always'] as const;
export type OfficeAgreement = (typeof officeAgreements)[number];

/** What a league demands of those who move a fixture. */
export type MoveRules = {
  readonly officeAgrees: OfficeAgreement;
  /** Up to how many days before its start it is proposed. */
  readonly daysBefore: number;
};

export const usualMoveRules: MoveRules = { officeAgrees: 'later', daysBefore: 3 };

/** Days that a league can set. */
export const daysBeforeBounds = { min: 0, max: 30 } as const;

/** Who moves: a side, or the office, which also answers for a team without accounts. */
export type Mover = Side | 'office';

/** What is done about a move. Dates are ms since 1970; `about` is the id of the proposal that it answers. */
export type MoveDeed =
  | {
      readonly kind: 'proposed';
      readonly by: Side;
      readonly dates: readonly number[];
      readonly reason: string | null;
      /** The proposal that it replaces; null if there is none. */
      readonly about: string | null;
    }
  | {
      readonly kind: 'accepted';
      readonly by: Mover;
      readonly about: string;
      readonly date: number;
      /** Whether the office has to agree, too. */
      readonly needsOffice: boolean;
    }
  | {
      readonly kind: 'refused';
      readonly by: Mover;
      readonly about: string;
      readonly reason: string | null;
    }
  | { readonly kind: 'withdrawn'; readonly by: Side; readonly about: string }
  | { readonly kind: 'approved'; readonly about: string }
  /** The office moves it alone. */
  | { readonly kind: 'moved'; readonly date: number; readonly reason: string };

/** Who does it: a side, or the office. */
export const moverOf = ({ by }: { readonly kind: MoveDeed['kind']; readonly by?: Mover }): Mover =>
  by ?? 'office';

/** A deed with the id that later ones name. */
export type MoveAct = MoveDeed & { readonly id: string };

/** What a move follows from. Times are ms since 1970. */
export type MoveFacts = {
  /** At present, and as planned in the beginning. */
  readonly startDateTime: number;
  readonly plannedDateTime: number;
  /** After the last date to which the sides can move it. */
  readonly halfEndsAt: number;
  readonly isInLastRounds: boolean;
  /** Whether it has not begun, and nothing was decided about it. */
  readonly isOpen: boolean;
  /** The sides that have accounts, and so can answer. */
  readonly answering: readonly Side[];
  /** The oldest first. */
  readonly acts: readonly MoveAct[];
  readonly rules: MoveRules;
};

/** What waits, with the dates that have not gone by. */
type OpenMove = {
  /** The id of the proposal. */
  readonly id: string;
  readonly by: Side;
  readonly dates: readonly number[];
  readonly reason: string | null;
  /** The date to which both have agreed; null before that. */
  readonly agreed: number | null;
  readonly waitsFor: Mover;
};

/** Who answers a proposal of this side. */
const answererOf = ({ answering }: Pick<MoveFacts, 'answering'>, by: Side): Mover => {
  const other = opponentOf(by);
  return answering.includes(other) ? other : 'office';
};

const proposalIn = (acts: readonly MoveAct[]): Extract<MoveAct, { readonly kind: 'proposed' }> | undefined =>
  acts.findLast((act) => act.kind === 'proposed');

/** The open proposal at `now`, ms since 1970; null if nothing waits, also once its dates have gone by. */
export const openMoveOf = (facts: MoveFacts, now: number): OpenMove | null => {
  const proposal = proposalIn(facts.acts);
  const last = facts.acts.at(-1);
  if (!facts.isOpen || proposal === undefined || last === undefined) return null;
  const { id, by, reason } = proposal;
  const dates = proposal.dates.filter((date) => date > now);
  if (last.kind === 'proposed')
    return dates.length === 0
      ? null
      : { id, by, reason, dates, agreed: null, waitsFor: answererOf(facts, by) };
  if (last.kind !== 'accepted' || !last.needsOffice || last.date <= now) return null;
  return { id, by, reason, dates, agreed: last.date, waitsFor: 'office' };
};

/** Until when a side can propose a move, ms since 1970. */
export const proposableUntil = ({ startDateTime, rules }: MoveFacts): number =>
  startDateTime - rules.daysBefore * dayMs;

/** Whether the office has to agree to a date, ms since 1970. */
export const needsOffice = ({ rules, plannedDateTime }: MoveFacts, date: number): boolean =>
  rules.officeAgrees === 'always' || (rules.officeAgrees === 'later' && date > plannedDateTime);

/** Whether the sides can move to a date at `now`, both ms since 1970. */
export const isMovableTo = (
  { startDateTime, halfEndsAt }: Pick<MoveFacts, 'startDateTime' | 'halfEndsAt'>,
  date: number,
  now: number,
): boolean => date > now && date < halfEndsAt && date !== startDateTime;

type MoveRefusal =
  | 'error.leagues.move-closed'
  | 'error.leagues.move-changed'
  | 'error.leagues.move-date'
  | 'error.leagues.move-only-office'
  | 'error.leagues.too-late'
  | 'error.insufficient-permissions';

/** Whether a side can propose a move at `now`, ms since 1970. */
const checkProposable = (facts: MoveFacts, now: number): Result<true, MoveRefusal> => {
  if (!facts.isOpen) return refused('error.leagues.move-closed');
  if (facts.isInLastRounds) return refused('error.leagues.move-only-office');
  return now < proposableUntil(facts) ? ok(true) : refused('error.leagues.too-late');
};

const checkProposal = (
  facts: MoveFacts,
  { dates, about }: Extract<MoveDeed, { readonly kind: 'proposed' }>,
  now: number,
): Result<true, MoveRefusal> => {
  const open = openMoveOf(facts, now);
  // What both have agreed to is withdrawn first; and nobody replaces a proposal that they have not seen.
  if ((open?.id ?? null) !== about || (open?.agreed ?? null) !== null)
    return refused('error.leagues.move-changed');
  const isDated = dates.length > 0 && dates.length <= maxProposedDates;
  const areOther = new Set(dates).size === dates.length;
  if (!isDated || !areOther || !dates.every((date) => isMovableTo(facts, date, now)))
    return refused('error.leagues.move-date');
  // An answer is in time as long as the question waits.
  return open === null ? checkProposable(facts, now) : ok(true);
};

/** Whether an answer may be given by whom it names, to what waits. */
const checkAnswer = (
  open: OpenMove,
  deed: Exclude<MoveDeed, { readonly kind: 'proposed' | 'moved' }>,
): Result<true, MoveRefusal> => {
  const forbidden = refused('error.insufficient-permissions');
  switch (deed.kind) {
    case 'accepted':
      if (open.agreed !== null) return refused('error.leagues.move-changed');
      if (deed.by !== open.waitsFor) return forbidden;
      return open.dates.includes(deed.date) ? ok(true) : refused('error.leagues.move-date');
    case 'refused':
      return deed.by === open.waitsFor ? ok(true) : forbidden;
    case 'withdrawn':
      // Before the office has agreed, either side can still leave it.
      return deed.by === open.by || open.agreed !== null ? ok(true) : forbidden;
    case 'approved':
      return open.agreed === null ? refused('error.leagues.move-changed') : ok(true);
  }
};

/**
 * Whether something can be done about a move at `now`, ms since 1970; whether the caller is who it names is another question.
 * Refusals: `error.leagues.move-closed` once the fixture has begun, `error.leagues.move-changed` if something else waits than
 * the deed answers, `error.leagues.move-date`, `error.leagues.move-only-office` in the last rounds, `error.leagues.too-late`,
 * `error.insufficient-permissions` for the side whose turn it is not.
 */
export const checkMoveDeed = (facts: MoveFacts, deed: MoveDeed, now: number): Result<true, MoveRefusal> => {
  if (!facts.isOpen) return refused('error.leagues.move-closed');
  if (deed.kind === 'proposed') return checkProposal(facts, deed, now);
  if (deed.kind === 'moved')
    return deed.date > now && deed.date !== facts.startDateTime
      ? ok(true)
      : refused('error.leagues.move-date');
  const open = openMoveOf(facts, now);
  return open === null || open.id !== deed.about
    ? refused('error.leagues.move-changed')
    : checkAnswer(open, deed);
};

/** To when a deed moves the fixture, ms since 1970; null if it does not. @param facts before it */
export const movedTo = (facts: MoveFacts, deed: MoveDeed, now: number): number | null => {
  if (deed.kind === 'moved') return deed.date;
  if (deed.kind === 'approved') return openMoveOf(facts, now)?.agreed ?? null;
  return deed.kind === 'accepted' && !deed.needsOffice ? deed.date : null;
};

/** A fixture of a plan as far as its halves need it. */
type Planned = {
  readonly round: number;
  readonly home: number;
  readonly away: number;
  /** As planned, ms since 1970. */
  readonly plannedDateTime: number;
};

/** After the Sunday of the week of a moment, by German clocks. */
const weekEndOf = (at: number): number => {
  const local = at + aheadMs(at);
  // The first of January 1970 was a Thursday.
  const sinceMonday = (((local + 3 * dayMs) % weekMs) + weekMs) % weekMs;
  const end = local - sinceMonday + weekMs;
  const guess = end - aheadMs(end);
  return end - aheadMs(guess);
};

/** The rounds of a plan in their order. */
const roundsOf = (fixtures: readonly Planned[]): readonly number[] =>
  [...new Set(fixtures.map(({ round }) => round))].toSorted((one, other) => one - other);

/** Whether teams meet again at the other one's place. */
const hasReturn = (fixtures: readonly Planned[]): boolean => {
  const pairs = new Set(fixtures.map(({ home, away }) => `${home}/${away}`));
  return fixtures.some(({ home, away }) => pairs.has(`${away}/${home}`));
};

/**
 * The end of the half of a round, and whether it is one of the last two. With return games a season has two halves of as
 * many rounds, otherwise one; a half ends with the week of its last planned fixture.
 */
export const limitsOfRound = (
  fixtures: readonly Planned[],
  round: number,
): Pick<MoveFacts, 'halfEndsAt' | 'isInLastRounds'> => {
  const rounds = roundsOf(fixtures);
  const place = rounds.indexOf(round);
  const half = hasReturn(fixtures) ? Math.ceil(rounds.length / 2) : rounds.length;
  const own = new Set(place < half ? rounds.slice(0, half) : rounds.slice(half));
  const ends = fixtures.filter((one) => own.has(one.round)).map(({ plannedDateTime }) => plannedDateTime);
  return { halfEndsAt: weekEndOf(Math.max(...ends)), isInLastRounds: place >= rounds.length - 2 };
};
