import type { ScoringGameEntity } from '@neundarter/contract/entities/scoring-game';
import { type Api, newId } from './api.ts';

/** `TTSDM`: triple, triple, single, double, miss. */
type Hits = string;

const hitTypes: { readonly [letter: string]: string } = {
  T: 'triple',
  D: 'double',
  S: 'single',
  M: 'miss',
};

/** Begins a practice game and records throws; returns its id. */
export async function seedScoringGame(
  api: Api,
  { hits = '', playerId }: { readonly hits?: Hits; readonly playerId?: string } = {},
): Promise<string> {
  const id = newId();
  await api.call('POST /scoring-games/', { id, props: playerId === undefined ? {} : { playerId } });
  for (const letter of hits) await api.call(`POST /scoring-games/${id}/throw`, { hitType: hitTypes[letter] });
  return id;
}

/** A practice game from the server. */
export const readScoringGame = async (api: Api, id: string): Promise<ScoringGameEntity> =>
  (await api.call(`GET /scoring-games/${id}`)) as ScoringGameEntity;

/** Its darts as letters. */
export const hitsOf = ({ props }: ScoringGameEntity): Hits =>
  props.throws.map(({ hitType }) => hitType.charAt(0).toUpperCase()).join('');

/** The hits of a game of 100 darts, without this many at the end: all kinds in turn. */
export const allBut = (missing: number): Hits => 'TSMDS'.repeat(20).slice(0, 100 - missing);
