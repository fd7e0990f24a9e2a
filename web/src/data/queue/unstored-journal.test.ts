import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playMatch } from '../../test/played-match.ts';
import { testMatchQueue } from '../../test/test-queue.ts';
import type { MatchCommand, MatchQueued } from '../match/match-commands.ts';
import { createMemoryStore } from './device-queue.ts';
import type { QueueStore } from './queue-store.ts';
import { openJournal, type UnstoredJournal } from './unstored-journal.ts';

const { id: matchId, parties, config } = playMatch({ isStarted: false });
const newMatch = { parties, config, startingParty: 0, description: null, timeStamp: 1 } as const;
const creation: MatchCommand = { kind: 'create', id: 'c1', newMatch };
const starting: MatchCommand = { kind: 'start', id: 's1', at: 2 };
const later = async () => ({ kind: 'later' }) as const;

/** A database that never gets to write: its page was closed before. */
const tooSlow = (): QueueStore<MatchQueued> => ({
  ...createMemoryStore(),
  update: () => new Promise(() => undefined),
});

describe('commands that were shown before the database had them', () => {
  let journal: UnstoredJournal<MatchCommand>;
  beforeEach(() => {
    localStorage.clear();
    journal = openJournal('unstored-test');
  });
  afterEach(() => vi.restoreAllMocks());

  const queueWith = (store: QueueStore<MatchQueued>) => testMatchQueue({ store, journal, send: later });
  /** Notes commands on a page that is closed before its database has them. */
  const closeTooEarly = async (...commands: readonly MatchCommand[]): Promise<void> => {
    const queue = queueWith(tooSlow());
    for (const command of commands) void queue.append(matchId, command);
  };
  const idsIn = async (store: QueueStore<MatchQueued>) =>
    (await store.read(matchId))?.queue.map(({ id }) => id);

  it('are in the journal at once and stored in order by the next page', async () => {
    await closeTooEarly(creation, starting);
    expect(journal.readAll()).toEqual([
      { id: matchId, command: creation },
      { id: matchId, command: starting },
    ]);
    const store = createMemoryStore<MatchQueued>();
    const record = await queueWith(store).read(matchId);
    expect(record?.queue).toEqual([creation, starting]);
    expect(journal.readAll()).toEqual([]);
  });

  it('are stored only once, also if the database has them already', async () => {
    const store = createMemoryStore<MatchQueued>();
    await queueWith(store).append(matchId, creation);
    journal.note(matchId, creation);
    await queueWith(store).read(matchId);
    expect(await idsIn(store)).toEqual(['c1']);
    expect(journal.readAll()).toEqual([]);
  });

  it('stay in the journal while the database fails', async () => {
    await closeTooEarly(creation);
    const failing = { ...tooSlow(), update: () => Promise.reject(new Error('disk full')) };
    await queueWith(failing).read(matchId);
    expect(journal.readAll()).toHaveLength(1);
  });

  it('are dropped if they no longer fit', async () => {
    await closeTooEarly(starting);
    const store = createMemoryStore<MatchQueued>();
    await queueWith(store).read(matchId);
    expect(await store.read(matchId)).toBeNull();
    expect(journal.readAll()).toEqual([]);
  });

  it('leave the journal when the database has them, or refuses them', async () => {
    await queueWith(createMemoryStore()).append(matchId, creation);
    expect(journal.readAll()).toEqual([]);
    const failing = { ...tooSlow(), update: () => Promise.reject(new Error('disk full')) };
    await expect(queueWith(failing).append(matchId, creation)).rejects.toThrow('disk full');
    expect(journal.readAll()).toEqual([]);
  });

  it('are queued without a journal if the browser allows no storage or holds something else', async () => {
    localStorage.setItem('unstored-test:x', 'no note');
    localStorage.setItem('other', '1');
    expect(journal.readAll()).toEqual([]);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    const store = createMemoryStore<MatchQueued>();
    await queueWith(store).append(matchId, creation);
    expect(await idsIn(store)).toEqual(['c1']);
  });
});
