import type { Match } from '@neundarter/rules/match/types';
import { cleanup, render } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, expect, it } from 'vitest';
import { playMatch } from '../../test/played-match.ts';
import { useRemoteTurns } from './use-remote-turns.ts';

const told: string[] = [];
let markOwn: (id: string) => void = () => undefined;

function Probe({ match }: { readonly match: Match }) {
  const mark = useRemoteTurns(match, (turn) => told.push(`${turn.score}`));
  useEffect(() => {
    markOwn = mark;
  });
  return null;
}

const after = (turns: string): Match => playMatch({ legs: [`501 | ${turns}`] });
const lastId = (match: Match): string => match.sets[0]?.legs[0]?.throws.at(-1)?.id ?? '';

afterEach(() => {
  cleanup();
  told.length = 0;
});

it('reports a turn of another device once', () => {
  const { rerender } = render(<Probe match={after('60')} />);
  rerender(<Probe match={after('60 100')} />);
  rerender(<Probe match={after('60 100')} />);
  expect(told).toEqual(['100']);
});

it('does not report turns of this device', () => {
  const { rerender } = render(<Probe match={after('60')} />);
  const own = after('60 45');
  markOwn(lastId(own));
  rerender(<Probe match={own} />);
  expect(told).toEqual([]);
});

it('does not report several turns at once, or an undo', () => {
  const { rerender } = render(<Probe match={after('60')} />);
  rerender(<Probe match={after('60 100 | 41')} />);
  rerender(<Probe match={after('60 100')} />);
  expect(told).toEqual([]);
});
