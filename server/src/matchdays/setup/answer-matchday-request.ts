import type { EventEntity } from '@neundarter/contract/entities/event';
import { guestsSide, mayAnswerRequest } from '@neundarter/rules/access/matchday';
import { ok, refused } from '@neundarter/rules/result';
import type { EventCommand } from '../../events/change-locked-event.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { announceRightsChange } from '../../users/announce-rights-change.ts';
import { describeActor } from '../../users/describe-actor.ts';
import { changeMatchday, type MatchdayPlatform } from '../core/change-matchday.ts';
import type { GatheredMatchday } from '../core/gather-matchdays.ts';
import { markLineUp, removeLineUp, updateMatchday } from '../storage/store.ts';

/** The team is only a name from now on: its line-up, which the owner may have set, is removed. */
const decline = async (tx: WriteTx, { event, facts, row, lineUps }: GatheredMatchday): Promise<void> => {
  await updateMatchday(tx, { ...row, request: 'declined', isOtherRegistered: false, revealedAt: null });
  await removeLineUp(tx, { eventId: event.id, side: guestsSide(facts) });
  const own = lineUps[facts.ownerSide];
  if (own !== null) await markLineUp(tx, { ...own, changedAt: null, acceptedAt: null, askedAt: null });
};

/**
 * Agrees for the team against the owner that it plays a match day, or declines. A repeat changes nothing. Refusals:
 * `error.insufficient-permissions` for others than its admins, also once it has declined, `error.event.invalid-status` for
 * declining what was agreed or has started.
 */
export const answerMatchdayRequest = (
  platform: MatchdayPlatform,
  { agrees, ...command }: EventCommand & { readonly agrees: boolean },
): Promise<Outcome<EventEntity>> =>
  changeMatchday(platform, { ...command, isEdit: !agrees }, async (tx, matchday) => {
    const { facts, row } = matchday;
    if (!mayAnswerRequest(describeActor(command.actor), facts))
      return refused('error.insufficient-permissions');
    if (row.request === 'agreed') return agrees ? ok(null) : refused('error.event.invalid-status');
    if (agrees) await updateMatchday(tx, { ...row, request: 'agreed' });
    else if (row.status !== 'scheduled') return refused('error.event.invalid-status');
    else await decline(tx, matchday);
    // Members may follow a match day that is not public from now on, or admins no longer.
    platform.announce(tx, [announceRightsChange('everyone')]);
    return ok([]);
  });
