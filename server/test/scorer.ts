import type { ChangedMatchProps, MatchEntity, NewMatchProps } from '@neundarter/contract/entities/match';
import { ok } from '@neundarter/rules/result';
import { gatherEventRights } from '../src/events/gather-event-rights.ts';
import { callerOf } from '../src/matches/access.ts';
import { changeMatch } from '../src/matches/change-match.ts';
import { correctThrow, type SentCorrection } from '../src/matches/correct-throw.ts';
import { createMatch } from '../src/matches/create-match.ts';
import { decideBullOut, type SentBullOut } from '../src/matches/decide-bull-out.ts';
import { deleteMatch } from '../src/matches/delete-match.ts';
import { forfeitMatch } from '../src/matches/forfeit-match.ts';
import { recordThrow, type SentThrow } from '../src/matches/record-throw.ts';
import type { LockedMatch, MatchPlatform } from '../src/matches/settle-match.ts';
import { startMatch } from '../src/matches/start-match.ts';
import { matchEntity } from '../src/matches/storage/match-entity.ts';
import { switchStartingParty } from '../src/matches/switch-starting-party.ts';
import { undoThrow } from '../src/matches/undo-throw.ts';
import type { Actor, Outcome } from '../src/platform/http/handler.ts';
import { newId } from '../src/platform/ids.ts';

export const homeId = 'home0000000000000000';
export const awayId = 'away0000000000000000';

/** Two guests, first to two legs of 101: three turns win a leg. */
export const shortMatch: NewMatchProps = {
  parties: [
    { type: 'single', player: { type: 'guest', id: homeId, name: 'Anna' } },
    { type: 'single', player: { type: 'guest', id: awayId, name: 'Bernd' } },
  ],
  config: { startingScore: 101, legsToWinSet: 2 },
};

/** The first turn of a leg of 101; a checkout of 50 then wins the leg. */
export const opening: Omit<SentThrow, 'playerId'> = { score: 51 };
export const checkout: Omit<SentThrow, 'playerId'> = { score: 50, dartsThrown: 3, attemptsOnDouble: 1 };
export const miss: Omit<SentThrow, 'playerId'> = { score: 0 };

/** The value of a result; throws if it is a refusal. */
export const valueOf = <Value>(
  answer: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: unknown },
): Value => {
  if (!answer.ok) throw new Error(`Refused: ${JSON.stringify(answer.error)}`);
  return answer.value;
};

/** The whole match as the answer of a command. */
const whole = async (changing: Promise<Outcome<LockedMatch>>): Promise<Outcome<MatchEntity>> => {
  const outcome = await changing;
  return outcome.ok ? ok(matchEntity(outcome.value.stored, outcome.value.match)) : outcome;
};

type Sent<Extra> = Extra & { readonly requestId?: string };

/** A signed-in platform admin. */
export const adminActor: Actor = {
  kind: 'user',
  id: 'admin000000000000000',
  sessionId: 'session0000000000000',
  isVerified: true,
  playerId: null,
  roles: ['admin'],
  teamIds: [],
  adminOfTeamIds: [],
};

/** A guest with a device, who creates and scores matches on a platform. */
export const createScorer = (
  platform: MatchPlatform,
  actor: Actor = { kind: 'guest', id: 'guest000000000000000' },
) => {
  const caller = callerOf(gatherEventRights({ ...platform, roles: [] }), { actor, matchPin: null });
  const command = (matchId: string, requestId = newId()) => ({ matchId, requestId, ...caller });
  return {
    actor,
    create: (props: NewMatchProps = shortMatch, id = newId()) =>
      whole(createMatch(platform, { actor, id, props })),
    change: (id: string, changedProps: ChangedMatchProps) =>
      whole(changeMatch(platform, { ...caller, id, changedProps })),
    remove: (id: string) => deleteMatch(platform, { ...caller, id }),
    start: (id: string, { requestId, ...sent }: Sent<{ timeStamp?: number }> = {}) =>
      whole(startMatch(platform, { ...command(id, requestId), ...sent })),
    switch: (id: string, requestId?: string) => whole(switchStartingParty(platform, command(id, requestId))),
    throw: (id: string, { requestId, ...sent }: Sent<SentThrow>) =>
      whole(recordThrow(platform, { ...command(id, requestId), sent })),
    bullOut: (id: string, { requestId, ...sent }: Sent<SentBullOut>) =>
      whole(decideBullOut(platform, { ...command(id, requestId), sent })),
    correct: (id: string, { requestId, ...sent }: Sent<SentCorrection>) =>
      whole(correctThrow(platform, { ...command(id, requestId), sent })),
    undo: (id: string, { requestId, ...sent }: Sent<{ throwId?: string }> = {}) =>
      whole(undoThrow(platform, { ...command(id, requestId), ...sent })),
    forfeit: (id: string, winningParty: 0 | 1, requestId?: string) =>
      whole(forfeitMatch(platform, { ...command(id, requestId), winningParty })),
  };
};

export type Scorer = ReturnType<typeof createScorer>;

/** A running match of two guests; home throws first. */
export const startedMatch = async (
  scorer: Scorer,
  props: NewMatchProps = shortMatch,
): Promise<MatchEntity> => {
  const { id } = valueOf(await scorer.create(props));
  return valueOf(await scorer.start(id));
};

/** Records turns one after another for the player to throw; returns the match after the last one. */
export const playTurns = async (
  scorer: Scorer,
  id: string,
  turns: readonly Omit<SentThrow, 'playerId'>[],
): Promise<MatchEntity> => {
  let playerId = homeId;
  let last: MatchEntity | null = null;
  for (const turn of turns) {
    const first = await scorer.throw(id, { ...turn, playerId });
    const other = playerId === homeId ? awayId : homeId;
    const answer =
      first.ok || first.error !== 'error.invalid-player'
        ? first
        : await scorer.throw(id, { ...turn, playerId: other });
    last = valueOf(answer);
    playerId = last.props.currentPlayerId ?? other;
  }
  if (last === null) throw new Error('No turns to play');
  return last;
};
