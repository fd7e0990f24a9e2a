import { useEffect, useSyncExternalStore } from 'react';
import { lateCode } from '../../device/late-code.ts';

/** Names of rounds and games, which a phone needs after the scores. */
const labels = lateCode(async () => {
  const { eveningOf, matchLabels } = await import('./match-labels.ts');
  return { eveningOf, matchLabels };
});

/** What names matches and the score of a match day; null until it is loaded. */
export function useMatchLabels() {
  useEffect(() => labels.load(), []);
  return useSyncExternalStore(labels.onChange, labels.read);
}
