import { limitsOfRound, type MoveFacts, usualMoveRules } from '@neundarter/rules/league/move-fixture';
import { rulingOf } from '@neundarter/rules/league/report';
import { sides } from '@neundarter/rules/matchday/plan';
import { findEventsById } from '../events/reads.ts';
import { findMatchdayResults } from '../matchdays/reads.ts';
import type { Queries } from '../platform/db/database.ts';
import type { GatheredLeague } from './access.ts';
import { deedsAmong, findActs, type StoredAct } from './act-rows.ts';
import { findMoves, type StoredMove } from './move-rows.ts';
import { findFixtures, type StoredFixture } from './plan-rows.ts';

/** A fixture with what its move follows from. */
export type GatheredMove = {
  readonly number: number;
  readonly fixture: StoredFixture;
  /** Its match day; null without one, and for one that was deleted. */
  readonly eventId: string | null;
  /** The oldest first. */
  readonly acts: readonly StoredMove[];
  readonly facts: MoveFacts;
};

const isRuled = (acts: readonly StoredAct[], number: number): boolean => {
  const deeds = deedsAmong(acts, number).filter(({ undone }) => undone === null);
  return rulingOf(deeds.map(({ content, madeAt }) => ({ ...content, at: madeAt }))) !== null;
};

/** The start and the status of match days by their ids. */
const findStarts = async (q: Queries, ids: readonly string[]) => {
  const starts = new Map((await findEventsById(q, ids)).map(({ id, props }) => [id, props.startDateTime]));
  return new Map(
    (await findMatchdayResults(q, ids)).flatMap(({ eventId, status }) => {
      const startDateTime = starts.get(eventId);
      return startDateTime === undefined ? [] : [[eventId, { startDateTime, status }] as const];
    }),
  );
};

/**
 * Gathers the fixtures of a league with what was done about moving them.
 * @param only number of the fixture that is wanted; missing: all of which something was done
 */
export const gatherMoves = async (
  q: Queries,
  { league, teams }: GatheredLeague,
  only?: number,
): Promise<readonly GatheredMove[]> => {
  const moves = Map.groupBy(await findMoves(q, league.id, only), ({ fixture }) => fixture);
  const all = await findFixtures(q, league.id);
  const wanted = all
    .map((fixture, number) => ({ fixture, number }))
    .filter(({ number }) => (only === undefined ? moves.has(number) : number === only));
  const starts = await findStarts(
    q,
    wanted.flatMap(({ fixture }) => fixture.eventId ?? []),
  );
  const rulings = wanted.length === 0 ? [] : await findActs(q, league.id, ['ruled']);
  return wanted.map(({ fixture, number }): GatheredMove => {
    const matchday = starts.get(fixture.eventId ?? '');
    const acts = moves.get(number) ?? [];
    const hasBegun = matchday === undefined ? fixture.result !== null : matchday.status !== 'scheduled';
    const answering = sides.filter((side) => {
      const team = teams[fixture[side]];
      return team !== undefined && team.teamId !== null && team.request === 'agreed';
    });
    const facts: MoveFacts = {
      startDateTime: matchday?.startDateTime ?? fixture.startDateTime,
      plannedDateTime: fixture.plannedDateTime,
      ...limitsOfRound(all, fixture.round),
      isOpen: !hasBegun && !isRuled(rulings, number),
      answering,
      acts: acts.map(({ id, deed }) => ({ ...deed, id })),
      rules: league.moveRules ?? usualMoveRules,
    };
    return { number, fixture, eventId: matchday === undefined ? null : fixture.eventId, acts, facts };
  });
};
