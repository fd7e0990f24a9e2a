import type { TournamentMatch } from '@neundarter/contract/entities/tournament';
import type { runningTournamentRoutes } from '@neundarter/contract/routes/running-tournaments';
import { completeConfig } from '@neundarter/rules/match/config';
import { newId } from '../src/platform/ids.ts';
import { of, type Rows } from './permission-calls.ts';
import type { Row, Scene, Sent } from './permission-scene.ts';
import { organiserOf, type SceneTournament, sceneTournament } from './permission-tournaments.ts';
import { externalEntry, shortSetup } from './tournament-scene.ts';

export type Calls = Awaited<ReturnType<typeof organiserOf>>;

/** A call of the organisers about the running tournament of the scene, which somebody may have changed before. */
export const asOrganiser = (
  send: (tournament: SceneTournament, calls: Calls) => Sent | Promise<Sent>,
): readonly [Row] => [
  {
    may: ['captain', 'admin'],
    send: async (scene) => send(await sceneTournament(scene, 'running'), await organiserOf(scene)),
  },
];

/** A running single knockout of four with a match for the third place. */
const knockout = async (scene: Scene): Promise<string> => {
  const { createRunning } = await organiserOf(scene);
  return createRunning(shortSetup('single-knockout', { hasThirdPlaceMatch: true }), 4);
};

const withdraw = (entrant: string) => ({ entrant, stage: 'group' });

const withdrawn = async ({ id, confirmed }: SceneTournament, { must }: Calls): Promise<string> => {
  await must(`PATCH /events/${id}/withdraw`, { body: withdraw(confirmed.id) });
  return confirmed.id;
};

/** A league of three in which everybody has won once: nobody has won the league. */
const tiedLeague = async (
  scene: Scene,
): Promise<{ readonly id: string; readonly entrants: readonly string[] }> => {
  const calls = await organiserOf(scene);
  const id = await calls.createRunning(shortSetup('league'), 3);
  const homeOf = ({ slots: [home] }: TournamentMatch) => (home.kind === 'entrant' ? home.entrant : '');
  const winners = new Set<string>();
  for (const match of await calls.matchesOf(id)) {
    const winner = winners.has(homeOf(match)) ? 1 : 0;
    await calls.win(match.matchId ?? '', winner);
    const slot = match.slots[winner];
    if (slot.kind === 'entrant') winners.add(slot.entrant);
  }
  const { needed } = (await calls.read(id)).state;
  return { id, entrants: needed[0].entrants };
};

/** A running single knockout of three, which has a seat for one more. */
const withSeat = async (scene: Scene) => {
  const { createRunning, must } = await organiserOf(scene);
  const id = await createRunning(shortSetup('single-knockout'), 3);
  const { seat } = await must(`GET /events/${id}/late-seat`);
  return { id, seat };
};

/** A tournament with six in two groups, of whom two are out. */
const withSecondChance = async (
  scene: Scene,
): Promise<{ readonly id: string; readonly entrants: readonly string[] }> => {
  const calls = await organiserOf(scene);
  const groups = { noOfGroups: 2, noOfQualifiers: 4 };
  const setup = shortSetup('single-knockout-with-group-stage', { groups, hasSecondChance: true });
  const id = await calls.createRunning(setup, 6);
  // Whoever stands first in the list of the group wins, so that nobody is level.
  const order = new Map<string, number>(
    (await calls.read(id)).stages.group.groups.flatMap(({ participants }: { participants: string[] }) =>
      participants.map((entrant, place) => [entrant, place]),
    ),
  );
  const placeOf = (slot: TournamentMatch['slots'][number]) =>
    slot.kind === 'entrant' ? (order.get(slot.entrant) ?? 0) : 0;
  for (const { stage, matchId, slots } of await calls.matchesOf(id))
    if (stage === 'group') await calls.win(matchId ?? '', placeOf(slots[0]) < placeOf(slots[1]) ? 0 : 1);
  const { out } = (await calls.read(id)).state.secondChance;
  return { id, entrants: out.map(({ entrant }: { entrant: string }) => entrant) };
};

const decide = (entrants: readonly string[]) => ({ way: 'lot', entrants });

/** Rows of the calls about running tournaments of Anna's club. */
export const runningRows: Rows<keyof typeof runningTournamentRoutes> = {
  setMatchCaller: asOrganiser(({ id, matchId }) =>
    of(`PATCH /events/${id}/matches/${matchId}/caller`, { caller: null }),
  ),
  setMatchBoard: asOrganiser(({ id, matchId }) =>
    of(`PATCH /events/${id}/matches/${matchId}/board`, { board: '3' }),
  ),
  setGroupBoard: asOrganiser(({ id }) =>
    of(`PATCH /events/${id}/groups/board`, { groupId: 'A', board: '3' }),
  ),
  withdrawEntrant: asOrganiser(({ id, confirmed }) =>
    of(`PATCH /events/${id}/withdraw`, withdraw(confirmed.id)),
  ),
  undoWithdrawal: asOrganiser(async (tournament, calls) =>
    of(`PATCH /events/${tournament.id}/undo-withdraw`, { entrant: await withdrawn(tournament, calls) }),
  ),
  setGone: asOrganiser(({ id, confirmed }) =>
    of(`PATCH /events/${id}/gone`, { entrant: confirmed.id, isGone: true }),
  ),
  decideOrder: [
    {
      may: ['captain', 'admin'],
      send: async (scene) => {
        const { id, entrants } = await tiedLeague(scene);
        return of(`PATCH /events/${id}/decide`, decide(entrants));
      },
    },
  ],
  undoDecision: [
    {
      may: ['captain', 'admin'],
      send: async (scene) => {
        const { id, entrants } = await tiedLeague(scene);
        const { must } = await organiserOf(scene);
        await must(`PATCH /events/${id}/decide`, { body: decide(entrants) });
        return of(`PATCH /events/${id}/undo-decide`, { entrants });
      },
    },
  ],
  drawSecondChance: [
    {
      may: ['captain', 'admin'],
      send: async (scene) => {
        const { id, entrants } = await withSecondChance(scene);
        return of(`PATCH /events/${id}/second-chance`, { entrants });
      },
    },
  ],
  undoSecondChance: [
    {
      may: ['captain', 'admin'],
      send: async (scene) => {
        const { id, entrants } = await withSecondChance(scene);
        const { must } = await organiserOf(scene);
        await must(`PATCH /events/${id}/second-chance`, { body: { entrants } });
        return of(`DELETE /events/${id}/second-chance`);
      },
    },
  ],
  readLateSeat: asOrganiser(({ id }) => of(`GET /events/${id}/late-seat`)),
  addLateEntry: [
    {
      may: ['captain', 'admin'],
      send: async (scene) => {
        const { id, seat } = await withSeat(scene);
        return of(`POST /events/${id}/late-entries`, { ...externalEntry('Spät'), seat });
      },
    },
  ],
  undoLateEntry: [
    {
      may: ['captain', 'admin'],
      send: async (scene) => {
        const { id, seat } = await withSeat(scene);
        const { must } = await organiserOf(scene);
        const entry = externalEntry('Spät');
        await must(`POST /events/${id}/late-entries`, { body: { ...entry, seat } });
        return of(`DELETE /events/${id}/late-entries/${entry.id}`);
      },
    },
  ],
  substituteEntrant: asOrganiser(({ id, annasEntry }) =>
    of(`PATCH /events/${id}/substitute-participant`, {
      entrant: annasEntry,
      participant: externalEntry('Nach').participant,
      reason: 'Krank',
    }),
  ),
  changeRound: asOrganiser(({ id }) =>
    of(`PATCH /events/${id}/rounds`, {
      round: 'semi-final',
      config: completeConfig({ startingScore: 301, bullOutForDecider: false }),
      reason: 'Die Halle schließt',
    }),
  ),
  addAnnouncement: asOrganiser(({ id }) =>
    of(`POST /events/${id}/announcements`, { id: newId(), text: 'Essen ist fertig', minutes: 1 }),
  ),
  removeAnnouncement: asOrganiser(({ id }) => of(`DELETE /events/${id}/announcements/${newId()}`)),
  dropThirdPlace: [
    {
      may: ['captain', 'admin'],
      send: async (scene) =>
        of(`PATCH /events/${await knockout(scene)}/drop-third-place`, { reason: 'Die Halle schließt' }),
    },
  ],
  readTournamentLog: asOrganiser(({ id }) => of(`GET /events/${id}/log`)),
};
