import { maxTurnsOfMatch } from '@neundarter/rules/match/turn-limit';
import { nextPosition, throwerOf } from '@neundarter/rules/match/turn-order';
import type { Match } from '@neundarter/rules/match/types';
import { describe, expect, it } from 'vitest';
import { entityOf } from '../../test/fake-match-server.ts';
import { playMatch } from '../../test/played-match.ts';
import { countWaitingThrows } from '../queue/queue-record.ts';
import { applyCommand, foldMatch, type MatchCommand, matchFromWire } from './match-commands.ts';

const throwOn = (match: Match, id: string, score: number): MatchCommand => ({
  kind: 'throw',
  id,
  newThrow: {
    id,
    playerId: throwerOf(match)?.playerId ?? '',
    score,
    dartsThrown: 3,
    attemptsOnDouble: 0,
    timeStamp: 1,
  },
  position: nextPosition(match) ?? { setNumber: 1, legNumber: 1, throwNumber: 1 },
});
const undo = (throwId: string): MatchCommand => ({ kind: 'undo', id: `u-${throwId}`, throwId });
const throwsOf = (match: Match | null): readonly number[] =>
  match?.sets.flatMap((set) => set.legs.flatMap((leg) => leg.throws.map(({ score }) => score))) ?? [];
const fold = (base: Match, queue: readonly MatchCommand[]): Match | null =>
  foldMatch({ id: base.id, base: entityOf(base, 1), queue });

describe('folding a queue over the server match', () => {
  const running = playMatch({ legs: ['501 | 60 100'] });

  it('adds unsent turns to the match', () => {
    expect(throwsOf(fold(running, [throwOn(running, 'a', 45)]))).toEqual([60, 100, 45]);
  });

  it('skips commands that the server already has', () => {
    const command = throwOn(running, 'a', 45);
    const next = applyCommand(running, command);
    if (!next.ok) throw new Error(next.error);
    expect(throwsOf(fold(next.value, [command]))).toEqual([60, 100, 45]);
    const undone: MatchCommand[] = [command, undo('a')];
    expect(throwsOf(fold(running, undone))).toEqual([60, 100]);
    expect(throwsOf(fold(running, [undo('a')]))).toEqual([60, 100]);
  });

  it('decides a bull-out once, and takes it back by its id', () => {
    const config = { roundLimit: { rounds: 1, decision: 'bull' } } as const;
    const due = playMatch({ config, legs: ['501 | 60 100'] });
    const position = { setNumber: 1, legNumber: 1, throwNumber: 3 };
    const decide: MatchCommand = { kind: 'bull-out', id: 'b', winningParty: 0, position, at: 5 };
    const decided = fold(due, [decide]);
    expect(decided?.sets[0]?.legs[0]).toMatchObject({
      winningParty: 0,
      decidedBy: { kind: 'bull', id: 'b' },
    });
    expect(fold(decided ?? due, [decide])).toEqual(decided);
    expect(fold(decided ?? due, [undo('b')])?.sets).toEqual(due.sets);
    expect(fold(due, [decide, undo('b')])?.sets).toEqual(due.sets);
    const late: MatchCommand = { ...decide, id: 'c' };
    expect(applyCommand(decided ?? due, late)).toEqual({ ok: false, error: 'error.match.out-of-sync' });
  });

  it('keeps a handicap, from the server and from a creation on this device', () => {
    const { parties, config } = running;
    const newMatch = {
      parties,
      config,
      startingScores: [501, 301],
      startingParty: 0,
      description: null,
      timeStamp: 1,
    } as const;
    const made = foldMatch({ id: running.id, base: null, queue: [{ kind: 'create', id: 'n', newMatch }] });
    expect(made?.startingScores).toEqual([501, 301]);
    const base = entityOf(running, 1);
    const sent = { ...base, props: { ...base.props, startingScores: [501, 301] as const } };
    expect(matchFromWire(sent).startingScores).toEqual([501, 301]);
  });

  it('starts, switches and forfeits once', () => {
    const scheduled = playMatch({ isStarted: false });
    const switched = { ...scheduled, startingParty: 1 as const };
    expect(fold(switched, [{ kind: 'switch', id: 's', startingParty: 1 }])?.startingParty).toBe(1);
    expect(fold(scheduled, [{ kind: 'switch', id: 's', startingParty: 1 }])?.startingParty).toBe(1);
    expect(fold(running, [{ kind: 'start', id: 's', at: 5 }])?.startedAt).toBe(running.startedAt);
    const forfeit: MatchCommand = { kind: 'forfeit', id: 'f', winningParty: 1, at: 5 };
    const forfeited = fold(scheduled, [forfeit]);
    expect(forfeited).toMatchObject({ isForfeited: true, winningParty: 1 });
    expect(fold(forfeited ?? scheduled, [forfeit])).toEqual(forfeited);
  });

  it('adds no turns above the maximum, but keeps existing ones', () => {
    const [set] = running.sets;
    const leg = {
      ...set?.legs[0],
      throws: Array.from({ length: maxTurnsOfMatch }, () => set?.legs[0]?.throws[0]),
    };
    const full = { ...running, sets: [{ ...set, legs: [leg] }] } as unknown as Match;
    const refusal = { ok: false, error: 'error.match.too-many-turns' };
    expect(applyCommand(full, throwOn(running, 'a', 45))).toEqual(refusal);
    const known = set?.legs[0]?.throws[0]?.id ?? '';
    expect(applyCommand(full, throwOn(running, known, 60))).toEqual({ ok: true, value: full });
  });

  it('ends at a turn that no longer fits', () => {
    const stale = throwOn(playMatch({ legs: ['501 | 60'] }), 'a', 45);
    expect(throwsOf(fold(running, [stale, throwOn(running, 'b', 26)]))).toEqual([60, 100]);
  });

  it('refuses to undo a turn that is no longer the last', () => {
    const first = running.sets[0]?.legs[0]?.throws[0]?.id ?? '';
    expect(applyCommand(running, undo(first))).toEqual({ ok: false, error: 'error.match.out-of-sync' });
  });

  it('creates a match that only this device knows', () => {
    const { id, parties, config } = running;
    const create: MatchCommand = {
      kind: 'create',
      id: 'c',
      newMatch: { parties, config, startingParty: 1, description: null, timeStamp: 1 },
    };
    const match = foldMatch({ id, base: null, queue: [create, { kind: 'start', id: 's', at: 5 }] });
    expect(match).toMatchObject({ id, status: 'running', startingParty: 1 });
    expect(foldMatch({ id, base: null, queue: [] })).toBeNull();
  });
});

describe('counting what is not saved', () => {
  const turn = (id: string) => throwOn(playMatch(), id, 60);
  it.each([
    { what: 'nothing', queue: [], count: 0 },
    { what: 'two turns', queue: [turn('a'), turn('b')], count: 2 },
    {
      what: 'a turn that was undone before it was saved',
      queue: [turn('a'), turn('b'), undo('b')],
      count: 1,
    },
    { what: 'a saved turn that was undone', queue: [undo('old')], count: 1 },
    { what: 'a start is no turn', queue: [{ kind: 'start', id: 's', at: 1 } as const], count: 0 },
  ])('$what: $count', ({ queue, count }) => {
    expect(countWaitingThrows(queue)).toBe(count);
  });
});
