// A server process with only its write path, and with the dummy bracket and match days as followers of its matches.
// Commands arrive as messages; the answer to each is its result.
import { flushCompileCache } from 'node:module';
import { followGames } from '../src/matchdays/course/follow-games.ts';
import type { MatchPlatform } from '../src/matches/settle-match.ts';
import { systemClock } from '../src/platform/clock.ts';
import { type DatabaseOptions, openDatabase } from '../src/platform/db/open-database.ts';
import { newId } from '../src/platform/ids.ts';
import { createOutbox } from '../src/platform/outbox.ts';
import { dummyBracket, organiser } from './dummy-bracket.ts';
import { createScorer } from './scorer.ts';

/** A message of the parent. */
export type FollowingCommand = {
  readonly requestId: string;
  readonly matchId: string;
  readonly verb: 'start' | 'finish' | 'undo' | 'forfeit';
  /** The player who finishes. */
  readonly playerId?: string;
};

/** The answer to the parent. */
export type FollowingReply = {
  readonly requestId: string;
  /** Null if the command was accepted. */
  readonly error: unknown;
};

export type FollowingProcessOptions = { readonly database: DatabaseOptions; readonly teamId: string };

const run = async ({ database, teamId }: FollowingProcessOptions): Promise<void> => {
  flushCompileCache();
  const db = await openDatabase(database);
  const outbox = createOutbox({ db, clock: systemClock });
  outbox.start();
  const platform: MatchPlatform = {
    db,
    clock: systemClock,
    newId,
    announce: outbox.announce,
    notify: async () => undefined,
    address: () => 'http://localhost',
    followers: {
      match: [dummyBracket(() => platform), followGames({ clock: systemClock })],
      event: [],
      seat: [],
      setup: [],
    },
    startFollowers: [],
  };
  const scorer = createScorer(platform, organiser(teamId));
  const perform = ({ verb, matchId, requestId, playerId = '' }: FollowingCommand) => {
    if (verb === 'start') return scorer.start(matchId, { requestId });
    if (verb === 'undo') return scorer.undo(matchId, { requestId });
    if (verb === 'forfeit') return scorer.forfeit(matchId, 0, requestId);
    return scorer.throw(matchId, { requestId, playerId, score: 2, dartsThrown: 1, attemptsOnDouble: 1 });
  };
  process.on('message', (command: FollowingCommand) => {
    const { requestId } = command;
    perform(command).then(
      (answer) =>
        process.send?.({ requestId, error: answer.ok ? null : answer.error } satisfies FollowingReply),
      (thrown: unknown) => process.send?.({ requestId, error: String(thrown) } satisfies FollowingReply),
    );
  });
  process.send?.('ready');
};

if (process.send !== undefined && process.env.FOLLOWING_PROCESS !== undefined)
  await run(JSON.parse(process.env.FOLLOWING_PROCESS) as FollowingProcessOptions);
