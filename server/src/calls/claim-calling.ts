import type { CallCaller } from '@neundarter/contract/entities/hall/hall';
import { mayTakeCall } from '@neundarter/rules/hall/call';
import { ok, refused } from '@neundarter/rules/result';
import type { Outcome } from '../platform/http/handler.ts';
import { nameCallers } from '../tournaments/course/name-callers.ts';
import { type CallerCommand, type CallerPlatform, changeCaller } from './change-caller.ts';
import { removeRefusal } from './refusal-rows.ts';

/**
 * Takes over to call a called match for which a caller is sought. Everybody who sees the event may do so, for everybody who is
 * free: an organiser can choose somebody else. Refusals besides those of `changeCaller`: `error.calls.caller-not-sought`,
 * `error.calls.person-busy`.
 */
export const claimCalling = (
  platform: CallerPlatform,
  command: CallerCommand,
): Promise<Outcome<CallCaller>> =>
  changeCaller(platform, command, async (tx, { hall, now, match, call, player }) => {
    const { id: eventId, matchId, entrant } = command;
    if (match.caller === player) return ok({ caller: entrant, matchIds: null });
    const isSought = match.caller === null && call.callerSoughtFrom !== null && call.callerSoughtFrom <= now;
    if (!isSought) return refused('error.calls.caller-not-sought');
    const may = mayTakeCall(hall.input, player);
    if (!may.ok) return refused(may.error);
    await removeRefusal(tx, { matchId, entrant });
    const named = await nameCallers(platform, tx, { eventId, named: [{ matchId, caller: entrant }] });
    return named.ok ? ok({ caller: entrant, matchIds: named.value }) : named;
  });
