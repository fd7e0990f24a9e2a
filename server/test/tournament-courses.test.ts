import type { TournamentMatch } from '@neundarter/contract/entities/tournament';
import { type Chance, seededChance } from '@neundarter/rules/board/seeded-chance';
import { describe, expect, it } from 'vitest';
import { createLog } from '../src/platform/log.ts';
import { checkCourse } from '../src/tournaments/core/check-course.ts';
import type { CheckedAnswer } from './checked-client.ts';
import { databases } from './databases.ts';
import { tries } from './run-length.ts';
import { idOf, legs } from './running-calls.ts';
import { externalEntry, shortSetup } from './tournament-scene.ts';
import { expectSameViews, lastingOf, readViews, type Views } from './tournament-views.ts';
import { useTournaments } from './use-tournaments.ts';

// Results, undos, withdrawals, returns, decisions and play-offs in any order: after each of them the state of the tournament,
// its matches, its tables and its places say the same. Nothing of what is allowed ends in a state that cannot go on.

const courses = Array.from({ length: tries({ usual: 8, long: 300 }) }, (_, index) => index + 1);
const actsOfCourse = 18;

const groups = { noOfGroups: 2, noOfQualifiers: 4 };
const freeGroups = {
  noOfGroups: 3,
  noOfQualifiers: 4,
  freeGroups: { seating: 'by-number', ofSize: null },
} as const;
const secondChance = {
  noOfGroups: 2,
  noOfQualifiers: 2,
  freeGroups: { seating: 'by-number', ofSize: null },
} as const;
const setups = [
  [shortSetup('league'), 3],
  [shortSetup('single-knockout-with-group-stage', { groups, assignCaller: true }), 6],
  [shortSetup('single-knockout', { assignCaller: true }), 5],
  [shortSetup('league'), 4],
  [shortSetup('double-knockout', { assignCaller: true }), 4],
  [shortSetup('league', { groups: { roundRobinMode: 'double' } }), 3],
  [shortSetup('single-knockout-with-group-stage', { groups: freeGroups, assignCaller: true }), 7],
  [
    shortSetup('single-knockout-with-group-stage', {
      groups: secondChance,
      hasSecondChance: true,
      assignCaller: true,
    }),
    7,
  ],
] as const;

/** What a tournament may answer besides success: nothing is changed then. */
const refusals = new Set([
  'error.event.follow-up-match-started',
  'error.event.invalid-status',
  'error.event.participant-not-found',
  'error.match.over',
  'error.invalid-match-status',
  'error.no-throw-to-undo',
  'error.invalid-request',
  'error.event.changed-meanwhile',
]);

type Act = { readonly address: string; readonly body?: object };

const pick = <Item>(items: readonly Item[], chance: Chance): Item | undefined =>
  items[Math.floor(chance() * items.length)];

/** The same with every open match scheduled: one that was started without a turn is, after a withdrawal. */
const unstarted = ({ matches, ...rest }: ReturnType<typeof lastingOf>) => ({
  ...rest,
  matches: matches.map((match) =>
    match.status === 'running'
      ? { ...match, status: 'scheduled', standing: { ...match.standing, status: 'scheduled' } }
      : match,
  ),
});

describe.each(databases)('any course of a tournament on $name', ({ create }) => {
  const { app, call, scene, calls } = useTournaments(create);

  const send = ({ address, body = {} }: Act): Promise<CheckedAnswer> =>
    call(address, { token: scene.chief.token, body });
  const viewsOf = async (id: string): Promise<Views> => {
    // The course that the process remembers is the one that follows from the database.
    expect(await checkCourse({ db: app.db, log: createLog('silent') }, id)).not.toBe('different');
    return readViews(calls, app.db, id);
  };

  /** Ends a match with darts, on paper or as given, or only starts it. */
  const playOne = async (id: string, match: TournamentMatch, chance: Chance): Promise<void> => {
    const winner = chance() < 0.5 ? 0 : 1;
    const way = chance();
    const score = legs(winner === 0 ? [1, 0] : [0, 1]);
    const address = `POST /events/${id}/matches/${idOf(match)}/result`;
    const { status } = await calls.must(`GET /matches/${idOf(match)}/standing`);
    if (status === 'scheduled' && way < 0.5) await calls.win(idOf(match), winner);
    else if (status === 'running') await calls.finish(idOf(match), winner);
    else if (way < 0.6) await calls.must(`PATCH /matches/${idOf(match)}/start`);
    else await calls.must(address, { body: way < 0.9 ? score : { kind: 'forfeit', winningParty: winner } });
  };

  const decide = (id: string, { data }: Views, chance: Chance): Act | null => {
    const [needed] = data.state.needed.filter(({ playOff }) => playOff === null);
    if (needed === undefined) return null;
    const { entrants } = needed;
    const ways = [
      { way: 'lot', entrants },
      { way: 'order', entrants: entrants.toReversed(), reason: 'Ausgemacht' },
      { way: 'play-off', entrants },
    ];
    return { address: `PATCH /events/${id}/decide`, body: pick(ways, chance) ?? {} };
  };

  const withdraw = (id: string, { data }: Views, chance: Chance): Act => {
    const entrant = pick(data.participants ?? [], chance)?.id;
    const isInGroups = data.stages?.group !== null && chance() < 0.7;
    const effect = chance() < 0.6 ? 'forfeits' : 'out-of-table';
    const body = isInGroups ? { entrant, stage: 'group', effect } : { entrant, stage: 'knockout' };
    return { address: `PATCH /events/${id}/withdraw`, body };
  };

  /** Takes back a result as organisers do, or its last throw as a scorer does. */
  const undoResult = (id: string, { data }: Views, chance: Chance): Act | null => {
    const match = pick(
      data.state.matches.filter(({ status, matchId }) => status === 'finished' && matchId !== null),
      chance,
    );
    if (match === undefined) return null;
    return chance() < 0.3
      ? { address: `DELETE /matches/${idOf(match)}/throw` }
      : { address: `PATCH /events/${id}/matches/${idOf(match)}/undo-result`, body: { reason: 'Falsch' } };
  };

  const undoDecision = (id: string, { data }: Views): Act | null => {
    const made = data.state.decisions?.find(({ undoneAt }) => undoneAt === null);
    const entrants = made?.entrants ?? data.state.playOffs?.at(-1)?.entrants;
    return entrants === undefined ? null : { address: `PATCH /events/${id}/undo-decide`, body: { entrants } };
  };

  const chooseCaller = (id: string, { data }: Views, chance: Chance): Act | null => {
    const match = pick(
      data.state.matches.filter(({ status, matchId }) => status === 'ready' && matchId !== null),
      chance,
    );
    const caller = pick(data.participants ?? [], chance)?.id ?? null;
    return match === undefined
      ? null
      : { address: `PATCH /events/${id}/matches/${idOf(match)}/caller`, body: { caller } };
  };

  /** Lets somebody in, or takes that back. */
  const enterLate = async (id: string, { data }: Views, chance: Chance): Promise<Act | null> => {
    const late = pick(data.participants?.filter(({ lateSeat }) => lateSeat) ?? [], chance);
    if (late !== undefined && chance() < 0.4)
      return { address: `DELETE /events/${id}/late-entries/${late.id}` };
    if (data.status !== 'running') return null;
    const { seat } = await calls.must(`GET /events/${id}/late-seat`);
    const body = { ...externalEntry('Spät'), seat };
    return seat === null ? null : { address: `POST /events/${id}/late-entries`, body };
  };

  const actOf = async (id: string, views: Views, chance: Chance): Promise<Act | null> => {
    const way = chance();
    if (way > 0.92) return enterLate(id, views, chance);
    if (way < 0.3) return undoResult(id, views, chance);
    if (way < 0.6) return withdraw(id, views, chance);
    if (way < 0.8) {
      const entrant = pick(views.data.state.withdrawn, chance);
      return entrant === undefined
        ? null
        : { address: `PATCH /events/${id}/undo-withdraw`, body: { entrant } };
    }
    if (way < 0.85 && views.data.state.secondChance?.isDrawn)
      return { address: `DELETE /events/${id}/second-chance` };
    return way < 0.9 ? chooseCaller(id, views, chance) : undoDecision(id, views);
  };

  /** Does something other than a result. Who has just left and comes back finds everything as it was. */
  const act = async (id: string, before: Views, chance: Chance): Promise<void> => {
    const chosen = await actOf(id, before, chance);
    if (chosen === null) return;
    const answer = await send(chosen);
    if (answer.status >= 300) {
      expect([chosen.address, answer.text]).toEqual([
        chosen.address,
        expect.toSatisfy((text) => refusals.has(text)),
      ]);
      expect(lastingOf(await viewsOf(id))).toEqual(lastingOf(before));
      return;
    }
    const after = await viewsOf(id);
    expectSameViews(after);
    const isNew = after.data.state.withdrawn.length > before.data.state.withdrawn.length;
    if (!isNew || chance() < 0.5) return;
    const entrant = after.data.state.withdrawn.find((one) => !before.data.state.withdrawn.includes(one));
    await calls.must(`PATCH /events/${id}/undo-withdraw`, { body: { entrant } });
    expect(unstarted(lastingOf(await viewsOf(id)))).toEqual(unstarted(lastingOf(before)));
  };

  /** Draws the second chance for all who are out, or without the last of them. */
  const drawSecond = (id: string, { data }: Views, chance: Chance): Act | null => {
    const { out = [], isDrawn = true } = data.state.secondChance ?? {};
    if (isDrawn || out.length < 3) return null;
    const entrants = out.slice(0, chance() < 0.7 ? out.length : -1).map(({ entrant }) => entrant);
    return { address: `PATCH /events/${id}/second-chance`, body: { entrants } };
  };

  const step = async (id: string, views: Views, chance: Chance): Promise<boolean> => {
    const decision = decide(id, views, chance) ?? drawSecond(id, views, chance);
    if (decision !== null) {
      await calls.must(decision.address, decision.body === undefined ? {} : { body: decision.body });
      return true;
    }
    const match = pick(
      views.data.state.matches.filter(({ status, matchId }) => status === 'ready' && matchId !== null),
      chance,
    );
    if (match === undefined) return false;
    await playOne(id, match, chance);
    return true;
  };

  it.each(courses)('says the same everywhere after every step, and reaches its end: %i', async (number) => {
    const chance = seededChance(`course ${number}`);
    const [setup, people] = setups[number % setups.length] ?? setups[0];
    const id = await calls.createRunning(setup, people);
    for (let done = 0; done < actsOfCourse; done += 1) {
      const views = await viewsOf(id);
      if (chance() < 0.5) await step(id, views, chance);
      else await act(id, views, chance);
      expectSameViews(await viewsOf(id));
    }
    for (let done = 0; done < 100; done += 1) if (!(await step(id, await viewsOf(id), chance))) break;
    const end = await viewsOf(id);
    expectSameViews(end);
    expect(end.data.status).toBe('finished');
  });
});
