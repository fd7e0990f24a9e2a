import type { replyRoutes } from '@neundarter/contract/routes/replies';
import { createEvent } from './create-event.ts';
import { of, type Rows } from './permission-calls.ts';
import { type Row, type Scene, users } from './permission-scene.ts';

/** A public training of Anna's club: everybody may see it, but only the club knows who comes. */
const training = ({ app, club }: Scene) => createEvent(app, { teamId: club });

/** A call that only members of the club may make; platform admins are none. */
const ofMembers = (send: (id: string, scene: Scene) => ReturnType<typeof of>): readonly [Row] => [
  {
    may: ['anna', 'captain'],
    refusal: 'error.not-found',
    send: async (scene) => send(await training(scene), scene),
  },
];

/** Rows of the calls about who comes to events. */
export const replyRows: Rows<keyof typeof replyRoutes> = {
  listOwnReplies: [{ may: users, send: () => of('GET /replies') }],
  changeReminders: [{ may: users, send: () => of('PATCH /replies/reminders', { wantsReminders: false }) }],
  readReplies: ofMembers((id) => of(`GET /events/${id}/replies`)),
  setReply: ofMembers((id) => of(`PATCH /events/${id}/reply`, { reply: 'maybe' })),
  askForReply: [
    {
      may: ['captain'],
      mayKnow: ['anna'],
      refusal: 'error.not-found',
      send: async (scene) => of(`POST /events/${await training(scene)}/replies/${scene.anna.playerId}/ask`),
    },
    {
      what: 'somebody of another club',
      may: ['captain'],
      answer: 'error.not-found',
      mayKnow: ['anna'],
      refusal: 'error.not-found',
      send: async (scene) => of(`POST /events/${await training(scene)}/replies/${scene.ben.playerId}/ask`),
    },
  ],
};
