import type { PersonReplaced } from '../../consents/unlink-account.ts';
import { logRows } from '../../events/log-rows.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import { replaceListed } from '../storage/store.ts';
import { decisionOf, type MatchdayDecision } from '../storage/stored-log.ts';

/** Kinds of decisions that name players. */
const kinds = ['substitution', 'pairs', 'late'] as const satisfies readonly MatchdayDecision['kind'][];

/** Replaces a player on the line-ups and in the changes of a locked match day. */
export const replaceOnLineUps = async (tx: WriteTx, replaced: PersonReplaced): Promise<void> => {
  const { eventId, playerId, guest } = replaced;
  await replaceListed(tx, { eventId, playerId, newId: guest.id });
  const swapped = (_: string, value: unknown) => (value === playerId ? guest.id : value);
  for (const kind of kinds)
    for (const entry of await logRows.findNaming(tx.q, kind, playerId))
      if (entry.eventId === eventId) {
        const content = JSON.parse(JSON.stringify(decisionOf(entry)), swapped) as MatchdayDecision;
        await logRows.rewrite(tx, { ...entry, content });
      }
};
