import { decideBullOut as decideByRules } from '@neundarter/rules/match/round-limit';
import type { PartyIndex, Position } from '@neundarter/rules/match/types';
import { ok } from '@neundarter/rules/result';
import { checkMayDecide } from './access.ts';
import { changeLockedMatch, clampTime, type MatchCall } from './change-locked-match.ts';
import { positionOf } from './record-throw.ts';
import type { MatchPlatform } from './settle-match.ts';

/** Who has won a bull-out, as a device sends it. */
export type SentBullOut = Partial<Position> & {
  readonly winningParty: PartyIndex;
  /** Milliseconds since 1970, by the device's clock. */
  readonly timeStamp?: number;
};

/** Says who has won the bull-out that decides the leg; the request's id becomes the id of the choice. */
export const decideBullOut = (
  platform: MatchPlatform,
  { sent, ...command }: MatchCall & { readonly sent: SentBullOut },
) =>
  changeLockedMatch(
    platform,
    { ...command, kind: 'bull-out', check: checkMayDecide(sent.winningParty) },
    (before, now) => {
      const bullOut = {
        id: command.requestId,
        winningParty: sent.winningParty,
        at: clampTime(sent.timeStamp, { earliest: before.startedAt ?? 0, now }),
      };
      const match = decideByRules(before, bullOut, positionOf(before, sent));
      return match.ok ? ok({ match: match.value, move: { kind: 'bull-out', bullOut } }) : match;
    },
  );
