import type { CallCaller } from '@neundarter/contract/entities/hall/hall';
import { callerFor } from '@neundarter/rules/hall/schedule';
import type { HallInput } from '@neundarter/rules/hall/view';
import { ok, refused } from '@neundarter/rules/result';
import { writeCall } from '../matches/boards/call-rows.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { callerOfEntry } from '../tournaments/core/create-matches.ts';
import { nameCallers } from '../tournaments/course/name-callers.ts';
import { rowsOf } from '../tournaments/storage/stored-log.ts';
import { type CalledMatch, type CallerCommand, type CallerPlatform, changeCaller } from './change-caller.ts';
import { addRefusal } from './refusal-rows.ts';

/** The hall as it was before the call, with one more who does not call the match. */
const beforeCall = ({ hall, hallId, player }: CalledMatch): HallInput => ({
  ...hall.input,
  state: {
    ...hall.input.state,
    matches: hall.input.state.matches.map((match) =>
      match.id === hallId
        ? { ...match, state: 'open', board: null, caller: null, refused: [...match.refused, player] }
        : match,
    ),
  },
});

/** The entry that is asked next; null if nobody is free. */
const nextCaller = (called: CalledMatch): string | null => {
  const { entries } = called.running.tournament;
  const player = callerFor(beforeCall(called), { match: called.hallId, board: called.call.boardId });
  return entries.find(({ id }) => player !== null && callerOfEntry(id, entries) === player)?.id ?? null;
};

/** The entry that the hall has named to call a match; null for nobody. */
const namedFor = ({ running }: CalledMatch, matchId: string): string | null => {
  const match = [...running.matches].find(([, one]) => one.matchId === matchId)?.[0];
  const rows = rowsOf(running.tournament.log).filter((row) => 'match' in row && row.match === match);
  const last = rows.findLast((row) => row.kind === 'called' || row.kind === 'caller');
  return last?.kind === 'called' ? last.caller : null;
};

/**
 * Says that whoever the hall has named does not call a match; the next one is asked, and everybody if nobody else is free. Refusals besides those of `changeCaller`:
 * `error.calls.caller-by-hand`.
 */
export const refuseCalling = (
  platform: CallerPlatform,
  command: CallerCommand,
): Promise<Outcome<CallCaller>> =>
  changeCaller(platform, command, async (tx, called) => {
    const { id: eventId, matchId, entrant } = command;
    const { running, match, player, call, now } = called;
    const { entries } = running.tournament;
    const current = entries.find(({ id }) => callerOfEntry(id, entries) === match.caller)?.id ?? null;
    if (match.caller !== player)
      return ok({ caller: match.caller === null ? null : current, matchIds: null });
    if (namedFor(called, matchId) !== entrant) return refused('error.calls.caller-by-hand');
    await addRefusal(tx, { matchId, entrant });
    const caller = nextCaller(called);
    // Everybody else has been asked already.
    if (caller === null && call.callerSoughtFrom !== null)
      await writeCall(tx, { ...call, callerSoughtFrom: Math.min(now, call.callerSoughtFrom) });
    const named = await nameCallers(platform, tx, {
      eventId,
      ended: [matchId],
      named: caller === null ? [] : [{ matchId, caller }],
    });
    return named.ok ? ok({ caller, matchIds: named.value }) : named;
  });
