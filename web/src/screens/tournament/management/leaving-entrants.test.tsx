import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { MatchView, SideView } from '../../../parts/tournament/match-view.ts';
import { renderInApp } from '../../../test/render-in-app.tsx';
import { leavingEntrants } from './leaving-entrants.ts';
import { MatchMenu } from './match-menu.tsx';

const side = (entrant: string): SideView => ({
  name: entrant.toUpperCase(),
  entrant,
  isBye: false,
  score: null,
  hasWon: false,
});
const match = (groupId: string | null, sides: string, more: Partial<MatchView> = {}): MatchView => ({
  key: sides,
  matchId: sides,
  number: 1,
  stage: groupId === null ? 'knockout' : 'group',
  groupId,
  round: 0,
  index: 0,
  matchDay: null,
  board: null,
  phase: 'finished',
  isBegun: true,
  isCalled: false,
  sides: [side(sides.charAt(0)), side(sides.charAt(1))],
  caller: null,
  callerId: null,
  ...more,
});
const groups = [match('A', 'ab'), match('B', 'cd')];
const leaving = (more: readonly MatchView[], withdrawn: readonly string[] = []) =>
  [...leavingEntrants([...groups, ...more], withdrawn)].join('');

afterEach(cleanup);

it('are of groups from which nobody has begun to play on', () => {
  const semiFinal = match(null, 'ac', { phase: 'ready', isBegun: false });
  expect(leaving([semiFinal])).toBe('abcd');
  expect(leaving([{ ...semiFinal, phase: 'running' }])).toBe('abcd');
  expect(leaving([{ ...semiFinal, phase: 'running', isBegun: true }])).toBe('');
  expect(leaving([match(null, 'a?')])).toBe('cd');
});

it('have not withdrawn, and do not play in a group now', () => {
  expect(leaving([], ['b'])).toBe('acd');
  expect(leaving([match('A', 'ae', { phase: 'running' })])).toBe('bcd');
});

it('find their withdrawal at a finished match of a group only', () => {
  const itemsOf = (shown: MatchView) => {
    cleanup();
    renderInApp(<MatchMenu match={shown} fresh={[]} leaving={['a']} onAct={() => undefined} />);
    fireEvent.click(screen.getByRole('button'));
    return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  };
  const usual = ['Ergebnis zurücknehmen', 'Board eintragen'];
  expect(itemsOf(match('A', 'ab'))).toEqual([...usual, 'A zurückziehen']);
  expect(itemsOf(match(null, 'ab'))).toEqual(usual);
});
