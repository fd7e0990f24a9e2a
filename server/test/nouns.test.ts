import { describe, expect, it } from 'vitest';
import { followTournaments } from '../src/calls/follow-tournaments.ts';
import { withFollowers } from '../src/match-hooks.ts';
import type { Noun } from '../src/noun.ts';
import { allNouns, nouns } from '../src/nouns.ts';
import type { Database } from '../src/platform/db/database.ts';
import { followTournaments as endPushes } from '../src/pushes/follow-tournaments.ts';
import { keepAchievements } from '../src/series/keep-achievements.ts';
import { keepMatchStats } from '../src/statistics/keep-match-stats.ts';

const platform = withFollowers({
  db: {} as Database,
  clock: { now: () => 0 },
  newId: () => 'id',
  announce: () => undefined,
  notify: async () => undefined,
  address: () => 'http://localhost',
});

/** Names of the nouns for which this is true, in order. */
const namesOf = (has: (noun: Noun) => unknown): readonly string[] =>
  Object.keys(nouns).filter((_name, at) => {
    const noun = allNouns[at];
    return noun !== undefined && has(noun);
  });

describe('the order of what nouns do', () => {
  it('in the transaction of a match', () => {
    const { match, event, seat, setup } = platform.followers;
    const [figures] = event;
    // Figures come first, because tournaments read those of the match that has just ended.
    const any: unknown = expect.any(Function);
    expect(match).toEqual([figures, any, any, any, any, keepMatchStats]);
    expect(event).toEqual([figures, any, any, keepMatchStats]);
    expect(seat).toEqual([figures, expect.any(Function), keepMatchStats]);
    expect(setup).toEqual([]);
    const follows = (origin: 'match' | 'event' | 'seat') =>
      namesOf((noun) => noun.followers?.(platform)[origin] !== undefined);
    expect(follows('match')).toEqual([
      'rankings',
      'matchdays',
      'tournaments',
      'boards',
      'calls',
      'statistics',
    ]);
    expect(follows('event')).toEqual(['rankings', 'boards', 'calls', 'statistics']);
    expect(follows('seat')).toEqual(['rankings', 'tournaments', 'statistics']);
    expect(namesOf((noun) => noun.startFollowers)).toEqual(['tournaments', 'boards', 'calls']);
    expect(platform.startFollowers).toHaveLength(3);
    expect(platform.tournamentFollowers).toEqual([keepAchievements, followTournaments, endPushes]);
  });

  it('with the account of a player who leaves', () => {
    // Events are locked before matches, and the row of the player last.
    expect(namesOf((noun) => noun.forgetPlayer?.beforeMatches)).toEqual([
      'consents',
      'matchdays',
      'tournaments',
    ]);
    expect(namesOf((noun) => noun.forgetPlayer?.byRank)).toEqual([
      'teams',
      'matches',
      'rankings',
      'replies',
      'calls',
      'pushes',
      'statistics',
      'calendars',
    ]);
    expect(namesOf((noun) => noun.forgetPlayer?.last)).toEqual(['players']);
  });

  it('in the rights of an event', () => {
    expect(namesOf((noun) => noun.roles)).toEqual(['matches', 'matchdays', 'tournaments']);
  });

  it('after a commit', () => {
    const post = async () => ({ kind: 'refused' }) as const;
    const parts = {
      db: platform.db,
      tell: async () => undefined,
      platformOf: () => platform,
      post,
      publish: async () => undefined,
      pushKeys: { publicKey: '', privateKey: '' },
    };
    const names = allNouns.flatMap((noun) => (noun.reactions?.(parts) ?? []).map(({ name }) => name));
    expect([...new Set(names)]).toEqual([
      'tell-lobby',
      'mail-entered',
      'agree-by-turn',
      'push-calls',
      'tell-hooks',
      'publish-happenings',
    ]);
  });
});
