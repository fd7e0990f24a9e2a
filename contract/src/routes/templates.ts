import { tournamentModes } from '@neundarter/rules/tournament/plan/modes';
import Type, { type Static } from 'typebox';
import { closed, Id, IdParams, name, TimeStamp } from '../entities/common.ts';
import { EventSchema } from '../entities/event.ts';
import { nullable, oneOf } from '../entities/match-config.ts';
import { maxNameLength, maxTemplatesOfTeam } from '../limits.ts';
import { route } from '../route.ts';

const tag = 'templates';
const ofOrganisers = { tag, caller: 'user', params: IdParams } as const;
const Name = name(maxNameLength);

const TemplateSchema = Type.Object(
  {
    id: Id,
    teamId: Id,
    name: Name,
    tournamentMode: oneOf(tournamentModes),
    startDateTime: Type.Unsafe<number>({
      ...TimeStamp,
      description:
        'of the tournament whose settings it has: the next one is often on the same day of the week',
    }),
  },
  closed,
);
export type TournamentTemplate = Static<typeof TemplateSchema>;

/** A tournament that gets everything else from another one. The client chooses its id, so a repeat creates nothing more. */
const NewTournament = { id: Id, name: Name };
const errors = ['error.not-found', 'error.event.invalid-status', 'error.id-already-exists'] as const;

/** Tournaments with settings of other ones: templates of a team, copies, and competitions of one day. */
export const templateRoutes = {
  listTemplates: route({
    ...ofOrganisers,
    address: 'GET /teams/{id}/tournament-templates',
    summary: 'The templates of a team, by name; only for its organisers',
    answer: Type.Array(TemplateSchema, { maxItems: maxTemplatesOfTeam }),
    errors: ['error.not-found'],
  }),
  saveTemplate: route({
    tag,
    caller: 'user',
    address: 'POST /tournament-templates/',
    summary: 'Saves the settings of a tournament as a template of its team; a repeat changes nothing',
    body: Type.Object({ id: Id, name: Name, eventId: Id }, closed),
    answer: TemplateSchema,
    errors: [...errors, 'error.templates.too-many'],
  }),
  renameTemplate: route({
    ...ofOrganisers,
    address: 'PATCH /tournament-templates/{id}',
    summary: 'Gives a template another name',
    body: Type.Object({ name: Name }, closed),
    answer: TemplateSchema,
    errors: ['error.not-found'],
  }),
  deleteTemplate: route({
    ...ofOrganisers,
    address: 'DELETE /tournament-templates/{id}',
    summary: 'Deletes a template permanently; tournaments that were made of it stay',
    errors: ['error.not-found'],
  }),
  createFromTemplate: route({
    ...ofOrganisers,
    address: 'POST /tournament-templates/{id}/tournaments',
    summary: 'Creates the draft of a tournament with the settings of a template',
    body: Type.Object({ ...NewTournament, startDateTime: TimeStamp }, closed),
    answer: EventSchema,
    errors,
  }),
  copyTournament: route({
    ...ofOrganisers,
    address: 'POST /events/{id}/copies',
    summary: 'Creates the draft of a tournament with the settings of an earlier one, without its people',
    body: Type.Object({ ...NewTournament, startDateTime: TimeStamp }, closed),
    answer: EventSchema,
    errors,
  }),
  addCompetition: route({
    ...ofOrganisers,
    address: 'POST /events/{id}/competitions',
    summary:
      'Creates the draft of another competition on the day of a tournament: with its time, place, boards and settings',
    body: Type.Object(NewTournament, closed),
    answer: EventSchema,
    errors: [...errors, 'error.event.too-many-competitions'],
  }),
  setDay: route({
    ...ofOrganisers,
    address: 'PATCH /events/{id}/day',
    summary: 'Lets a tournament be a competition of the day of another one of its team, or of none',
    body: Type.Object(
      {
        withEventId: Type.Unsafe<string | null>({
          ...nullable(Id),
          description: 'a tournament of that day; null to leave the day',
        }),
      },
      closed,
    ),
    answer: EventSchema,
    errors: ['error.not-found', 'error.event.invalid-status', 'error.event.too-many-competitions'],
  }),
} as const;
