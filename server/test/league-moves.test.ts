import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { createClub, createPerson, type Person } from './create-person.ts';
import { databases } from './databases.ts';
import { eventually } from './eventually.ts';
import { type Answered, createSides, type MatchdayScene, matchdayCalls } from './matchday-scene.ts';
import { useApp } from './use-app.ts';

// An invented league: Bulls and Lions have accounts, Tigers have none. The chief plays in none of them.

const dayMs = 24 * 60 * 60_000;

describe.each(databases)('moving fixtures on $name', ({ create: createDatabase }) => {
  const { app, call } = useApp(createDatabase);
  let scene: MatchdayScene;
  let calls: ReturnType<typeof matchdayCalls>;
  let chief: Person;
  let bulls: Person;
  let lions: Person;
  let stranger: Person;
  let id: string;
  const start = Date.now() + 40 * dayMs;
  const [earlier, later] = [start - 2 * dayMs, start + 2 * dayMs];

  const send = (by: Person, address: string, body?: object) =>
    call(address, { token: by.token, ...(body && { body }) });
  const must = (by: Person, address: string, body?: object): Promise<Answered> =>
    calls.succeed(send(by, address, body));
  /** Bulls – Lions five times, then Bulls – Tigers, and two last rounds. */
  const pairs = [...Array.from({ length: 5 }, () => [0, 1] as const), [0, 2], [0, 1], [0, 1]] as const;

  beforeAll(async () => {
    scene = await createSides(app);
    calls = matchdayCalls(call, scene);
    [bulls, lions] = [scene.home.captain, scene.away.captain];
    const office = await createClub(app, 'Kreis');
    chief = await createPerson(app, { roles: ['team-admin'], teamIds: [office] });
    stranger = await createPerson(app);
    id = newId();
    await must(chief, 'POST /leagues/', { id, props: { teamId: office, name: 'Liga', season: '2027' } });
    const plan = {
      teams: [
        { teamId: scene.home.teamId, name: 'x' },
        { teamId: scene.away.teamId, name: 'x' },
        { teamId: null, name: 'Tigers' },
      ],
      fixtures: pairs.map(([home, away], round) => ({
        round,
        home,
        away,
        // The half ends long after the dates, on whichever day of the week the test runs.
        startDateTime: round < pairs.length - 1 ? start : start + 20 * dayMs,
      })),
    };
    await must(chief, 'PATCH /leagues/', { id, changedProps: { plan } });
    for (const [by, { teamId }] of [
      [bulls, scene.home],
      [lions, scene.away],
    ] as const)
      await must(by, `PATCH /leagues/${id}/answer`, { teamId, agrees: true });
    await must(chief, `PATCH /leagues/${id}/publish`);
  });
  afterEach(() => {
    app.clock.time = null;
  });

  const move = (number: number, by = chief) => must(by, `GET /leagues/${id}/fixtures/${number}/move`);
  const act = (number: number, by: Person, deed: object, actId = newId()) =>
    send(by, `POST /leagues/${id}/fixtures/${number}/move-acts`, { actId, deed });
  const propose = async (number: number, by: Person, deed: object): Promise<string> =>
    (await calls.succeed(act(number, by, { kind: 'proposed', ...deed }))).open.id;
  const fixture = async (number: number): Promise<Answered> =>
    (await must(bulls, `GET /leagues/${id}`)).props.fixtures[number];
  const openFor = async (by: Person): Promise<readonly number[]> =>
    (await must(by, `GET /leagues/${id}/moves`)).moves.map(({ number }: Answered) => number);

  it('move the match day once both have agreed, and only then', async () => {
    const about = await propose(0, bulls, { by: 'home', dates: [earlier, later], reason: 'Halle belegt' });
    expect(await move(0, lions)).toMatchObject({
      open: { by: 'home', dates: [earlier, later], agreed: null, waitsFor: 'away', reason: 'Halle belegt' },
      ownSides: ['away'],
      mayDecide: false,
    });
    expect(await openFor(lions)).toEqual([0]);
    const mailTo = (person: Person, subject: string) =>
      eventually(
        () => app.mails.find((mail) => mail.to === person.emailAddress && mail.subject.startsWith(subject)),
        subject,
      );
    await mailTo(lions, 'Verlegen?');
    expect((await send(stranger, `GET /leagues/${id}/moves`)).text).toBe('error.not-found');
    expect((await fixture(0)).startDateTime).toBe(start);

    const accepted = { kind: 'accepted', about, date: earlier };
    expect((await act(0, bulls, { ...accepted, by: 'away' })).text).toBe('error.insufficient-permissions');
    expect((await act(0, bulls, { ...accepted, by: 'home' })).text).toBe('error.insufficient-permissions');
    const { eventId } = await fixture(0);
    const before = (await must(bulls, `GET /events/${eventId}`)).props;
    const actId = newId();
    for (const _ of [1, 2])
      expect((await act(0, lions, { ...accepted, by: 'away' }, actId)).json).toMatchObject({
        open: null,
        startDateTime: earlier,
        plannedDateTime: start,
      });
    for (const person of [bulls, chief]) await mailTo(person, 'Neuer Termin:');
    expect((await move(0)).acts.map(({ kind }: Answered) => kind)).toEqual(['proposed', 'accepted']);
    expect((await fixture(0)).startDateTime).toBe(earlier);
    const after = (await must(bulls, `GET /events/${eventId}`)).props;
    expect(after.startDateTime).toBe(earlier);
    expect(after.endDateTime - after.startDateTime).toBe(before.endDateTime - before.startDateTime);
    expect(after.editRevision).toBe(before.editRevision + 1);
    expect(await openFor(lions)).toEqual([]);
  });

  it('let the other side propose others, and the office agree to later dates', async () => {
    const first = await propose(1, bulls, { by: 'home', dates: [earlier] });
    // Both at once: who has not seen the first proposal does not replace it.
    const counter = { kind: 'proposed', by: 'away', dates: [later] };
    expect((await act(1, lions, counter)).text).toBe('error.leagues.move-changed');
    const about = await propose(1, lions, { ...counter, about: first });
    expect((await act(1, bulls, { kind: 'withdrawn', by: 'home', about: first })).text).toBe(
      'error.leagues.move-changed',
    );
    await calls.succeed(act(1, bulls, { kind: 'accepted', by: 'home', about, date: later }));
    expect(await move(1)).toMatchObject({ open: { agreed: later, waitsFor: 'office' }, mayDecide: true });
    expect((await fixture(1)).startDateTime).toBe(start);
    expect((await act(1, bulls, { kind: 'approved', about })).text).toBe('error.insufficient-permissions');
    await calls.succeed(act(1, chief, { kind: 'approved', about }));
    expect((await fixture(1)).startDateTime).toBe(later);
  });

  it('end with a refusal, a withdrawal, their dates, or the rules of the league', async () => {
    const refused = await propose(2, bulls, { by: 'home', dates: [earlier] });
    await calls.succeed(act(2, lions, { kind: 'refused', by: 'away', about: refused, reason: 'Geht nicht' }));
    expect(await move(2)).toMatchObject({ open: null });
    const withdrawn = await propose(2, bulls, { by: 'home', dates: [earlier] });
    await calls.succeed(act(2, bulls, { kind: 'withdrawn', by: 'home', about: withdrawn }));
    const old = await propose(2, bulls, { by: 'home', dates: [earlier] });
    app.clock.time = earlier;
    expect(await openFor(chief)).toEqual([]);
    const late = { kind: 'accepted', by: 'away', about: old, date: earlier };
    expect((await act(2, lions, late)).text).toBe('error.leagues.move-changed');
    expect((await act(2, bulls, { kind: 'proposed', by: 'home', dates: [later] })).text).toBe(
      'error.leagues.too-late',
    );
    app.clock.time = null;
    expect((await act(7, bulls, { kind: 'proposed', by: 'home', dates: [earlier] })).text).toBe(
      'error.leagues.move-only-office',
    );
    await must(chief, 'PATCH /leagues/', {
      id,
      changedProps: { moveRules: { officeAgrees: 'never', daysBefore: 30 } },
    });
    // With the old clock the last proposal waits again.
    const about = await propose(2, bulls, { by: 'home', dates: [later], about: old });
    await calls.succeed(act(2, lions, { kind: 'accepted', by: 'away', about, date: later }));
    expect((await fixture(2)).startDateTime).toBe(later);
  });

  it('are up to the office in the last rounds, and where a team has no accounts', async () => {
    await calls.succeed(act(7, chief, { kind: 'moved', date: later, reason: 'Hallenbrand' }));
    expect((await fixture(7)).startDateTime).toBe(later);
    expect((await act(7, lions, { kind: 'moved', date: start, reason: 'x' })).text).toBe(
      'error.insufficient-permissions',
    );
    const about = await propose(5, bulls, { by: 'home', dates: [earlier] });
    expect(await openFor(lions)).toEqual([]);
    await calls.succeed(act(5, chief, { kind: 'accepted', by: 'office', about, date: earlier }));
    expect((await fixture(5)).startDateTime).toBe(earlier);
  });
});
