import { currentLeg } from '@neundarter/rules/match/turn-order';
import type { Match } from '@neundarter/rules/match/types';
import { correctTurnText as text } from '../../text/correct-turn.ts';
import { nameOf } from '../../text/player-of-match.ts';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/stack.tsx';
import type { CorrectionModel } from './use-correction.ts';

type Props = {
  readonly match: Match;
  readonly model: CorrectionModel;
  readonly isOnline: boolean;
};

/** Who wins the leg or the match by the correction; null for nobody. */
const winText = (match: Match, after: Match): string | null => {
  const legId = currentLeg(match)?.legNumber ?? 1;
  const set = after.sets[match.sets.length - 1];
  const leg = set?.legs.find(({ legNumber }) => legNumber === legId);
  const winner = leg?.throws.at(-1)?.playerId;
  if (leg === undefined || !leg.isShot || winner === undefined) return null;
  const name = nameOf(match, winner);
  return after.status === 'finished' ? text.winsMatch(name) : text.winsLeg(name);
};

/** Says what a correction changes besides the turn, before it is confirmed. */
export function Consequences({ match, model: { digits, isPossible, made }, isOnline }: Props) {
  if (digits !== '' && !isPossible) return <Notice tone="warning">{text.impossible}</Notice>;
  if (made === null) return null;
  const { lost, reason, match: after } = made.plan;
  const win = winText(match, after);
  const turns = lost.map(({ playerId, score }) => text.lostTurn(nameOf(match, playerId), score));
  return (
    <Stack gap="s" role="status">
      {win === null ? null : <p>{win}</p>}
      {reason === null ? null : <Notice tone="warning">{text.lost(turns, reason)}</Notice>}
      {reason !== null && isOnline ? <Notice tone="error">{text.notOnline}</Notice> : null}
    </Stack>
  );
}
