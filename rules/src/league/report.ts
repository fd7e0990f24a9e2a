// The report of a fixture: who has signed it, who objects, and what the office has decided. It follows from the acts and the
// clock alone: a side that never signs blocks nobody, because some days after both were told the report counts as
// confirmed, and no work at night is needed for that. What both have signed changes only after both have asked for it, or
// the office with a reason; each of these acts stays on the report. A decision of the office changes the table, never figures of players.
import type { PerParty } from '../match/types.ts';
import { partyOfSide, type Side } from '../matchday/plan.ts';
import { opponentOf } from '../matchday/readiness.ts';
import { ok, type Result, refused } from '../result.ts';

const dayMs = 24 * 60 * 60_000;

/** Time after a signature in which its side can say that it has not signed, ms. */
const notSignedForMs = 2 * dayMs;

/** How long the sides of a league have, in days. */
export type ReportDeadlines = {
  /** After both were told, until a report counts as confirmed. */
  readonly confirmDays: number;
  /** In which a side can object. */
  readonly objectionDays: number;
};

export const usualDeadlines: ReportDeadlines = { confirmDays: 3, objectionDays: 7 };

/** Days that a league can set. */
export const deadlineBounds = {
  confirmDays: { min: 1, max: 14 },
  objectionDays: { min: 1, max: 30 },
} as const;

/** What a side objects to: the result, or a signature that is not its own. */
export const objectionSubjects = ['result', 'signature'] as const;
export type ObjectionSubject = (typeof objectionSubjects)[number];

/** What the office can decide instead of the result that was played. */
export const rulings = ['rescored', 'absent', 'cancelled'] as const;
export type Ruling = (typeof rulings)[number];

/** Games and legs, home first. */
type Tally = { readonly games: PerParty<number>; readonly legs: PerParty<number> };

/** A result that counts in the table, home first. */
export type RuledResult = Tally & { readonly points: PerParty<number> };

/** What was done with a report. */
export type ReportDeed =
  | { readonly kind: 'signed'; readonly side: Side; readonly protest: string | null }
  | {
      readonly kind: 'objected';
      readonly side: Side;
      readonly about: ObjectionSubject;
      readonly reason: string;
    }
  /** A side asks that the signatures are taken back, or the office does it. */
  | { readonly kind: 'reopened'; readonly by: Side | 'office'; readonly reason: string }
  /** The office has looked at the report, with the result that it saw. */
  | { readonly kind: 'checked'; readonly reason: string | null; readonly result: Tally | null }
  | {
      readonly kind: 'ruled';
      readonly ruling: Ruling;
      /** Who was absent. */
      readonly side: Side | null;
      /** Null: the fixture does not count. */
      readonly result: RuledResult | null;
      readonly reason: string;
    };
type DeedKind = ReportDeed['kind'];

/** A deed and its time, ms since 1970. */
export type ReportAct = ReportDeed & { readonly at: number };
type ActOf<Kind extends DeedKind> = Extract<ReportAct, { readonly kind: Kind }>;

/** What a report follows from. */
export type ReportFacts = {
  /** When the fixture was over, and both sides were told; ms since 1970, null before that. */
  readonly finishedAt: number | null;
  /** The result as it was played, so far. */
  readonly result: Tally | null;
  /** Those that were not taken back, the oldest first. */
  readonly acts: readonly ReportAct[];
  readonly deadlines: ReportDeadlines;
};

export const reportStates = [
  'open',
  'played',
  'signed-home',
  'signed-away',
  'confirmed',
  'confirmed-late',
  'checked',
  ...rulings,
] as const;
export type ReportState = (typeof reportStates)[number];

const isKind =
  <Kind extends DeedKind>(kind: Kind) =>
  (act: ReportAct): act is ActOf<Kind> =>
    act.kind === kind;

/** Place of the act that reopened the report last: the office alone, or a side after the other one; -1 for none. */
const lastReopening = (acts: readonly ReportAct[]): number => {
  let found = -1;
  let asked: Side | null = null;
  for (const [place, act] of acts.entries()) {
    if (act.kind !== 'reopened') continue;
    const { by } = act;
    if (by === 'office' || asked === opponentOf(by)) {
      found = place;
      asked = null;
    } else asked = by;
  }
  return found;
};

const sinceReopening = (acts: readonly ReportAct[]) => acts.slice(lastReopening(acts) + 1);

/** The signatures that count, home first. */
const signaturesOf = (acts: readonly ReportAct[]): PerParty<ActOf<'signed'> | null> => {
  const signed = sinceReopening(acts).filter(isKind('signed'));
  const of = (side: Side) => signed.findLast((one) => one.side === side) ?? null;
  return [of('home'), of('away')];
};

/** The decision of the office that counts; null if the result that was played does. */
export const rulingOf = (acts: readonly ReportAct[]): ActOf<'ruled'> | null =>
  acts.findLast(isKind('ruled')) ?? null;

/** When both sides were last told what the report says, ms since 1970. */
const toldAt = ({ finishedAt, acts }: ReportFacts): number | null => {
  if (finishedAt === null) return null;
  return Math.max(finishedAt, acts[lastReopening(acts)]?.at ?? 0);
};

/** From when the report counts as confirmed without signatures, ms since 1970; null before the end. */
export const confirmedFrom = (facts: ReportFacts): number | null => {
  const told = toldAt(facts);
  return told === null ? null : told + facts.deadlines.confirmDays * dayMs;
};

/** Until when a side can object to the result, or to the decision of the office, ms since 1970; null before the end. */
export const objectableUntil = (facts: ReportFacts): number | null => {
  const told = Math.max(toldAt(facts) ?? 0, rulingOf(facts.acts)?.at ?? 0);
  return told === 0 ? null : told + facts.deadlines.objectionDays * dayMs;
};

/** Until when a side can say that it has not signed, ms since 1970; null without its signature. */
export const deniableUntil = ({ acts }: Pick<ReportFacts, 'acts'>, side: Side): number | null => {
  const signature = signaturesOf(acts)[partyOfSide(side)];
  return signature === null ? null : signature.at + notSignedForMs;
};

const isSame = (one: Tally | null, other: Tally | null): boolean =>
  [0, 1].every(
    (party) => one?.games[party] === other?.games[party] && one?.legs[party] === other?.legs[party],
  );

const stateOfSigned = (facts: ReportFacts, now: number): ReportState => {
  const [home, away] = signaturesOf(facts.acts);
  if (home !== null && away !== null) return 'confirmed';
  if ((confirmedFrom(facts) ?? now + 1) <= now) return 'confirmed-late';
  if (home !== null) return 'signed-home';
  return away === null ? 'played' : 'signed-away';
};

const lastCheck = (acts: readonly ReportAct[]) => sinceReopening(acts).findLast(isKind('checked')) ?? null;

/** The state of a report at `now`, ms since 1970. */
export const reportStateOf = (facts: ReportFacts, now: number): ReportState => {
  const ruling = rulingOf(facts.acts);
  if (ruling !== null) return ruling.ruling;
  if (facts.finishedAt === null) return 'open';
  const check = lastCheck(facts.acts);
  if (check !== null && isSame(check.result, facts.result)) return 'checked';
  return stateOfSigned(facts, now);
};

/** Whether both have signed, so that nothing changes any more. */
export const isSignedByBoth = ({ acts }: Pick<ReportFacts, 'acts'>): boolean =>
  signaturesOf(acts).every((signature) => signature !== null);

/** What of a report waits for the office. `overdue`: the fixture was not played in time. `changed`: after the check. */
export const openMatters = [
  'overdue',
  'unsigned',
  'protest',
  'objection',
  'reopening',
  'changed',
  'unchecked',
] as const;
export type OpenMatter = (typeof openMatters)[number];

/** What was said after the office has decided last. */
const unsettled = (acts: readonly ReportAct[]): readonly ReportAct[] =>
  acts.slice(acts.findLastIndex(({ kind }) => kind === 'checked' || kind === 'ruled') + 1);

/** The objections that the office has not decided. */
export const openObjections = ({ acts }: Pick<ReportFacts, 'acts'>): readonly ActOf<'objected'>[] =>
  unsettled(acts).filter(isKind('objected'));

const hasProtest = (acts: readonly ReportAct[]): boolean =>
  unsettled(acts).some((act) => act.kind === 'signed' && act.protest !== null);

/** The side that has asked to take the signatures back, and waits for the other one; null if none does. */
export const sideThatAsks = ({ acts }: Pick<ReportFacts, 'acts'>): Side | null => {
  const by = sinceReopening(acts).findLast(isKind('reopened'))?.by;
  return by === undefined || by === 'office' ? null : by;
};

/** What of a report waits for the office. @param startDateTime planned, as `now` in ms since 1970 */
export const openMattersOf = (
  facts: ReportFacts,
  startDateTime: number,
  now: number,
): readonly OpenMatter[] => {
  const state = reportStateOf(facts, now);
  const isPlayed = facts.finishedAt !== null;
  const check = lastCheck(facts.acts);
  const is: Readonly<Record<OpenMatter, boolean>> = {
    overdue: state === 'open' && startDateTime + facts.deadlines.confirmDays * dayMs <= now,
    unsigned: state === 'played' || state === 'signed-home' || state === 'signed-away',
    protest: hasProtest(facts.acts),
    objection: openObjections(facts).length > 0,
    reopening: sideThatAsks(facts) !== null,
    changed: isPlayed && check !== null && state !== 'checked' && rulingOf(facts.acts) === null,
    unchecked: check === null && (state === 'confirmed' || state === 'confirmed-late'),
  };
  return openMatters.filter((matter) => is[matter]);
};

type NotReady = 'error.leagues.report-not-ready';
type ActRefusal = NotReady | 'error.leagues.too-late' | 'error.leagues.reason-missing';

const checkObjection = (
  facts: ReportFacts,
  { side, about }: Pick<ActOf<'objected'>, 'side' | 'about'>,
  now: number,
): Result<true, ActRefusal> => {
  const until = about === 'signature' ? deniableUntil(facts, side) : objectableUntil(facts);
  if (until === null) return refused('error.leagues.report-not-ready');
  return now < until ? ok(true) : refused('error.leagues.too-late');
};

/**
 * Whether something can be done with a report at `now`, ms since 1970; who may do it is another question. Refusals:
 * `error.leagues.report-not-ready` before there is anything to object to, to check or to take back,
 * `error.leagues.too-late`, `error.leagues.reason-missing` for a check that settles a protest or an objection without a word.
 */
export const checkReportDeed = (
  facts: ReportFacts,
  deed: ReportDeed,
  now: number,
): Result<true, ActRefusal> => {
  const notReady = refused('error.leagues.report-not-ready');
  switch (deed.kind) {
    case 'signed':
      return facts.finishedAt === null || isSignedByBoth(facts) ? notReady : ok(true);
    case 'objected':
      return checkObjection(facts, deed, now);
    case 'reopened':
      return isSignedByBoth(facts) ? ok(true) : notReady;
    case 'checked': {
      if (facts.finishedAt === null) return notReady;
      const isDisputed = hasProtest(facts.acts) || openObjections(facts).length > 0;
      return isDisputed && deed.reason === null ? refused('error.leagues.reason-missing') : ok(true);
    }
    case 'ruled':
      return ok(true);
  }
};

/** Whether this deed takes the signatures back: the office's, or the second side's. */
export const reopensReport = (facts: Pick<ReportFacts, 'acts'>, by: Side | 'office'): boolean =>
  by === 'office' || sideThatAsks(facts) === opponentOf(by);

/** The side that was absent; null if none was. @param absentSide whom the match day names */
export const absentOf = (acts: readonly ReportAct[], absentSide: Side | null): Side | null => {
  const ruling = rulingOf(acts);
  return ruling === null ? absentSide : ruling.side;
};
