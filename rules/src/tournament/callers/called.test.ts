import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../test-support/runs.ts';
import { favouriteWins, planForTest, playOut } from '../../../test-support/tournaments.ts';
import { isCalledByHall, type LogRow } from '../advance/log.ts';
import { advance } from '../course/advance.ts';
import type { Plan } from '../plan/plan.ts';

const knockout = planForTest({ mode: 'single-knockout', noOfEntrants: 8, callerRule: 'loser-calls' });
const groups = planForTest({
  mode: 'single-knockout-with-group-stage',
  noOfEntrants: 8,
  noOfGroups: 2,
  noOfQualifiers: 4,
  callerRule: 'loser-calls',
});
const toHall: LogRow = { kind: 'callers', chosenBy: 'hall' };
const toRule: LogRow = { kind: 'callers', chosenBy: 'rule' };
const callersAfter = (plan: Plan, log: readonly LogRow[]) => advance(plan, log).callers;

describe('while the hall names callers', () => {
  const { log } = playOut(knockout, favouriteWins);
  const [, second = '', third = ''] = knockout.matches.map(({ key }) => key);

  it('the rule names nobody, in groups neither', () => {
    expect(Object.keys(callersAfter(groups, []))).not.toEqual([]);
    expect(callersAfter(groups, [toHall])).toEqual({});
    expect(callersAfter(knockout, [toHall, ...log.slice(0, 3)])).toEqual({});
    expect(callersAfter(knockout, [...log.slice(0, 3), toHall])).toEqual(
      Object.fromEntries(
        Object.entries(callersAfter(knockout, log.slice(0, 3))).filter(([match]) =>
          log.slice(0, 3).some((row) => row.kind === 'result' && row.match === match),
        ),
      ),
    );
  });

  it('whom it names calls, and nobody any more when the call ends', () => {
    const called: LogRow = { kind: 'called', match: second, caller: 'e8' };
    expect(callersAfter(knockout, [toHall, ...log.slice(0, 1), called])).toEqual({ [second]: 'e8' });
    expect(callersAfter(knockout, [toHall, ...log.slice(0, 1)])).toEqual({});
    const gone: LogRow = { kind: 'gone', entrant: 'e8' };
    expect(callersAfter(knockout, [toHall, ...log.slice(0, 1), called, gone])).toEqual({});
  });

  it('a choice by hand and a match that has begun stay', () => {
    const byHand: LogRow = { kind: 'caller', match: third, caller: 'e1' };
    const begins: LogRow = { kind: 'begin', match: second, caller: 'e8' };
    expect(callersAfter(knockout, [byHand, ...log.slice(0, 1), begins, toHall])).toEqual({
      [second]: 'e8',
      [third]: 'e1',
    });
  });

  it('the rule goes on with those who wait, and the plan of the groups holds again', () => {
    expect(callersAfter(knockout, [toHall, ...log.slice(0, 1), toRule])).toEqual(
      callersAfter(knockout, log.slice(0, 1)),
    );
    expect(callersAfter(knockout, [...log.slice(0, 3), toHall, toRule])).toEqual(
      callersAfter(knockout, log.slice(0, 3)),
    );
    expect(callersAfter(groups, [toHall, toRule])).toEqual(callersAfter(groups, []));
    const gone: LogRow = { kind: 'gone', entrant: 'e1' };
    expect(Object.values(callersAfter(groups, [toHall, gone, toRule]))).not.toContain('e1');
  });

  it('a rule by hand names whom the hall names', () => {
    const plan = planForTest({ mode: 'single-knockout', noOfEntrants: 8, callerRule: 'by-hand' });
    expect(callersAfter(plan, [toHall, { kind: 'called', match: second, caller: 'e1' }])).toEqual({
      [second]: 'e1',
    });
  });

  it('is the latest word of the log', () => {
    expect([[], [toHall], [toHall, toRule], [toRule, toHall]].map(isCalledByHall)).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });

  it('nobody is named for an open match whom neither the hall nor a hand has named', () => {
    const rows = fc.array(
      fc.oneof(
        fc.nat(log.length - 1).map((index) => log[index]),
        fc.constantFrom<LogRow>({ kind: 'called', match: second, caller: 'e8' }, toHall),
      ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(rows, (some) => {
        const known = [toHall, ...some.flatMap((row) => row ?? [])];
        const named = known.flatMap((row) => (row.kind === 'called' ? [row.match] : []));
        for (const match of Object.keys(callersAfter(knockout, known))) expect(named).toContain(match);
      }),
      runs(100),
    );
  });
});
