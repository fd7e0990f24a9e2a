import { maxTemplatesOfTeam } from '@neundarter/contract/limits';
import type { TournamentTemplate } from '@neundarter/contract/routes/templates';
import { ok, refused } from '@neundarter/rules/result';
import type { EventPlatform } from '../events/change-locked-event.ts';
import type { EventCaller } from '../events/gather-event-rights.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { lockTeamRow } from '../teams/lock-team-row.ts';
import { findSettings } from './access.ts';
import { describeTemplate, templateRows } from './store.ts';

type NewTemplate = EventCaller & { readonly id: string; readonly eventId: string; readonly name: string };

/** Saves the settings of a tournament as a template of its team. A repeat with the same id and name answers the template. */
export const createTemplate = (
  platform: EventPlatform,
  { id, eventId, name, ...caller }: NewTemplate,
): Promise<Outcome<TournamentTemplate>> =>
  platform.db.write(async (tx): Promise<Outcome<TournamentTemplate>> => {
    const found = await findSettings(tx.q, platform, { ...caller, id: eventId });
    if (!found.ok) return found;
    const { event, settings } = found.value;
    const { teamId } = event.props;
    await lockTeamRow(tx, teamId);
    const template = { id, teamId, name: name.trim(), settings };
    const known = await templateRows.find(tx.q, id);
    if (known !== null) {
      const isSame = known.teamId === teamId && known.name === template.name;
      return isSame ? ok(describeTemplate(known)) : refused('error.id-already-exists');
    }
    if ((await templateRows.countOfTeam(tx.q, teamId)) >= maxTemplatesOfTeam)
      return refused('error.templates.too-many');
    const isNew = await templateRows.insert(tx, template);
    return isNew ? ok(describeTemplate(template)) : refused('error.id-already-exists');
  });
