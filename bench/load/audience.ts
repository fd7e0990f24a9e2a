// Spectators of one match, in a process of their own. Prints a line when all of them watch, and one whenever all of them
// have the next turn.
import { childInput } from '../lib/child.ts';
import { openAll, watchMatch } from '../lib/spectator.ts';

export type AudienceInput = { readonly port: number; readonly matchId: string; readonly spectators: number };

const { port, matchId, spectators } = childInput<AudienceInput>();
let received = 0;
await openAll(spectators, () =>
  watchMatch(port, matchId, () => {
    received += 1;
    if (received % spectators === 0) console.log('served');
  }),
);
console.log('ready');
