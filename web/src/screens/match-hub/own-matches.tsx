import { useMemo } from 'react';
import type { CardMatch } from '../../parts/match-card/card-match.ts';
import { HistoryRows } from '../../parts/match-history/history-rows.tsx';
import { MatchHistory } from '../../parts/match-history/match-history.tsx';
import { matchHistoryText as text } from '../../text/match-history.ts';
import { matchListText } from '../../text/match-list.ts';
import { EmptyState } from '../../ui/states.tsx';

type Props = {
  readonly guestId: string | null;
  /** The matches stored on this device, newest first. */
  readonly cards: readonly CardMatch[];
};

/** The matches that the signed-in player has played, also unsent ones of this device. */
export function PlayedMatches({ playerId, cards }: { readonly playerId: string } & Pick<Props, 'cards'>) {
  const onDevice = useMemo(
    () => cards.filter(({ playerIds, isUnsent }) => isUnsent && playerIds.includes(playerId)),
    [cards, playerId],
  );
  return <MatchHistory owner={{ kind: 'player', id: playerId }} label={text.own} onDevice={onDevice} />;
}

/** The matches that were entered on this device, by its guest or by whoever was signed in. */
export function DeviceMatches({ guestId, cards }: Props) {
  if (guestId !== null)
    return <MatchHistory owner={{ kind: 'guest', id: guestId }} label={text.onDevice} onDevice={cards} />;
  if (cards.length === 0) return <EmptyState text={matchListText.empty} />;
  return <HistoryRows matches={cards} label={text.onDevice} />;
}
