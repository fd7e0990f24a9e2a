import type { ReactNode } from 'react';
import { useRefusedHere } from '../../data/match/refused-here.ts';
import { refusedMatchesText as text } from '../../text/refused-matches.ts';
import { Badge } from '../../ui/badge.tsx';

type Props = {
  readonly matchId: string | null;
  /** What stands there while nobody has to decide. */
  readonly children?: ReactNode;
};

/** Marks a match in a list about which somebody has to decide on this device. */
export function RefusedMark({ matchId, children = null }: Props) {
  const isRefused = useRefusedHere().some(({ id }) => id === matchId);
  return isRefused ? <Badge tone="gold">{text.mark}</Badge> : children;
}
