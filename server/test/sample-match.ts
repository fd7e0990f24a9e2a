import type { NewMatchProps } from '@neundarter/contract/entities/match';
import { newId } from '../src/platform/ids.ts';

/** A match of two guests in the format of a client; by default a single leg of 501. */
export function sampleMatch(config: NewMatchProps['config'] = { legsToWinSet: 1 }) {
  const [home, away] = [newId(), newId()];
  const party = (id: string, name: string) =>
    ({ type: 'single', player: { type: 'guest', id, name } }) as const;
  const props: NewMatchProps = { parties: [party(home, 'Anna'), party(away, 'Bernd')], config };
  return { id: newId(), home, away, props };
}
