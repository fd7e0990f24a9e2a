import type { EventMatch } from '@neundarter/contract/entities/event-match';
import { expect, it } from 'vitest';
import { entityOf } from '../../test/fake-match-server.ts';
import { matchdayData, matchdayGames } from '../../test/matchdays.ts';
import { playMatch } from '../../test/played-match.ts';
import type { DeviceMatch, MatchCommand } from '../match/match-commands.ts';
import { withDeviceGames } from './device-games.ts';

const games = matchdayGames(matchdayData({ status: 'running' }));
const known = games[2] as EventMatch;
const others = games.filter(({ id }) => id !== known.id);
const played = { ...playMatch(), id: known.id };

/** What the device stores about the game: the server's answer of a revision, and what waits. */
const record = (revision: number, queue: readonly MatchCommand[]): DeviceMatch => ({
  id: known.id,
  version: 1,
  base: entityOf(played, revision, 'ich'),
  queue,
  refusal: null,
});
const waiting: MatchCommand = { kind: 'switch', id: 'w', startingParty: 1 };

it('shows a game as the device has it while turns wait, and marks it', () => {
  const { matches, unsent } = withDeviceGames(games, [record(known.props.revision, [waiting])]);
  expect([...unsent]).toEqual([known.id]);
  expect(matches[2]?.props.status).toBe(played.status);
  expect(matches[2]?.props.winningParty).toBe(played.winningParty);
  for (const other of others) expect(matches).toContain(other);
});

it('keeps what the server has answered until the list has it, too, without a mark', () => {
  const newer = withDeviceGames(games, [record(known.props.revision + 3, [])]);
  expect(newer.unsent.size).toBe(0);
  expect(newer.matches[2]?.props.status).toBe(played.status);
  const same = withDeviceGames(games, [record(known.props.revision, [])]);
  expect(same.matches).toEqual(games);
});
