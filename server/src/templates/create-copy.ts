import type { EventEntity } from '@neundarter/contract/entities/event';
import type { EventPlatform } from '../events/change-locked-event.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { findManagedTemplate, findSettings, type TemplateCommand } from './access.ts';
import { createWithSettings } from './create-with-settings.ts';

/** What a new tournament does not have from another one; the start in ms since 1970. */
type Copy = TemplateCommand & {
  readonly newTournament: { readonly id: string; readonly name: string; readonly startDateTime: number };
};

/** Creates a tournament with the settings of an earlier one, without its people. */
export const createCopy = (
  platform: EventPlatform,
  { newTournament, ...command }: Copy,
): Promise<Outcome<EventEntity>> =>
  platform.db.write(async (tx): Promise<Outcome<EventEntity>> => {
    const found = await findSettings(tx.q, platform, command);
    if (!found.ok) return found;
    const { event, settings } = found.value;
    const { actor, matchPin } = command;
    return createWithSettings(platform, tx, {
      actor,
      matchPin,
      teamId: event.props.teamId,
      settings,
      ...newTournament,
    });
  });

/** Creates a tournament with the settings of a template. */
export const createFromTemplate = (
  platform: EventPlatform,
  { newTournament, ...command }: Copy,
): Promise<Outcome<EventEntity>> =>
  platform.db.write(async (tx): Promise<Outcome<EventEntity>> => {
    const found = await findManagedTemplate(tx.q, command);
    if (!found.ok) return found;
    const { teamId, settings } = found.value;
    const { actor, matchPin } = command;
    return createWithSettings(platform, tx, { actor, matchPin, teamId, settings, ...newTournament });
  });
