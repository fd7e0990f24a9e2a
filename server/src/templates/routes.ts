import type { templateRoutes } from '@neundarter/contract/routes/templates';
import type { EventPlatform } from '../events/change-locked-event.ts';
import type { Handlers } from '../platform/http/handler.ts';
import { addCompetition } from './add-competition.ts';
import { changeTemplate } from './change-template.ts';
import { createCopy, createFromTemplate } from './create-copy.ts';
import { createTemplate } from './create-template.ts';
import { deleteTemplate } from './delete-template.ts';
import { listTemplates } from './reads.ts';
import { setDay } from './set-day.ts';

/** Handlers of the calls about templates, copies and competitions of one day. */
export const templateHandlers = (platform: EventPlatform): Handlers<typeof templateRoutes> => ({
  listTemplates: ({ actor, params }) => listTemplates(platform, { actor, teamId: params.id }),
  saveTemplate: ({ actor, matchPin, body }) => createTemplate(platform, { actor, matchPin, ...body }),
  renameTemplate: ({ actor, params, body }) => changeTemplate(platform, { actor, ...params, ...body }),
  deleteTemplate: ({ actor, params }) => deleteTemplate(platform, { actor, ...params }),
  createFromTemplate: ({ actor, matchPin, params, body }) =>
    createFromTemplate(platform, { actor, matchPin, ...params, newTournament: body }),
  copyTournament: ({ actor, matchPin, params, body }) =>
    createCopy(platform, { actor, matchPin, ...params, newTournament: body }),
  addCompetition: ({ actor, matchPin, params, body }) =>
    addCompetition(platform, { actor, matchPin, ...params, newTournament: body }),
  setDay: ({ actor, matchPin, params, body }) => setDay(platform, { actor, matchPin, ...params, ...body }),
});
