import { emptyDetectedTurn } from '@neundarter/rules/turn/detected-turn';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { playMatch } from '../../test/played-match.ts';
import { TurnResult } from './turn-result.tsx';

afterEach(cleanup);

const start = { before: 441, isIn: true };
const limited = playMatch({
  config: { roundLimit: { rounds: 2, decision: 'bull' } },
  legs: ['501 | 60 60'],
});

it('names the round before the first dart, until there is something to do', () => {
  const { rerender } = render(<TurnResult match={limited} turn={emptyDetectedTurn} start={start} />);
  expect(screen.getByText('Runde 2 von 2')).toBeTruthy();
  rerender(<TurnResult match={limited} turn={{ ...emptyDetectedTurn, isClearing: true }} start={start} />);
  expect(screen.queryByText('Runde 2 von 2')).toBeNull();
});

it('names no round without a limit', () => {
  render(<TurnResult match={playMatch()} turn={emptyDetectedTurn} start={start} />);
  expect(screen.queryByText(/Runde/)).toBeNull();
});
