import type { ScoringGame } from '@neundarter/rules/practice/types';
import { useMemo } from 'react';
import { Strip } from '../../parts/charts/strip.tsx';
import { levelOfHit, toneOfHit } from './hit-tones.ts';

/** The darts of a game in order, one bar each. */
export function HitSequence({ game }: { readonly game: ScoringGame }) {
  const cells = useMemo(
    () => game.throws.map(({ hitType }) => ({ tone: toneOfHit[hitType], level: levelOfHit(hitType) })),
    [game.throws],
  );
  return <Strip cells={cells} places={game.config.maxNoOfThrows} />;
}
