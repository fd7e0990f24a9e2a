import { randomBytes } from 'node:crypto';
import type { MatchEntity } from '@neundarter/contract/entities/match';
import type { Client } from './api-client.ts';
import { legsWon, type RecordedMatch } from './turns.ts';

/** A new id as clients create them: 20 characters of `0-9a-z`. */
const newId = () => [...randomBytes(20)].map((byte) => (byte % 36).toString(36)).join('');

/** The configuration: first to the winner's number of legs; for a draw, best of all its legs. */
function configOf(match: RecordedMatch) {
  const [home, away] = legsWon(match);
  return home === away
    ? ({ setMode: 'single-set', legMode: 'best-of', maxLegsToPlay: home + away } as const)
    : ({ setMode: 'single-set', legMode: 'first-to', legsToWinSet: Math.max(home, away) } as const);
}

const nameOf = (match: RecordedMatch, side: string) =>
  match.turns.find((turn) => turn.side === side)?.player ?? side;

/**
 * Plays a recorded match through the public API, turn by turn.
 * @returns the finished match, read from the server again
 */
export async function playMatch(
  client: Client,
  recorded: RecordedMatch,
  onTurn: () => void,
): Promise<MatchEntity> {
  const id = newId();
  const players = { home: newId(), away: newId() };
  const party = (side: 'home' | 'away') =>
    ({ type: 'single', player: { type: 'guest', id: players[side], name: nameOf(recorded, side) } }) as const;
  await client.call('POST /matches/', {
    body: {
      id,
      props: {
        parties: [party('home'), party('away')],
        config: configOf(recorded),
        description: `Replay ${recorded.id}`,
      },
    },
  });
  if (recorded.turns[0]?.side === 'away') {
    await client.call('PATCH /matches/{id}/switch', { id, requestId: newId() });
  }
  await client.call('PATCH /matches/{id}/start', { id, requestId: newId() });
  for (const { side, score, dartsThrown, attemptsOnDouble } of recorded.turns) {
    await client.call('POST /matches/{id}/throw', {
      id,
      requestId: newId(),
      body: { playerId: players[side], score, dartsThrown, attemptsOnDouble },
    });
    onTurn();
  }
  return client.call('GET /matches/{id}', { id });
}
