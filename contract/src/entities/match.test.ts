import { defaultMatchConfig } from '@neundarter/rules/match/config';
import { createMatch } from '@neundarter/rules/match/create';
import { recordThrow } from '@neundarter/rules/match/record-throw';
import { replayMatch } from '@neundarter/rules/match/replay';
import { standingOf } from '@neundarter/rules/match/standing';
import { startMatch } from '@neundarter/rules/match/start';
import { type LegDecider, legDeciders, type Match, type Move } from '@neundarter/rules/match/types';
import { summaryOf } from '@neundarter/rules/stats/summary';
import Type from 'typebox';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { NewMatchPropsSchema } from './match.ts';
import { MatchConfigSchema, PartialMatchConfigSchema } from './match-config.ts';
import { StandingSchema, SummarySchema } from './match-figures.ts';
import { DartsSchema, MatchSetSchema } from './match-turns.ts';
import { PartiesSchema } from './party.ts';

const guest = (id: string) => ({ type: 'single', player: { type: 'guest', id, name: id } }) as const;
const ids = ['a'.repeat(20), 'b'.repeat(20)] as const;

/** A match of two legs of 40 after this many turns, 0 to 3; it is finished after 3. */
function play(turns: number): Match {
  const config = { ...defaultMatchConfig, startingScore: 40, legsToWinSet: 2 };
  const started = startMatch(
    createMatch({ id: 'c'.repeat(20), parties: [guest(ids[0]), guest(ids[1])], config }),
    {
      at: 1,
    },
  );
  if (!started.ok) throw new Error(started.error);
  const scores = [
    { playerId: ids[0], score: 40, dartsThrown: 1, attemptsOnDouble: 1 },
    { playerId: ids[1], score: 20, dartsThrown: 3, attemptsOnDouble: 1 },
    { playerId: ids[0], score: 40, dartsThrown: 2, attemptsOnDouble: 2 },
  ];
  return scores.slice(0, turns).reduce((match, turn, index) => {
    const next = recordThrow(match, { ...turn, id: `${index}`, timeStamp: index + 2 });
    if (!next.ok) throw new Error(next.error);
    return next.value;
  }, started.value);
}

/** A match of two legs, of which a bull-out or the smaller rest has decided the first, with a handicap. */
function decided(decision: LegDecider): { readonly due: Match; readonly match: Match } {
  const config = { ...defaultMatchConfig, legsToWinSet: 2, roundLimit: { rounds: 1, decision } };
  const setup = { id: 'c'.repeat(20), parties: [guest(ids[0]), guest(ids[1])], config } as const;
  const turns = [
    { playerId: ids[0], score: 60 },
    { playerId: ids[1], score: 100 },
  ];
  const moves: readonly Move[] = turns.map((turn, index) => ({
    kind: 'throw',
    newThrow: { ...turn, id: `${index}`, dartsThrown: 3, attemptsOnDouble: 0, timeStamp: index + 2 },
  }));
  const played = (more: readonly Move[]): Match => {
    const match = replayMatch({ ...setup, startingScores: [501, 401] }, [
      { kind: 'start', at: 1 },
      ...moves,
      ...more,
    ]);
    if (!match.ok) throw new Error(match.error);
    return match.value;
  };
  const bullOut: Move = { kind: 'bull-out', bullOut: { id: 'b', winningParty: 1, at: 5 } };
  return { due: played([]), match: played(decision === 'bull' ? [bullOut] : []) };
}

describe('the schemas of a match', () => {
  it.each(legDeciders)('fit a match with a round limit and a handicap, decided by %s', (decision) => {
    const { due, match } = decided(decision);
    expect(match.sets[0]?.legs[0]?.decidedBy?.kind).toBe(decision);
    expect([...Value.Errors(Type.Array(MatchSetSchema), match.sets)]).toEqual([]);
    expect([...Value.Errors(StandingSchema, standingOf(due))]).toEqual([]);
    expect([...Value.Errors(MatchConfigSchema, match.config)]).toEqual([]);
  });

  it.each([0, 1, 2, 3])('fit the match of the rules after %i turns', (turns) => {
    const match = play(turns);
    expect([...Value.Errors(Type.Array(MatchSetSchema), match.sets)]).toEqual([]);
    expect([...Value.Errors(StandingSchema, standingOf(match))]).toEqual([]);
    expect([...Value.Errors(MatchConfigSchema, match.config)]).toEqual([]);
  });

  it.each([
    ['a bed that does not exist', [{ bed: 'T21', rMm: 1, thetaDeg: 0 }]],
    ['a point too far away', [{ bed: 'M', rMm: 1001, thetaDeg: 0 }]],
    ['an angle of a full turn', [{ bed: 'M', rMm: 1, thetaDeg: 360 }]],
    ['an unknown field', [{ bed: 'M', rMm: 1, thetaDeg: 0, color: 'red' }]],
    ['no dart', []],
    ['four darts', Array.from({ length: 4 }, () => ({ bed: 'M', rMm: 180, thetaDeg: 0 }))],
  ])('refuse darts with %s', (_, darts) => {
    expect(Value.Check(DartsSchema, darts)).toBe(false);
    expect(Value.Check(DartsSchema, [{ bed: 'T20', rMm: 102.25, thetaDeg: 359.99 }])).toBe(true);
  });

  it('fit the summary of a finished match', () => {
    const summary = summaryOf(play(3));
    expect(summary?.winningParty).toBe(0);
    expect([...Value.Errors(SummarySchema, summary)]).toEqual([]);
  });

  it.each([
    ['an unknown field', { parties: [guest(ids[0]), guest(ids[1])], status: 'finished' }],
    ['one party', { parties: [guest(ids[0])] }],
    [
      'an unknown bot level',
      { parties: [guest(ids[0]), { type: 'single', player: { type: 'bot', id: ids[1], level: 12 } }] },
    ],
    [
      'an empty name',
      { parties: [guest(ids[0]), { type: 'single', player: { type: 'guest', id: ids[1], name: ' ' } }] },
    ],
  ])('refuse a new match with %s', (_, props) => {
    expect(Value.Check(NewMatchPropsSchema, props)).toBe(false);
  });

  it('do not require fields with a default', () => {
    expect(Value.Check(PartialMatchConfigSchema, {})).toBe(true);
    expect(Value.Check(PartialMatchConfigSchema, { legsToWinSet: 0 })).toBe(false);
    expect(Value.Check(PartialMatchConfigSchema, { roundLimit: null })).toBe(true);
    expect(Value.Check(PartialMatchConfigSchema, { roundLimit: { rounds: 100, decision: 'bull' } })).toBe(
      false,
    );
    expect(Value.Check(MatchConfigSchema, { ...play(0).config, roundLimit: null })).toBe(false);
  });

  it('accept every placeholder of a tournament', () => {
    const placeholders = [
      { type: 'bye' },
      { type: 'tba-by-group', groupId: 'A', groupName: 'A', rank: 1 },
      { type: 'tba-by-grouprank-order', rankWithinGroups: 1, rankWithinOrder: 2 },
      { type: 'tba-by-match', outcome: 'loser', matchName: 'Halbfinale 1' },
    ];
    for (const party of placeholders) expect(Value.Check(PartiesSchema, [party, guest(ids[0])])).toBe(true);
  });
});
