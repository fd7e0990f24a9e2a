import type { consentRoutes } from '@neundarter/contract/routes/consents';
import { of, type Rows } from './permission-calls.ts';
import { type Caller, type Scene, users } from './permission-scene.ts';
import { createOrganiser, externalEntry, shortSetup, tournamentCalls } from './tournament-scene.ts';

/** A tournament of a club that Anna is not in; its organiser has entered her. */
const strangersTournament = async ({ app, call, anna }: Scene): Promise<string> => {
  const calls = tournamentCalls(call, await createOrganiser(app, 'Fremde'));
  const id = await calls.create(shortSetup('single-knockout'));
  const participant = { type: 'single', player: { type: 'registered', id: anna.playerId } };
  await calls.must(`POST /events/${id}/participants`, { body: { ...externalEntry('Anna'), participant } });
  await calls.must(`PATCH /events/${id}/publish`);
  return id;
};

const answer = (body: 'agree' | 'unlink' | 'leave') => ({
  may: ['anna'] as readonly Caller[],
  refusal: 'error.not-found' as const,
  send: async (scene: Scene) => of(`PATCH /consents/${await strangersTournament(scene)}`, { answer: body }),
});

/** Rows of the calls of players whom somebody else has entered: nobody else answers for them, admins neither. */
export const consentRows: Rows<keyof typeof consentRoutes> = {
  listConsents: [{ may: users, send: () => of('GET /consents') }],
  answerConsent: [answer('agree'), answer('unlink'), answer('leave')],
};
