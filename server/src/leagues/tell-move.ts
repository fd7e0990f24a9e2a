import { openMoveOf } from '@neundarter/rules/league/move-fixture';
import { countAttempt } from '../platform/attempts.ts';
import { contentHash } from '../platform/content-hash.ts';
import type { Queries, WriteTx } from '../platform/db/database.ts';
import type { Platform } from '../platform/platform.ts';
import { findAdminIdsOf, findMemberIdsOf } from '../teams/reads.ts';
import { findAddressOfPlayer } from '../users/reads.ts';
import { teamIdsOf } from './access.ts';
import type { UsableMove } from './find-usable-move.ts';
import type { LeagueNotice } from './league-mails.ts';

/** Mails about moves to one address in a day; everything else stands on the page of the league. */
const perAddress = { max: 10, windowMs: 24 * 60 * 60_000 };
/** Admins of a team who are asked. */
const maxAdmins = 3;
/** Members of both teams who are told. */
const maxMembers = 80;

const findAdmins = async (q: Queries, teamIds: readonly string[]): Promise<readonly string[]> => {
  const ids: string[] = [];
  for (const teamId of teamIds) ids.push(...(await findAdminIdsOf(q, teamId)).slice(0, maxAdmins));
  return ids;
};

const findAddresses = async (q: Queries, playerIds: readonly string[]): Promise<readonly string[]> => {
  const addresses = new Set<string>();
  for (const playerId of playerIds) {
    const address = await findAddressOfPlayer(q, playerId);
    if (address !== null) addresses.add(address);
  }
  return [...addresses].toSorted();
};

type Told = {
  readonly actId: string;
  /** Player of who has acted; they know it. */
  readonly by: string | undefined;
  readonly after: UsableMove;
  /** Whether the fixture was moved. */
  readonly isMoved: boolean;
  /** ms since 1970 */
  readonly now: number;
};

/** Whom an act concerns: both teams and the office once the fixture is moved, before that those whose answer is needed. */
const findConcerned = async (q: Queries, { after, isMoved, now }: Told): Promise<readonly string[]> => {
  const { league, teams } = after.gathered;
  const { fixture, facts } = after.move;
  if (isMoved) {
    const members = await findMemberIdsOf(q, teamIdsOf(teams, [fixture.home, fixture.away]));
    return [...members.slice(0, maxMembers), ...(await findAdmins(q, [league.teamId]))];
  }
  const waitsFor = openMoveOf(facts, now)?.waitsFor;
  if (waitsFor === undefined) return [];
  return findAdmins(q, waitsFor === 'office' ? [league.teamId] : teamIdsOf(teams, [fixture[waitsFor]]));
};

/** Tells by mail what an act about moving a fixture has changed, or asks those whose answer is needed. */
export const tellMove = async (
  { notify }: Pick<Platform, 'notify'>,
  tx: WriteTx,
  told: Told,
): Promise<void> => {
  const { actId, by, after, isMoved, now } = told;
  const { league, teams } = after.gathered;
  const { fixture, facts } = after.move;
  const concerned = (await findConcerned(tx.q, told)).filter((playerId) => playerId !== by);
  const about = {
    leagueId: league.id,
    leagueName: league.name,
    fixtureName: `${teams[fixture.home]?.name ?? ''} – ${teams[fixture.away]?.name ?? ''}`,
    startsAt: facts.startDateTime,
  };
  const what: LeagueNotice = { kind: isMoved ? 'fixture-moved' : 'move-asked', ...about };
  for (const to of await findAddresses(tx.q, concerned)) {
    const key = `league-move-mail:${contentHash(to)}`;
    if ((await countAttempt(tx, [{ key, ...perAddress }], now)) !== null) continue;
    await notify(tx, { by: 'mail', what, to, repeats: { once: `${what.kind}:${actId}:${contentHash(to)}` } });
  }
};
