import type { callRoutes } from '@neundarter/contract/routes/calls';
import { newId } from '../src/platform/ids.ts';
import { of, type Rows } from './permission-calls.ts';
import { annasTraining, everybody, type Scene, withToken } from './permission-scene.ts';
import { sceneTournament } from './permission-tournaments.ts';

const may = ['captain', 'admin'] as const;

const boardOf = async ({ app, club }: Scene): Promise<string> => {
  const id = newId();
  const row = { id, team_id: club, name: `Board ${id}`, place: 0, state: 'open', is_stream: 0 } as const;
  const values = { ...row, since: null, revision: 0, help_since: null };
  await app.db.write(({ q }) => q.insertInto('boards').values(values).execute());
  return id;
};

/** A match that is called to a board. */
const calledMatch = async (scene: Scene): Promise<string> => {
  const { id, matchId } = await sceneTournament(scene, 'running');
  const called = { called_by: null, called_at: 1, calls: 1, latest_at: 1, present_at: null };
  const boardId = await boardOf(scene);
  await scene.app.db.write(async ({ q }) => {
    await q.deleteFrom('calls').where('match_id', '=', matchId).execute();
    const row = {
      match_id: matchId,
      board_id: boardId,
      ...called,
      postponed_until: null,
      caller_sought_from: 1,
    };
    await q.insertInto('calls').values(row).execute();
  });
  return `/events/${id}/matches/${matchId}`;
};

const ofMatch = async (scene: Scene): Promise<string> => {
  const { id, matchId } = await sceneTournament(scene, 'running');
  await scene.app.db.write(({ q }) => q.deleteFrom('calls').where('match_id', '=', matchId).execute());
  return `/events/${id}/matches/${matchId}`;
};

/** An entry of the tournament that does not play this match, whose caller nobody is any more. */
const idleEntry = async ({ app }: Scene, path: string): Promise<string | undefined> => {
  const [, , eventId = '', , matchId = ''] = path.split('/');
  return app.db.write(async ({ q }) => {
    await q.updateTable('matches').set({ caller: null }).where('id', '=', matchId).execute();
    const players = q.selectFrom('match_players').select('player_id').where('match_id', '=', matchId);
    const row = await q
      .selectFrom('event_participants')
      .innerJoin('event_participant_people', 'event_participant_people.entry_id', 'event_participants.id')
      .select('event_participants.id')
      .where('event_participants.event_id', '=', eventId)
      .where('status', '=', 'confirmed')
      .where('event_participant_people.player_id', 'not in', players)
      .limit(1)
      .executeTakeFirst();
    return row?.id;
  });
};

const hallOf = async (scene: Scene): Promise<string> =>
  `/events/${(await sceneTournament(scene, 'running')).id}/hall`;

/** Rows of the calls about who is called to which board. */
export const callRows: Rows<keyof typeof callRoutes> = {
  readHall: [{ may, send: async (scene) => of(`GET ${await hallOf(scene)}`) }],
  readHallScreen: [
    {
      what: 'of a public tournament',
      may: everybody,
      send: async (scene) => of(`GET ${await hallOf(scene)}/screen`),
    },
    {
      what: 'of a closed training',
      may: ['anna', ...may],
      send: async (scene) => of(`GET /events/${await annasTraining(scene)}/hall/screen`),
      refusal: 'error.not-found',
    },
  ],
  readHallForecast: [
    {
      what: 'of a public tournament',
      may: everybody,
      send: async (scene) => of(`GET ${await hallOf(scene)}/forecast`),
    },
    {
      what: 'of a closed training',
      may: ['anna', ...may],
      send: async (scene) => of(`GET /events/${await annasTraining(scene)}/hall/forecast`),
      refusal: 'error.not-found',
    },
  ],
  keepHallVoice: [
    {
      what: 'of a public tournament',
      may: ['anna', ...may],
      send: async (scene) => of(`PATCH ${await hallOf(scene)}/voice`, { deviceId: newId(), isOn: true }),
    },
    {
      what: 'of a closed training',
      may: ['anna', ...may],
      send: async (scene) =>
        of(`PATCH /events/${await annasTraining(scene)}/hall/voice`, { deviceId: newId(), isOn: false }),
      refusal: 'error.not-found',
    },
  ],
  setHallMode: [{ may, send: async (scene) => of(`PATCH ${await hallOf(scene)}`, { mode: 'by-hand' }) }],
  // Its groups are still played.
  releaseKnockout: [
    {
      may,
      answer: 'error.calls.not-ready',
      send: async (scene) => of(`PATCH ${await hallOf(scene)}/release`),
    },
  ],
  // Nobody in it may be somebody of another tournament.
  answerSamePeople: [
    {
      may,
      answer: 'error.event.participant-not-found',
      send: async (scene) =>
        of(`PATCH ${await hallOf(scene)}/people`, { people: [newId(), newId()], isSame: true }),
    },
  ],
  setAttendance: [
    {
      may,
      send: async (scene) => {
        const { id } = await sceneTournament(scene, 'running');
        const [entry] = await scene.app.db.query((q) =>
          q.selectFrom('event_participants').select('id').where('event_id', '=', id).limit(1).execute(),
        );
        return of(`PATCH /events/${id}/attendance`, { entrant: entry?.id, presence: 'expected' });
      },
    },
  ],
  callMatch: [
    {
      may,
      send: async (scene) => of(`PATCH ${await ofMatch(scene)}/call`, { boardId: await boardOf(scene) }),
    },
  ],
  repeatCall: [
    { may, send: async (scene) => of(`PATCH ${await calledMatch(scene)}/call/repeat`, { calls: 2 }) },
  ],
  confirmPresence: [{ may, send: async (scene) => of(`PATCH ${await calledMatch(scene)}/call/present`) }],
  postponeMatch: [
    { may, send: async (scene) => of(`PATCH ${await ofMatch(scene)}/postpone`, { minutes: 10 }) },
  ],
  claimCalling: [
    {
      // It is public, and somebody is sought.
      may: withToken,
      send: async (scene) => {
        const path = await calledMatch(scene);
        return of(`POST ${path}/call/caller`, { entrant: await idleEntry(scene, path) });
      },
    },
  ],
  refuseCalling: [
    {
      // Nobody calls it.
      may: withToken,
      send: async (scene) => {
        const path = await calledMatch(scene);
        return of(`POST ${path}/call/refusals`, { entrant: await idleEntry(scene, path) });
      },
    },
  ],
  takeBackCall: [{ may, send: async (scene) => of(`DELETE ${await calledMatch(scene)}/call`) }],
};
