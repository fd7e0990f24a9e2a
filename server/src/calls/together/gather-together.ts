import { joinHalls } from '@neundarter/rules/hall/join-halls';
import { perhapsSame } from '@neundarter/rules/hall/perhaps-same';
import { schedule } from '@neundarter/rules/hall/schedule';
import type { HallInput } from '@neundarter/rules/hall/view';
import { findEventById } from '../../events/reads.ts';
import type { Database, Queries } from '../../platform/db/database.ts';
import { gatherRunning, type RunningTournament } from '../../tournaments/core/gather-running.ts';
import { type GatheredHall, gatherHall } from '../gather-hall.ts';
import { gatherNamedPeople } from '../gather-named-people.ts';
import { findOthersOfDay } from './find-others-of-day.ts';
import { findAnswers, type StoredAnswer } from './same-people-rows.ts';

/** A tournament in a hall that it may share. */
export type HallPart = { readonly hall: GatheredHall; readonly running: RunningTournament };

type Plan = ReturnType<typeof schedule>;

/** The tournaments of a day that share a hall. */
export type Together = {
  readonly own: HallPart;
  readonly others: readonly HallPart[];
  readonly answers: readonly StoredAnswer[];
  /** The hall in which a tournament is planned: with its matches among those of the others. */
  readonly inputFor: (part: HallPart) => HallInput;
  readonly planFor: (part: HallPart) => Plan;
  /** The match of the server, by its id in the hall. */
  readonly matchIdOf: (hallId: string) => string | null;
};

export type Source = { readonly q: Queries; readonly db: Database };

/** Confirmed entries, whose people are in the hall. */
export const confirmedOf = ({ running }: HallPart) =>
  running.tournament.entries.filter(({ status }) => status === 'confirmed');

const namedOf = (part: HallPart) => confirmedOf(part).flatMap(gatherNamedPeople);

/** The hall of one tournament, with those of the others who are the same people, or may be. */
const withDoubles = (
  part: HallPart,
  parts: readonly HallPart[],
  answers: readonly StoredAnswer[],
): HallInput => {
  const { input } = part.hall;
  const same = perhapsSame(namedOf(part), parts.filter((other) => other !== part).flatMap(namedOf), answers);
  const people = input.state.people.map((person) => ({
    ...person,
    perhaps: [...new Set([...person.perhaps, ...(same.get(person.id) ?? [])])],
  }));
  return { ...input, state: { ...input.state, people } };
};

/** Without the matches that stand among those of another tournament. */
const withoutThose = (input: HallInput, parts: readonly HallPart[]): HallInput => {
  const { state } = input;
  const isThere = (id: string) => parts.some(({ hall }) => hall.facts.matches.has(id));
  return { ...input, state: { ...state, matches: state.matches.filter(({ id }) => !isThere(id)) } };
};

const joinAll = (
  first: HallPart,
  parts: readonly HallPart[],
  answers: readonly StoredAnswer[],
): HallInput => {
  const inputOf = (part: HallPart) => withoutThose(withDoubles(part, parts, answers), parts);
  return joinHalls(inputOf(first), parts.filter((part) => part !== first).map(inputOf), answers);
};

const gatherOther = async ({ q, db }: Source, eventId: string, now: number): Promise<HallPart[]> => {
  const event = await findEventById(q, eventId);
  const running = event === null ? null : await gatherRunning({ q, db }, event);
  return running === null ? [] : [{ running, hall: await gatherHall(q, running, now) }];
};

/** A value that is computed once. */
const known = <Key, Value>(all: Map<Key, Value>, key: Key, compute: () => Value): Value => {
  const before = all.get(key);
  if (before !== undefined) return before;
  const value = compute();
  all.set(key, value);
  return value;
};

/**
 * Gathers the tournaments that share the hall with one whose hall is known. A tournament that is called by hand keeps no board from the
 * others: only what is called there counts for them.
 */
export const gatherTogether = async (source: Source, own: HallPart, now: number): Promise<Together> => {
  const { event } = own.running.tournament;
  const ids = await findOthersOfDay(source.q, { eventId: event.id, teamId: event.props.teamId, now });
  const others: HallPart[] = [];
  for (const id of ids) others.push(...(await gatherOther(source, id, now)));
  const answers = others.length === 0 ? [] : await findAnswers(source.q, [event.id, ...ids]);
  const parts = [own, ...others];
  const proposing = parts.filter(({ hall }) => hall.choice.mode !== 'by-hand');
  const inputs = new Map<HallPart | null, HallInput>();
  const plans = new Map<HallPart | null, Plan>();
  // All that propose are planned at once, so they have the same plan.
  const keyOf = (part: HallPart) => (proposing.includes(part) ? null : part);
  const inputFor = (part: HallPart) =>
    known(inputs, keyOf(part), () =>
      joinAll(part, [part, ...proposing.filter((other) => other !== part)], answers),
    );
  return {
    own,
    others,
    answers,
    inputFor,
    planFor: (part) => known(plans, keyOf(part), () => schedule(inputFor(part))),
    matchIdOf: (hallId) => {
      for (const { hall } of parts) {
        const matchId = hall.matchIdOf(hallId);
        if (matchId !== null) return matchId;
      }
      return null;
    },
  };
};
