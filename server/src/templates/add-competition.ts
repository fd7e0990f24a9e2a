import type { EventEntity } from '@neundarter/contract/entities/event';
import { refused } from '@neundarter/rules/result';
import type { EventPlatform } from '../events/change-locked-event.ts';
import { lockEvent } from '../events/lock-event.ts';
import { findEventById } from '../events/reads.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { lockTeamRow } from '../teams/lock-team-row.ts';
import { findSettings, type TemplateCommand } from './access.ts';
import { createWithSettings } from './create-with-settings.ts';
import { openDay } from './open-day.ts';

type Competition = TemplateCommand & {
  readonly newTournament: { readonly id: string; readonly name: string };
};

/** Creates another competition on the day of a tournament, with its time, place, boards and settings. */
export const addCompetition = (
  platform: EventPlatform,
  { newTournament, ...command }: Competition,
): Promise<Outcome<EventEntity>> =>
  platform.db.write(async (tx): Promise<Outcome<EventEntity>> => {
    const teamId = (await findEventById(tx.q, command.id))?.props.teamId;
    if (teamId === undefined || !(await lockTeamRow(tx, teamId))) return refused('error.not-found');
    await lockEvent(tx, command.id);
    const found = await findSettings(tx.q, platform, command);
    if (!found.ok) return found;
    const { event, settings } = found.value;
    const day = await openDay(platform, tx, { event, newcomer: newTournament.id });
    if (!day.ok) return day;
    const { actor, matchPin } = command;
    return createWithSettings(platform, tx, {
      actor,
      matchPin,
      teamId,
      settings,
      dayId: day.value,
      ...newTournament,
    });
  });
