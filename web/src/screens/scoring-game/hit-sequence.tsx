import type { ScoringGame } from '@neundarter/rules/practice/types';
import { useMemo } from 'react';
import { Strip } from '../../parts/charts/strip.tsx';
import { looksOf } from './looks-of-kinds.ts';

/** The darts of a game in order, one bar each. */
export function HitSequence({ game: { kind, throws, config } }: { readonly game: ScoringGame }) {
  const cells = useMemo(() => {
    const looks = looksOf(kind);
    return throws.map(({ hitType }) => ({ tone: looks.toneOf(hitType), level: looks.levelOf(hitType) }));
  }, [kind, throws]);
  return <Strip cells={cells} places={looksOf(kind).placesFor(throws.length, config.maxNoOfThrows)} />;
}
