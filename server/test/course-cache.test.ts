import { describe, expect, it } from 'vitest';
import { createLog } from '../src/platform/log.ts';
import { checkCourse } from '../src/tournaments/core/check-course.ts';
import { courseCache, type KnownCourse } from '../src/tournaments/core/course-cache.ts';
import { databases } from './databases.ts';
import { followUp, idOf } from './running-calls.ts';
import { shortSetup } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

// What a process remembers of a tournament is never believed without looking at the log. These tests put something old or wrong
// into the memory, as if another process had changed the tournament meanwhile, and look at what comes next.

const setup = shortSetup('double-knockout', { assignCaller: true });

describe.each(databases)('the remembered course of a tournament on $name', ({ create }) => {
  const { app, call, scene, calls } = useTournaments(create);
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(line) });

  const readyIn = async (id: string) =>
    (await calls.matchesOf(id)).filter(({ status, matchId }) => status === 'ready' && matchId !== null);
  const known = (id: string): KnownCourse => {
    const course = courseCache(app.db).find(id);
    if (course === null) throw new Error('The course is not remembered');
    return course;
  };
  /** Puts an older course back, which a newer one would otherwise replace. */
  const putBack = (course: KnownCourse) => {
    courseCache(app.db).forget(course.eventId);
    courseCache(app.db).keep(course);
  };
  const check = (id: string) => checkCourse({ db: app.db, log }, id);

  it('goes on after a result without reading everything again', async () => {
    const id = await calls.createRunning(setup, 8);
    const [first, second] = await readyIn(id);
    await calls.win(idOf(first));
    const { plan } = known(id).course;
    await calls.win(idOf(second));
    expect(known(id).course.plan).toBe(plan);
    expect(known(id).course.rows.filter(({ kind }) => kind === 'result')).toHaveLength(2);
    expect(await check(id)).toBe('same');
  });

  it('catches up with what other processes have logged and taken back', async () => {
    const id = await calls.createRunning(setup, 8);
    const [first, second, third, fourth] = await readyIn(id);
    await calls.win(idOf(first));
    const old = known(id);
    await calls.win(idOf(second), 1);
    await calls.win(idOf(third));
    await calls.must(`DELETE /matches/${idOf(first)}/throw`);
    putBack(old);
    await calls.win(idOf(fourth));
    expect(await check(id)).toBe('same');
    const states = new Map((await calls.matchesOf(id)).map((match) => [match.matchId, match.status]));
    expect([first, second, third, fourth].map((match) => states.get(idOf(match)))).toEqual([
      'ready',
      'finished',
      'finished',
      'finished',
    ]);
  });

  it('does not remember what was refused', async () => {
    const id = await calls.createRunning(setup, 4);
    const [first, second] = await readyIn(id);
    await calls.win(idOf(first));
    await calls.win(idOf(second));
    const [next] = await readyIn(id);
    await calls.win(idOf(next));
    const before = known(id);
    const address = `DELETE /matches/${idOf(first)}/throw`;
    expect(await call(address, { token: scene.chief.token })).toMatchObject(followUp);
    expect(known(id)).toBe(before);
    expect(await check(id)).toBe('same');
  });

  it('makes a new plan after the start was taken back', async () => {
    const id = await calls.createRunning(setup, 4);
    await calls.matchesOf(id);
    const old = known(id);
    await calls.must(`PATCH /events/${id}/undo-start`);
    await calls.must(`PATCH /events/${id}/reopen`);
    await calls.addPeople(id, 1);
    await calls.must(`PATCH /events/${id}/start`);
    putBack(old);
    expect((await calls.playOn(id)).state.places).toHaveLength(5);
    expect(await check(id)).toBe('same');
  });

  it('is found to be wrong, logged and forgotten', async () => {
    const id = await calls.createRunning(setup, 8);
    const [first, second] = await readyIn(id);
    await calls.win(idOf(first));
    const right = known(id);
    const { course } = right;
    putBack({ ...right, course: { ...course, tournament: { ...course.tournament, callers: {} } } });
    lines.length = 0;
    expect(await check(id)).toBe('different');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 'error', eventId: id }]);
    expect(courseCache(app.db).find(id)).toBeNull();
    await calls.win(idOf(second));
    expect(await check(id)).toBe('same');
  });
});
