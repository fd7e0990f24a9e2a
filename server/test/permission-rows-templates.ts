import type { templateRoutes } from '@neundarter/contract/routes/templates';
import { newId } from '../src/platform/ids.ts';
import { of, type Rows } from './permission-calls.ts';
import { asOrganiser } from './permission-rows-running.ts';
import type { Row, Scene, Sent } from './permission-scene.ts';
import { organiserOf, sceneTournament } from './permission-tournaments.ts';

const templateOf = async (scene: Scene): Promise<string> => {
  const { must } = await organiserOf(scene);
  const { id: eventId } = await sceneTournament(scene, 'running');
  const template = { id: newId(), name: 'Wie immer', eventId };
  await must('POST /tournament-templates/', { body: template });
  return template.id;
};

/** A call about a template; nobody else learns that there is one. */
const ofTemplate = (send: (id: string) => Sent): readonly [Row] => [
  {
    may: ['captain', 'admin'],
    refusal: 'error.not-found',
    send: async (scene) => send(await templateOf(scene)),
  },
];

const named = () => ({ id: newId(), name: 'Damen' });

/** Rows of the calls about templates, copies and competitions of one day. */
export const templateRows: Rows<keyof typeof templateRoutes> = {
  listTemplates: [
    { may: ['captain', 'admin'], send: ({ club }) => of(`GET /teams/${club}/tournament-templates`) },
  ],
  saveTemplate: asOrganiser(({ id: eventId }) => of('POST /tournament-templates/', { ...named(), eventId })),
  renameTemplate: ofTemplate((id) => of(`PATCH /tournament-templates/${id}`, { name: 'Anders' })),
  deleteTemplate: ofTemplate((id) => of(`DELETE /tournament-templates/${id}`)),
  createFromTemplate: ofTemplate((id) =>
    of(`POST /tournament-templates/${id}/tournaments`, { ...named(), startDateTime: 1_900_000_000_000 }),
  ),
  copyTournament: asOrganiser(({ id }) =>
    of(`POST /events/${id}/copies`, { ...named(), startDateTime: 1_900_000_000_000 }),
  ),
  addCompetition: asOrganiser(({ id }) => of(`POST /events/${id}/competitions`, named())),
  setDay: asOrganiser(({ id }) => of(`PATCH /events/${id}/day`, { withEventId: null })),
};
