import { defaultMatchConfig } from '@neundarter/rules/match/config';
import { createMatch } from '@neundarter/rules/match/create';
import type { Match, MatchPlayer } from '@neundarter/rules/match/types';
import { describe, expect, it } from 'vitest';
import { storedMatchOf } from '../../../test/stored-match.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Announcement } from '../../platform/outbox.ts';
import type { AnyReaction } from '../../platform/reactions/reaction.ts';
import { announceMatch, deletedAnnouncement } from '../announce-match.ts';
import { onMatchChange } from './on-match-change.ts';

const reactions = onMatchChange({} as Database, async () => undefined) as readonly AnyReaction[];

/** Events to which the lobby reacts. */
const concerned = (announcements: readonly Announcement[]): readonly string[] =>
  announcements
    .filter((one) =>
      reactions.some(({ event, concerns }) => event === one.event && concerns?.(one) !== false),
    )
    .map(({ event }) => event);

const matchOf = (away: MatchPlayer): Match =>
  createMatch({
    id: 'm',
    parties: [
      { type: 'single', player: { type: 'guest', id: 'a', name: 'Anna' } },
      { type: 'single', player: away },
    ],
    config: defaultMatchConfig,
  });

const statusOf = (match: Match, status: Match['status']): Match => ({ ...match, status });

/** All that happens to a match of these players. */
const lifeOf = (away: MatchPlayer): readonly Announcement[] => {
  const match = matchOf(away);
  const [scheduled, running, finished] = [
    match,
    statusOf(match, 'running'),
    { ...statusOf(match, 'finished'), winningParty: 0 as const },
  ];
  return [
    ...announceMatch({ change: 'start', stored: storedMatchOf(running), before: scheduled, after: running }),
    ...announceMatch({ change: 'throw', stored: storedMatchOf(running), before: running, after: running }),
    ...announceMatch({ change: 'throw', stored: storedMatchOf(finished), before: running, after: finished }),
    ...announceMatch({ change: 'undo', stored: storedMatchOf(running), before: finished, after: running }),
    deletedAnnouncement(storedMatchOf(running)),
  ];
};

describe('the lobby', () => {
  it('reacts only to start, end, undo and deletion of a match with a registered player', () => {
    expect(concerned(lifeOf({ type: 'registered', id: 'b', name: 'Bernd' }))).toEqual([
      'match-started',
      'match-finished',
      'match-score-updated',
      'match-deleted',
    ]);
  });

  it('writes no row for a match of guests', () => {
    expect(concerned(lifeOf({ type: 'guest', id: 'b', name: 'Bernd' }))).toEqual([]);
  });
});
