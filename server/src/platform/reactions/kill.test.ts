import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DatabaseSite, databases } from '../../../test/databases.ts';
import { forkProcess } from '../../../test/fork-process.ts';
import { committedRevisions, type ReactingProcessOptions } from '../../../test/reacting-process.ts';
import { createTestPlatform } from '../../../test/test-platform.ts';
import { openDatabase } from '../db/open-database.ts';
import { countReactions } from './count-reactions.ts';

const program = fileURLToPath(new URL('../../../test/reacting-process.ts', import.meta.url));

/** A time longer than any claim, in ms. */
const longAfter = 60_000;

describe.each(databases)('reactions on $name of a process that was killed', ({ create }) => {
  let site: DatabaseSite;
  beforeEach(async () => {
    site = await create();
  });
  afterEach(() => site.dispose());

  /** Starts a process that commits and dies; returns the reactions that it had started by then. */
  const commitAndKill = async (diesAt: ReactingProcessOptions['diesAt']): Promise<readonly unknown[]> => {
    const options: ReactingProcessOptions = { database: site.options, diesAt };
    const child = forkProcess(program, { REACTING_PROCESS: JSON.stringify(options) });
    const begun: unknown[] = [];
    child.on('message', (revision) => {
      begun.push(revision);
      child.kill('SIGKILL');
    });
    const [, signal] = await once(child, 'exit');
    expect(signal).toBe('SIGKILL');
    return begun;
  };

  /** Returns the reactions that the next process runs at this time of its clock. */
  const takeOver = async (time: number) => {
    const db = await openDatabase(site.options);
    const seen: number[] = [];
    const { reactions, setTime } = createTestPlatform(db, {
      reactions: [
        { name: 'notice', event: 'match-finished', react: async ({ revision }) => void seen.push(revision) },
      ],
    });
    setTime(time);
    await reactions.sweep();
    const waiting = await countReactions(db, 'waiting');
    await db.close();
    return { seen, waiting };
  };

  it('run at once in the next process if they had not started', async () => {
    expect(await commitAndKill('commit')).toEqual([]);
    expect(await takeOver(Date.now())).toEqual({ seen: committedRevisions, waiting: 0 });
  });

  it('run again in the next process after the end of the claim if they had started', async () => {
    const before = Date.now();
    expect(await commitAndKill('reaction')).toEqual([1]);
    expect(await takeOver(before)).toEqual({ seen: [], waiting: committedRevisions.length });
    expect(await takeOver(Date.now() + longAfter)).toEqual({ seen: committedRevisions, waiting: 0 });
  });
});
