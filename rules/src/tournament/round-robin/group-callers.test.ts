import { describe, expect, it } from 'vitest';
import { roundRobinModes, roundRobinOf } from './berger.ts';
import { groupCallers } from './group-callers.ts';

const counts = Array.from({ length: 62 }, (_, index) => index + 3);

describe.each(roundRobinModes)('callers of a %s round robin', (mode) => {
  it.each(counts)('of %i are idle members who call equally often', (count) => {
    const matches = roundRobinOf(count, mode).flat();
    const callers = groupCallers({ count, matches });
    expect(callers).toHaveLength(matches.length);
    expect(callers.every((caller, match) => caller !== null && !matches[match]?.includes(caller))).toBe(true);
    const calls = Array.from(
      { length: count },
      (_, member) => callers.filter((caller) => caller === member).length,
    );
    expect(Math.max(...calls) - Math.min(...calls)).toBeLessThanOrEqual(1);
  });
});

describe('callers of a group', () => {
  it('of three are those who do not play', () => {
    const matches = roundRobinOf(3, 'single').flat();
    expect(
      groupCallers({ count: 3, matches }).map((caller, match) =>
        [...(matches[match] ?? []), caller].toSorted(),
      ),
    ).toEqual([
      [0, 1, 2],
      [0, 1, 2],
      [0, 1, 2],
    ]);
  });

  it('of two do not exist', () => {
    expect(groupCallers({ count: 2, matches: roundRobinOf(2, 'double').flat() })).toEqual([null, null]);
  });

  it.each([5, 6, 7, 8])(
    'of %i have the fewest calls and, if possible, do not play the next match',
    (count) => {
      const matches = roundRobinOf(count, 'single').flat();
      const callers = groupCallers({ count, matches });
      callers.forEach((caller, match) => {
        const callsOf = (member: number) => callers.slice(0, match).filter((one) => one === member).length;
        const playsNext = (member: number) =>
          matches
            .slice(match + 1, match + 2)
            .flat()
            .includes(member);
        const idle = Array.from({ length: count }, (_, member) => member).filter(
          (one) => !matches[match]?.includes(one),
        );
        const fewest = Math.min(...idle.map(callsOf));
        const best = idle.filter((member) => callsOf(member) === fewest);
        expect(best).toContain(caller);
        expect(playsNext(caller ?? -1)).toBe(best.every(playsNext));
      });
    },
  );
});
