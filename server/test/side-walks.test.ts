import { type Chance, seededChance } from '@neundarter/rules/board/seeded-chance';
import {
  addLate,
  choosePairs,
  type SideFacts,
  substitute,
  undoLate,
  undoSubstitution,
} from '@neundarter/rules/matchday/change-side';
import { foldSide, type Seat, type SideChange } from '@neundarter/rules/matchday/fold-side';
import type { GameProgress } from '@neundarter/rules/matchday/game-parties';
import { mdslMatchday } from '@neundarter/rules/matchday/mdsl-format';
import { planOf } from '@neundarter/rules/matchday/plan';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { checkedClient } from './checked-client.ts';
import { type DatabaseSite, databases } from './databases.ts';
import { pick } from './entry-acts.ts';
import { type Answered, createSides, type MatchdayScene, matchdayCalls } from './matchday-scene.ts';
import { tries } from './run-length.ts';
import { startApp, type TestApp } from './start-app.ts';

// Random walks of the home side of a running match day: late players, substitutions, pairs, their undo in any order, and
// games that begin in between. After each act the line-up, the games and the result are those of the rules.

const seeds = Array.from({ length: tries({ usual: 4, long: 100 }) }, (_, index) => index + 1);
const actsOfWalk = 30;
/** An act has three calls; this measures no speed. */
const hangsMs = 120_000;

const home = { format: mdslMatchday, side: 'home' } as const;
const plan = planOf(mdslMatchday);

/** A side as the rules have it. */
type Walk = {
  readonly lineUp: readonly Seat[];
  readonly changes: readonly SideChange[];
  readonly begun: ReadonlySet<number>;
};

const factsOf = ({
  lineUp,
  changes,
  begun,
}: Walk): SideFacts & { readonly games: readonly (readonly Seat[])[] } => {
  const { games } = foldSide(home, lineUp, changes);
  const progress = games.map(
    (seats, number): GameProgress => (begun.has(number) ? 'begun' : seats.includes(null) ? 'given' : 'open'),
  );
  return { ...home, lineUp, changes, progress, games };
};

/** What is sent, the line-up after it, and the answer of the rules. */
type Act = {
  readonly verb: 'late-player' | 'undo-late-player' | 'substitute' | 'undo-substitute' | 'pairs';
  readonly body: object;
  readonly lineUp: readonly Seat[];
  readonly ruled: ReturnType<typeof substitute>;
};

describe.each(databases)('a side of a match day under any sequence of acts on $name', ({ create }) => {
  let site: DatabaseSite;
  let app: TestApp;
  let scene: MatchdayScene;
  let call: Awaited<ReturnType<typeof checkedClient>>;
  let calls: ReturnType<typeof matchdayCalls>;
  const seen = new Map<string, number>();

  beforeAll(async () => {
    site = await create();
    app = await startApp({ db: await openDatabase(site.options), rateLimits: {} });
    call = await checkedClient(app);
    scene = await createSides(app);
    calls = matchdayCalls(call, scene);
  });
  afterAll(async () => {
    await app.close();
    await site.dispose();
  });

  /** Anybody of these, or nobody. */
  const some = <Item>(all: readonly Item[], chance: Chance): Item | undefined =>
    all.length === 0 ? undefined : pick(all, chance);

  const undo = (walk: Walk, chance: Chance): Act | null => {
    const { lineUp } = walk;
    const made = walk.changes.filter((one) => one.kind !== 'pairs');
    const one = some(made, chance);
    if (one?.kind === 'late') {
      const { playerId } = one;
      const rest = lineUp.filter((id) => id !== playerId);
      const ruled = undoLate(factsOf(walk), { playerId });
      return { verb: 'undo-late-player', body: { playerId }, lineUp: rest, ruled };
    }
    if (one?.kind !== 'substitution') return null;
    const { playerId, substitutePlayerId } = one;
    const body = { playerId, substitutePlayerId };
    return { verb: 'undo-substitute', body, lineUp, ruled: undoSubstitution(factsOf(walk), body) };
  };

  const add = (walk: Walk, chance: Chance): Act | null => {
    const team = [...scene.home.players, scene.home.captain.playerId];
    // Whoever came late already is no refusal, but a repeat that changes nothing.
    const late = walk.changes.flatMap((one) => (one.kind === 'late' ? [one.playerId] : []));
    const isLikely = chance() < 0.8;
    const from = team.filter((id) => !late.includes(id) && (!isLikely || !walk.lineUp.includes(id)));
    const playerId = some(from, chance);
    if (playerId === undefined) return null;
    const ruled = addLate(factsOf(walk), { playerId, available: team, opponents: scene.away.players });
    return { verb: 'late-player', body: { playerId }, lineUp: [...walk.lineUp, playerId], ruled };
  };

  const randomAct = (walk: Walk, chance: Chance): Act => {
    const facts = factsOf(walk);
    const { positions, bench } = foldSide(home, walk.lineUp, walk.changes);
    const { lineUp } = walk;
    const kind = pick(['late', 'substitute', 'substitute', 'undo', 'undo', 'pairs'] as const, chance);
    const act = kind === 'undo' ? undo(walk, chance) : kind === 'late' ? add(walk, chance) : null;
    if (act !== null) return act;
    if (kind === 'pairs') {
      const [one = null, ...others] = positions;
      const [partner = null] = others.splice(Math.floor(chance() * others.length), 1);
      const pairs = [[one, partner], others];
      const round = pick([0, 3], chance);
      return { verb: 'pairs', body: { round, pairs }, lineUp, ruled: choosePairs(facts, { round, pairs }) };
    }
    const body = {
      playerId: pick(positions, chance) ?? scene.away.captain.playerId,
      substitutePlayerId: some(bench, chance) ?? scene.away.captain.playerId,
    };
    return { verb: 'substitute', body, lineUp, ruled: substitute(facts, body) };
  };

  /** What the answers say of the home side, in the words of the rules. */
  const answersOf = async (id: string) => {
    const { token } = scene.home.captain;
    const { homeLineup, result } = await calls.read(id, scene.home.captain);
    const { json: matches } = await call(`GET /events/${id}/matches`, { token });
    const idsOf = ({ players, player }: Answered): readonly string[] =>
      (players ?? (player === undefined ? [] : [player])).map((one: Answered) => one.id);
    return {
      lineUp: homeLineup.players,
      late: homeLineup.late.map(({ playerId }: Answered) => playerId),
      swaps: homeLineup.substitutions.map((one: Answered) => [one.playerId, one.substitutePlayerId]),
      games: matches.map(({ props }: Answered) => idsOf(props.parties[0])),
      given: matches.map(({ props }: Answered) => props.isForfeited),
      result: result.games,
    };
  };

  /** The same by the rules. A game without somebody has nobody, and is the guests'. */
  const expectedOf = (walk: Walk) => {
    const { games } = factsOf(walk);
    const given = games.map((seats) => seats.includes(null));
    return {
      lineUp: walk.lineUp,
      late: walk.changes.flatMap((one) => (one.kind === 'late' ? [one.playerId] : [])),
      swaps: walk.changes.flatMap((one) =>
        one.kind === 'substitution' ? [[one.playerId, one.substitutePlayerId]] : [],
      ),
      games: games.map((seats) => (seats.includes(null) ? [] : seats)),
      given,
      result: [0, given.filter(Boolean).length],
    };
  };

  const begin = async (walk: Walk, matchIds: readonly string[], number: number): Promise<Walk> => {
    const matchId = matchIds[number] ?? '';
    await calls.succeed(calls.startGame(matchId));
    const [[thrower = ''] = []] = await calls.partiesOf(matchId);
    await calls.succeed(calls.throw(matchId, thrower));
    return { ...walk, begun: new Set([...walk.begun, number]) };
  };

  const change = async (walk: Walk, id: string, chance: Chance): Promise<Walk> => {
    const { verb, body, lineUp, ruled } = randomAct(walk, chance);
    const answer = await calls.act(id, verb, { teamId: scene.home.teamId, ...body });
    expect({ verb, isDone: answer.status === 200 }).toEqual({ verb, isDone: ruled.ok });
    const kind = `${verb} ${ruled.ok ? 'done' : 'refused'}`;
    seen.set(kind, (seen.get(kind) ?? 0) + 1);
    return ruled.ok ? { ...walk, lineUp, changes: ruled.value.changes } : walk;
  };

  it.each(seeds)(
    'is the same in line-up, games and result, walk %i',
    async (seed) => {
      const chance = seededChance(`side ${seed}`);
      const [h1 = '', h2 = '', h3 = '', h4 = ''] = scene.home.players;
      const lineUp = [h1, h2, h3, seed % 2 === 0 ? null : h4];
      const { id, games } = await calls.createRunning({}, { home: { players: lineUp } });
      let walk: Walk = { lineUp, changes: [], begun: new Set() };
      for (let index = 0; index < actsOfWalk; index += 1) {
        const open = plan.flatMap(({ number }) =>
          factsOf(walk).progress[number] === 'open' ? [number] : [],
        );
        const isBeginning = open.length > 0 && chance() < 0.15;
        walk = isBeginning ? await begin(walk, games, pick(open, chance)) : await change(walk, id, chance);
        expect(await answersOf(id)).toEqual(expectedOf(walk));
      }
    },
    hangsMs,
  );

  it('has done and refused acts of each kind in these walks', () => {
    const kinds = ['late-player', 'undo-late-player', 'substitute', 'undo-substitute', 'pairs'];
    const never = kinds.filter((kind) => !seen.has(`${kind} done`));
    const refused = kinds.filter((kind) => seen.has(`${kind} refused`));
    expect(never).toEqual([]);
    expect(refused.length).toBeGreaterThan(2);
  });
});
