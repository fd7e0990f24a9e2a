import { cardKeyLength } from '@neundarter/contract/limits';
import type { tournamentRoutes } from '@neundarter/contract/routes/tournaments';
import { newId } from '../src/platform/ids.ts';
import { change, of, type Rows } from './permission-calls.ts';
import {
  type Caller,
  everybody,
  type Row,
  type Scene,
  type Sent,
  users,
  withToken,
} from './permission-scene.ts';
import {
  groupsSetup,
  organiserOf,
  type SceneTournament,
  sceneTournament,
  type TournamentState,
} from './permission-tournaments.ts';
import { accountEntry, externalEntry, pairEntry, shortSetup } from './tournament-scene.ts';

const organisers = ['captain', 'admin'] as const;

/** A call of the organisers about a tournament in some state. */
const asOrganiser = (
  state: TournamentState,
  send: (tournament: SceneTournament, scene: Scene) => Sent | Promise<Sent>,
): readonly [Row] => [
  { may: organisers, send: async (scene) => send(await sceneTournament(scene, state), scene) },
];

/** The same without a body. */
export const step = (state: TournamentState, path: string): readonly [Row] =>
  asOrganiser(state, ({ id }) => of(`PATCH /events/${id}/${path}`));

const unknownToOthers = { stranger: 'error.not-found', rival: 'error.not-found' } as const;

/** Reads of a draft, which is going to be public. */
export const readDraftRow: Row = {
  what: 'a draft of a tournament',
  may: ['anna', 'captain', 'admin'],
  send: async (scene) => of(`GET /events/${(await sceneTournament(scene, 'draft')).id}`),
  refusal: 'error.not-found',
};

/** An answer of the organisers to an entry. */
const answer = (verb: string, what: 'asked' | 'confirmed'): readonly [Row] =>
  asOrganiser('published', (tournament) =>
    of(`PATCH /events/${tournament.id}/participants/${verb}`, { participant: tournament[what].participant }),
  );

/** The player of the caller; Anna for callers without one. */
const ownPlayer = async ({ call, token, anna }: Scene, caller: Caller): Promise<string> => {
  const isUser = (users as readonly string[]).includes(caller);
  return isUser ? (await call('GET /users/me', { token })).json.props.playerId : anna.playerId;
};

const entryOf = (playerId: string) => accountEntry({ playerId });

/** A tournament in which nobody takes part yet. */
const emptyTournament = async (scene: Scene, more: object = {}): Promise<string> => {
  const calls = await organiserOf(scene);
  const id = await calls.create(groupsSetup, more);
  await calls.must(`PATCH /events/${id}/publish`);
  return id;
};

/** A call about a match of a running tournament, without the PIN and with it. */
const scoringRows = (send: (tournament: SceneTournament) => Sent): readonly [Row, Row] => [
  {
    what: 'of a tournament',
    may: organisers,
    send: async (scene) => send(await sceneTournament(scene, 'running')),
  },
  {
    what: 'of a tournament, with its PIN',
    may: withToken,
    send: async (scene, caller) => {
      const tournament = await sceneTournament(scene, 'running');
      // Whoever has no token cannot be enrolled either.
      return {
        ...send(tournament),
        ...(caller !== 'nobody' && { headers: { 'x-match-pin': tournament.pin } }),
      };
    },
  },
];

/** More rows of calls that other files describe. */
export const createTournamentRow: Row = {
  what: 'a tournament',
  may: organisers,
  send: async (scene) => {
    await organiserOf(scene);
    const props = { teamId: scene.club, type: 'tournament', name: 'Pokal' };
    return of('POST /events/', {
      id: newId(),
      props: { ...props, startDateTime: 1_000, endDateTime: 2_000 },
    });
  },
};
export const changeTournamentRow: Row = {
  what: 'the settings of a tournament',
  may: organisers,
  send: async (scene) =>
    change('PATCH /events/', (await sceneTournament(scene, 'published')).id, {
      eventData: { config: { ...groupsSetup, maxNoOfParticipants: 8 } },
    }),
};
export const startTournamentRow: Row = {
  what: 'a tournament',
  may: organisers,
  send: async (scene) => {
    const { id } = await sceneTournament(scene, 'closed');
    const { must } = await organiserOf(scene);
    await must(`PATCH /events/${id}/groups/create`);
    return of(`PATCH /events/${id}/start`);
  },
};
export const deleteTournamentRow: Row = {
  what: 'a tournament',
  may: organisers,
  send: async (scene) => of(`DELETE /events/${(await sceneTournament(scene, 'closed')).id}`),
};
export const startMatchRows = scoringRows(({ matchId }) => of(`PATCH /matches/${matchId}/start`));
/** A turn in a match that has not started: whoever may score learns that. */
export const throwRows = scoringRows(({ matchId, confirmed }) =>
  of(`POST /matches/${matchId}/throw`, { playerId: confirmed.participant.player.id, score: 60 }),
).map((row) => ({ ...row, answer: 'error.invalid-match-status' }));

/** Rows of the calls about tournaments of Anna's club. */
export const tournamentRows: Rows<keyof typeof tournamentRoutes> = {
  // Only the team knows of a draft.
  publishTournament: [{ ...step('draft', 'publish')[0], refusals: unknownToOthers }],
  confirmNotification: [
    {
      may: everybody,
      send: async (scene) =>
        of(`POST /events/${(await sceneTournament(scene, 'published')).id}/notification/confirm`, {
          token: 'x',
        }),
      answer: 'error.registration.invalid-link',
    },
  ],
  closeRegistration: [
    {
      may: organisers,
      send: async (scene) => {
        const { id } = await sceneTournament(scene, 'closed');
        const { must, read } = await organiserOf(scene);
        if ((await read(id)).status !== 'published') await must(`PATCH /events/${id}/reopen`);
        return of(`PATCH /events/${id}/close`);
      },
    },
  ],
  reopenRegistration: step('closed', 'reopen'),
  cancelTournament: asOrganiser('published', ({ id }) =>
    of(`PATCH /events/${id}/cancel`, { reason: 'Sturm' }),
  ),
  createGroups: step('published', 'groups/create'),
  assignGroups: asOrganiser('published', ({ id, confirmed }) =>
    of(`PATCH /events/${id}/groups`, { groups: [{ groupId: 'A', participants: [confirmed.id] }] }),
  ),
  undoGroups: step('published', 'groups/undo'),
  setSeedingList: asOrganiser('published', ({ id, confirmed }) =>
    of(`PATCH /events/${id}/seeding`, { entries: [confirmed.id] }),
  ),
  registerParticipant: [
    {
      what: 'oneself',
      may: users,
      send: async (scene, caller) =>
        of(
          `POST /events/${await emptyTournament(scene)}/participants`,
          entryOf(await ownPlayer(scene, caller)),
        ),
    },
    {
      what: 'oneself for one that is not public',
      may: ['anna', 'captain'],
      refusal: 'error.not-found',
      refusals: { admin: 'error.match.player-not-available' },
      send: async (scene, caller) =>
        of(
          `POST /events/${await emptyTournament(scene, { isPublic: false })}/participants`,
          entryOf(await ownPlayer(scene, caller)),
        ),
    },
    {
      what: 'somebody without an account',
      may: withToken,
      send: async (scene) =>
        of(
          `POST /events/${await emptyTournament(scene)}/participants`,
          externalEntry('Otto', { emailAddress: 'otto@example.org' }),
        ),
    },
    {
      what: 'somebody else with an account',
      may: organisers,
      send: async (scene) =>
        of(`POST /events/${await emptyTournament(scene)}/participants`, entryOf(scene.ben.playerId)),
    },
  ],
  changeParticipant: asOrganiser('published', ({ id, asked, askedIndex }) =>
    of(`POST /events/${id}/participants/${askedIndex}`, asked),
  ),
  addParticipants: asOrganiser('published', ({ id }) =>
    of(`POST /events/${id}/participants/batch`, { entries: [externalEntry('Neu')] }),
  ),
  removeParticipant: asOrganiser('published', ({ id, asked: { participant } }) =>
    of(`DELETE /events/${id}/participants`, { participant }),
  ),
  confirmParticipant: answer('confirm', 'asked'),
  confirmAllParticipants: step('published', 'participants/confirm-all'),
  rejectParticipant: answer('reject', 'asked'),
  undoAnswer: answer('undo-confirm-reject', 'confirmed'),
  checkInParticipant: asOrganiser('running', ({ id, confirmed: { participant } }) =>
    of(`PATCH /events/${id}/participants/check-in`, { participant, isPresent: true }),
  ),
  readKnownExternals: asOrganiser('published', ({ id }) => of(`GET /events/${id}/known-externals?name=o`)),
  mergeParticipants: [
    {
      may: organisers,
      send: async (scene) => {
        const { must } = await organiserOf(scene);
        const id = await emptyTournament(scene);
        const [keep, remove] = [externalEntry('Otto'), externalEntry('Otto')];
        await must(`POST /events/${id}/participants/batch`, { body: { entries: [keep, remove] } });
        return of(`PATCH /events/${id}/participants/merge`, { keep: keep.id, remove: remove.id });
      },
    },
  ],
  replacePartner: [
    {
      what: 'as organiser or in the own registration',
      may: organisers,
      refusal: 'error.event.participant-not-found',
      send: async (scene) => {
        const { create, must } = await organiserOf(scene);
        const id = await create(shortSetup('single-knockout', { participantsType: 'double' }));
        const pair = pairEntry();
        await must(`POST /events/${id}/participants`, { body: pair });
        await must(`PATCH /events/${id}/publish`);
        return of(`PATCH /events/${id}/participants/partner`, {
          entryId: pair.id,
          leaving: pair.participant.players[1].id,
          partner: { type: 'registered', id: scene.ben.playerId },
        });
      },
    },
  ],
  withdrawParticipant: [
    {
      may: ['anna'],
      refusal: 'error.event.participant-not-found',
      send: async (scene) => {
        const { id, annasEntry } = await sceneTournament(scene, 'published');
        return of(`PATCH /events/${id}/participants/withdraw`, { entryId: annasEntry });
      },
    },
  ],
  enrolScorer: [
    {
      may: withToken,
      send: async (scene) => {
        const { id, pin } = await sceneTournament(scene, 'running');
        return of(`POST /events/${id}/enrol`, { pin });
      },
    },
    {
      what: 'with a wrong PIN',
      may: withToken,
      answer: 'error.event.wrong-pin',
      send: async (scene) => {
        const { id, pin } = await sceneTournament(scene, 'running');
        return of(`POST /events/${id}/enrol`, { pin: pin === '0000' ? '1111' : '0000' });
      },
    },
  ],
  enrolByKey: [
    {
      may: withToken,
      send: async (scene) => {
        const { id } = await sceneTournament(scene, 'running');
        const { key } = await (await organiserOf(scene)).must(`POST /events/${id}/pin/key`);
        return of(`POST /events/${id}/enrol-by-key`, { key });
      },
    },
    {
      what: 'with the key of another card',
      may: withToken,
      answer: 'error.event.wrong-pin',
      send: async (scene) => {
        const { id } = await sceneTournament(scene, 'running');
        return of(`POST /events/${id}/enrol-by-key`, { key: 'x'.repeat(cardKeyLength) });
      },
    },
  ],
  giveCardKey: asOrganiser('running', ({ id }) => of(`POST /events/${id}/pin/key`)),
  openPin: asOrganiser('running', ({ id }) => of(`PATCH /events/${id}/pin/open`, {})),
  renewPin: asOrganiser('running', ({ id }) => of(`PATCH /events/${id}/pin`, {})),
  readRecentMatchday: [
    {
      may: everybody,
      send: async (scene) => of(`GET /events/${(await sceneTournament(scene, 'running')).id}/recentMatchday`),
    },
    {
      what: 'of one that is not public',
      may: ['anna', 'captain', 'admin'],
      refusal: 'error.not-found',
      send: async (scene) =>
        of(`GET /events/${await emptyTournament(scene, { isPublic: false })}/recentMatchday`),
    },
  ],
};
