// Callers of matches, from one queue of the hall. In a group its own idle member calls. Otherwise those who are out call
// before those who still play; of them, who has called least, who lost on this board, who lost last. Nobody calls whose own
// next match is expected before the end of this one, unless that match depends on it.
import type { HallMatch, HallPerson } from './hall-state.ts';
import type { Ahead, Begun } from './look-ahead.ts';
import type { GroupGround } from './pick-match.ts';
import { type Duty, type HallView, hasParties, noteDuties, peopleOf } from './view.ts';
import { groupKeyOf } from './ways.ts';

type CallerInput = {
  readonly view: HallView;
  readonly ahead: Ahead;
  readonly groups: ReadonlyMap<string, GroupGround>;
  /** Everybody who is not free, with the people of the matches that begin now. */
  readonly duties: Map<string, Duty>;
  readonly note: (person: string, duty: Duty) => void;
};

/** Open matches by person. */
const openMatchesOf = ({ matches }: HallView): ReadonlyMap<string, readonly HallMatch[]> => {
  const open = new Map<string, HallMatch[]>();
  for (const match of matches) {
    if (match.state === 'over' || match.kind === 'repeated-final') continue;
    for (const person of peopleOf(match)) {
      const known = open.get(person);
      if (known === undefined) open.set(person, [match]);
      else known.push(match);
    }
  }
  return open;
};

const never = Number.POSITIVE_INFINITY;

/** When the other party of a half-known match is expected to be known; at once if it depends on the called match. */
const knownAt = (match: HallMatch, called: HallMatch, { view, ahead }: CallerInput): number => {
  let at = 0;
  for (const party of match.parties) {
    if (party.kind !== 'match') continue;
    if (party.match === called.id) return never;
    const feeder = view.matchById.get(party.match);
    const start = ahead.starts.get(party.match);
    const later = start === undefined || feeder === undefined ? never : start + feeder.length;
    at = Math.max(at, ahead.ends.get(party.match) ?? later);
  }
  return match.parties.some(({ kind }) => kind === 'rank') ? never : at;
};

/** Whether a person's own match leaves time to call another one. */
const leavesTime = (own: HallMatch, called: HallMatch, input: CallerInput): boolean => {
  const { view, ahead, groups } = input;
  if (own.state === 'protest') return true;
  const group = groupKeyOf(own);
  if (group !== null && group === groupKeyOf(called) && groups.get(group)?.isAlone === true) return true;
  const start = hasParties(own) ? (ahead.starts.get(own.id) ?? never) : knownAt(own, called, input);
  return start >= view.now + called.length;
};

const mayCall = (person: HallPerson, called: HallMatch, { view, duties }: CallerInput): boolean =>
  person.presence === 'here' &&
  person.isCaller &&
  !duties.has(person.id) &&
  !(person.pauseUntil !== null && person.pauseUntil > view.now) &&
  person.callsIn?.includes(called.competition) !== false &&
  !called.refused.includes(person.id);

/** 0: an idle member of the group. 1: out, or has no match yet. 2: still plays. */
type Rank = 0 | 1 | 2;

type Ranked = { readonly person: HallPerson; readonly rank: Rank };

const isBefore = (one: Ranked, other: Ranked, board: string): boolean => {
  const lostHere = ({ person }: Ranked) => (person.lastLoss?.board === board ? 0 : 1);
  const order =
    one.rank - other.rank ||
    one.person.calls - other.person.calls ||
    lostHere(one) - lostHere(other) ||
    (other.person.lastLoss?.at ?? 0) - (one.person.lastLoss?.at ?? 0) ||
    one.person.freeSince - other.person.freeSince;
  return order === 0 ? one.person.id < other.person.id : order < 0;
};

/** Members of a group that plays one match after the other; nobody if it may play several at once. */
const membersOf = (match: HallMatch, { view, groups }: CallerInput): ReadonlySet<string> => {
  const key = groupKeyOf(match) ?? '';
  if (groups.get(key)?.isAlone !== true) return new Set();
  return new Set((view.groups.get(key)?.all ?? []).flatMap(peopleOf));
};

type OpenMatches = ReadonlyMap<string, readonly HallMatch[]>;

const callerFor = ({ match, board }: Begun, open: OpenMatches, input: CallerInput): string | null => {
  const { view } = input;
  const chosen = view.personById.get(match.caller ?? '');
  if (match.state !== 'called' && chosen !== undefined && mayCall(chosen, match, input)) return chosen.id;
  const members = membersOf(match, input);
  let best: Ranked | null = null;
  for (const person of view.personById.values()) {
    if (!mayCall(person, match, input)) continue;
    const own = open.get(person.id) ?? [];
    const rank: Rank = members.has(person.id) ? 0 : own.length === 0 ? 1 : 2;
    const ranked: Ranked = { person, rank };
    if (best !== null && !isBefore(ranked, best, board)) continue;
    if (own.every((one) => leavesTime(one, match, input))) best = ranked;
  }
  return best?.person.id ?? null;
};

/** Callers by match; matches for which nobody is free are left out, and so are those that are played without. */
export const chooseCallers = (begun: readonly Begun[], input: CallerInput): ReadonlyMap<string, string> => {
  const { view, note } = input;
  const open = openMatchesOf(view);
  const callers = new Map<string, string>();
  for (const one of begun) {
    if (view.competitionById.get(one.match.competition)?.callers === 'none') continue;
    const caller = callerFor(one, open, input);
    if (caller === null) continue;
    callers.set(one.match.id, caller);
    noteDuties({ ...one.match, caller }, 'called', note);
  }
  return callers;
};
