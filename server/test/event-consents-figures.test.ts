import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { rebuildStats } from '../src/statistics/rebuild-stats.ts';
import { createPerson, type Person } from './create-person.ts';
import { databases } from './databases.ts';
import { dumpDatabase } from './dump-database.ts';
import { tries } from './run-length.ts';
import { shortSetup } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

// Whatever happens in which order: the figures of a player are those of the matches of events that they have agreed to.

const league = shortSetup('league');
const opponents = 2;

/** What happens, and in which of the events. */
const steps = fc.array(
  fc.record({
    what: fc.constantFrom('enter', 'play', 'play', 'undo', 'agree', 'unlink', 'leave'),
    event: fc.nat(1),
  }),
  { minLength: 8, maxLength: 14 },
);

describe.each(databases)('figures of people entered by others on $name', ({ create }) => {
  const { app, call, calls } = useTournaments(create);

  const enter = async ({ playerId }: Person): Promise<string> => {
    const id = await calls.create(league);
    const participant = { type: 'single', player: { type: 'registered', id: playerId } };
    await calls.must(`POST /events/${id}/participants`, { body: { id: newId(), participant } });
    await calls.addPeople(id, opponents);
    await calls.must(`PATCH /events/${id}/publish`);
    await calls.must(`PATCH /events/${id}/start`);
    return id;
  };
  const play = async (id: string): Promise<void> => {
    const next = (await calls.matchesOf(id)).find(({ status }) => status === 'ready');
    if (next?.matchId) await calls.win(next.matchId);
  };
  const undo = async (id: string): Promise<void> => {
    const last = (await calls.matchesOf(id)).findLast(({ status }) => status === 'finished');
    if (last?.matchId) await calls.must(`DELETE /matches/${last.matchId}/throw`);
  };

  /** Ids of the finished matches with the player in events that they have agreed to; unlinked ones have nobody. */
  const agreedMatches = async (person: Person, eventIds: readonly string[]): Promise<readonly string[]> => {
    const ids: string[] = [];
    for (const { eventId, status } of await calls.must('GET /consents', { by: person })) {
      if (status !== 'agreed' || !eventIds.includes(eventId)) continue;
      for (const { id, props } of await calls.must(`GET /matches?eventId=${eventId}&limit=100`))
        if (props.status === 'finished' && JSON.stringify(props.parties).includes(person.playerId))
          ids.push(id);
    }
    return ids.toSorted();
  };
  const countedMatches = async ({ playerId }: Person): Promise<readonly string[]> => {
    const rows = await app.db.query((q) =>
      q.selectFrom('player_match_stats').select('match_id').where('player_id', '=', playerId).execute(),
    );
    return rows.map(({ match_id }) => match_id).toSorted();
  };
  const figures = async () => {
    const { player_match_stats: matches, player_month_stats: months } = await dumpDatabase(app.db);
    return { matches, months };
  };

  it('are those of the matches they agreed to, and the same when counted again', async () => {
    const played = { agreed: 0, unlinked: 0 };
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const anna = await createPerson(app);
        const events: (string | undefined)[] = [];
        for (const { what, event } of sequence) {
          const id = events[event];
          if (id === undefined) {
            events[event] = await enter(anna);
            continue;
          }
          if (what === 'play') await play(id);
          else if (what === 'undo') await undo(id);
          else if (what !== 'enter') {
            const sent = { token: anna.token, body: { answer: what } };
            const { status } = await call(`PATCH /consents/${id}`, sent);
            expect([200, 409]).toContain(status);
          }
          const counted = await countedMatches(anna);
          expect(counted).toEqual(
            await agreedMatches(
              anna,
              events.flatMap((one) => one ?? []),
            ),
          );
          played.agreed += counted.length;
          if (what === 'unlink') played.unlinked += 1;
        }
        const kept = await figures();
        await rebuildStats(app.db);
        expect(await figures()).toEqual(kept);
      }),
      { numRuns: tries({ usual: 3, long: 100 }), seed: 58 },
    );
    // The sequences reach what this is about.
    expect(Math.min(played.agreed, played.unlinked)).toBeGreaterThan(0);
  });
});
