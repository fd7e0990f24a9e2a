// A server process with only its write path, for tests that kill it: commands arrive as messages, answers are sent
// after the commit, and every announcement is written at once to a file that survives the process.
import { appendFileSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { systemClock } from '../src/platform/clock.ts';
import { type DatabaseOptions, openDatabase } from '../src/platform/db/open-database.ts';
import { newId } from '../src/platform/ids.ts';
import { createOutbox } from '../src/platform/outbox.ts';
import { createScorer, shortMatch } from './scorer.ts';

/** A message of the parent. */
export type Command = {
  readonly requestId: string;
  readonly matchId: string;
  readonly verb: 'create' | 'start' | 'throw' | 'undo';
  readonly playerId?: string;
  readonly score?: number;
};

/** The answer after the change is durable. */
export type Reply = { readonly requestId: string; readonly revision: number };

export type ScoringProcessOptions = {
  readonly database: DatabaseOptions;
  readonly announcementsFile: string;
};

const run = async ({ database, announcementsFile }: ScoringProcessOptions): Promise<void> => {
  flushCompileCache();
  const db = await openDatabase(database);
  const outbox = createOutbox({ db, clock: systemClock });
  outbox.subscribe({
    publish: (channels, event, payload) => {
      for (const _channel of channels)
        appendFileSync(announcementsFile, `${JSON.stringify({ event, ...(payload as object) })}\n`);
    },
  });
  outbox.start();
  const scorer = createScorer({
    db,
    clock: systemClock,
    newId,
    announce: outbox.announce,
    notify: async () => undefined,
    address: () => 'http://localhost',
    followers: { match: [], event: [], seat: [], setup: [] },
    startFollowers: [],
  });
  const perform = ({ verb, requestId, matchId, playerId = '', score = 0 }: Command) => {
    if (verb === 'create')
      return scorer.create({ ...shortMatch, config: { startingScore: 10_001 } }, matchId);
    if (verb === 'start') return scorer.start(matchId, { requestId });
    if (verb === 'undo') return scorer.undo(matchId, { requestId });
    return scorer.throw(matchId, { requestId, playerId, score });
  };
  const reply = async (command: Command): Promise<void> => {
    const answer = await perform(command);
    if (!answer.ok) throw new Error(`${command.verb} was refused: ${JSON.stringify(answer.error)}`);
    process.send?.({ requestId: command.requestId, revision: answer.value.props.revision } satisfies Reply);
  };
  process.on('message', (command: Command) => void reply(command));
  process.send?.('ready');
};

if (process.send !== undefined && process.env.SCORING_PROCESS !== undefined) {
  await run(JSON.parse(process.env.SCORING_PROCESS) as ScoringProcessOptions);
}
