import { mayManageEvents } from '@neundarter/rules/access/events';
import { ok, refused } from '@neundarter/rules/result';
import { findUses } from '../boards/event-board-rows.ts';
import type { EventPlatform } from '../events/change-locked-event.ts';
import type { EventCaller } from '../events/gather-event-rights.ts';
import type { EventRecord } from '../events/stored-event.ts';
import { findMoneySettings } from '../money/reads.ts';
import type { Queries } from '../platform/db/database.ts';
import type { Actor, Outcome } from '../platform/http/handler.ts';
import { findManagedEvent } from '../tournaments/core/find-managed-event.ts';
import { findTournamentSetup } from '../tournaments/reads.ts';
import { describeActor } from '../users/describe-actor.ts';
import { type StoredTemplate, type TournamentSettings, templateRows } from './store.ts';

/** An organiser's call about a tournament or a template. */
export type TemplateCommand = EventCaller & { readonly id: string };

/** A tournament with everything that is set about it. */
type SetTournament = { readonly event: EventRecord; readonly settings: TournamentSettings };

/**
 * A tournament and its settings, for its organisers. Refusals: those of `findManagedEvent`, `error.event.invalid-status` for
 * events of other kinds.
 */
export const findSettings = async (
  q: Queries,
  { rights }: Pick<EventPlatform, 'rights'>,
  command: TemplateCommand,
): Promise<Outcome<SetTournament>> => {
  const found = await findManagedEvent(q, rights, command);
  if (!found.ok) return found;
  const { id, props } = found.value;
  const config = await findTournamentSetup(q, id);
  if (config === null) return refused('error.event.invalid-status');
  const { description, location, isPublic, isSearchable = false, startDateTime, endDateTime } = props;
  const uses = await findUses(q, id);
  const settings = {
    description,
    location,
    isPublic,
    isSearchable,
    startDateTime,
    endDateTime,
    config,
    money: await findMoneySettings(q, id),
    boards: [...uses].map(([boardId, use]) => ({ boardId, ...use })),
  };
  return ok({ event: found.value, settings });
};

/** A template, for the organisers of its team; nobody else learns that it exists. */
export const findManagedTemplate = async (
  q: Queries,
  { actor, id }: { readonly actor: Actor; readonly id: string },
): Promise<Outcome<StoredTemplate>> => {
  const template = await templateRows.find(q, id);
  const mayManage = template !== null && mayManageEvents(describeActor(actor), template.teamId);
  return mayManage ? ok(template) : refused('error.not-found');
};
