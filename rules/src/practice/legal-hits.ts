import { type HitType, kindNamed } from './practice-kinds.ts';
import type { ScoringGame } from './types.ts';

/** The possible results of the next dart, best first; none once the game is finished. */
export const legalHits = ({
  kind,
  config,
  status,
  throws,
}: Pick<ScoringGame, 'kind' | 'config' | 'status' | 'throws'>): readonly HitType[] =>
  status === 'finished' ? [] : kindNamed(kind).legalHits(throws, config);
