import { knockoutOf, seededSlots } from '@neundarter/rules/tournament/knockout/knockout';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderInApp } from '../../test/render-in-app.tsx';
import { bracketColumns } from './bracket-columns.ts';
import { BracketTree } from './bracket-tree.tsx';
import { type MatchView, matchViewsOf } from './match-view.ts';
import { columnsOfPart, partWith, treePartsOf } from './tree-parts.ts';

// jsdom does not scroll.
beforeEach(() => {
  Element.prototype.scrollTo = () => undefined;
});
afterEach(cleanup);

/** A knockout in which nobody has won yet; matches with a key in `running` are being played. */
const columnsOf = (count: number, running: readonly string[] = []) => {
  const entrants = Array.from({ length: count }, (_, place) => `e${place}`);
  const matches = knockoutOf(seededSlots(entrants), false).map(({ key, place, slots }, place_) => ({
    key,
    matchId: null,
    number: place_ + 1,
    stage: place.stage,
    groupId: null,
    round: place.round,
    index: place.index,
    matchDay: null,
    status: 'waiting' as const,
    slots: [slots[0], slots[1]] as [(typeof slots)[0], (typeof slots)[1]],
    winner: null,
    score: null,
    caller: null,
    board: null,
  }));
  const views = matchViewsOf({ matches, names: new Map(entrants.map((one) => [one, one])), running: [] });
  const phased = views.map(
    (view): MatchView => (running.includes(view.key) ? { ...view, phase: 'running' } : view),
  );
  return bracketColumns(phased, 'knockout');
};
const keyOf = (count: number, round: number, place: number): string =>
  columnsOf(count)[round]?.matches[place]?.key ?? '';

const show = (count: number, running: readonly string[], ownEntry: string | null = null) =>
  renderInApp(
    <BracketTree
      label="Baum"
      columns={columnsOf(count, running)}
      links={new Map()}
      ownEntry={ownEntry}
      lit={new Set()}
      onPoint={() => undefined}
      wanted={null}
    />,
  );
const pressed = () =>
  screen
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-pressed') === 'true')
    .map(({ textContent }) => textContent);

it.each([64, 128])('opens the tree of %i on the quarter in which a match runs', (count) => {
  show(count, [keyOf(count, 0, count / 2 - 1)]);
  expect(pressed()).toEqual(['Viertel 4']);
  expect(screen.getAllByRole('list')[0]?.children).toHaveLength(count / 8);
});

it.each([16, 64])('opens the tree of %i on the own match, and scrolls there', (count) => {
  const scrolls: Element[] = [];
  Element.prototype.scrollTo = function scrollTo() {
    scrolls.push(this);
  };
  const place = count / 2 - 1;
  show(count, [keyOf(count, 0, 0)]);
  const others = scrolls.length;
  cleanup();
  const own = columnsOf(count)[0]?.matches[place]?.sides[0].entrant ?? '';
  show(count, [keyOf(count, 0, 0)], own);
  expect(pressed()).toEqual(count === 64 ? ['Viertel 4'] : []);
  expect(scrolls.length - others).toBe(others + 1);
});

it('opens on a half, or on all of it, where only that contains the running match', () => {
  show(64, [keyOf(64, 4, 0)]);
  expect(pressed()).toEqual(['Hälfte 1']);
  cleanup();
  show(64, [keyOf(64, 5, 0)]);
  expect(pressed()).toEqual(['Ganzer Baum']);
});

it('shows another part by a tap', () => {
  show(64, []);
  fireEvent.click(screen.getByRole('button', { name: 'Viertel 3' }));
  expect(pressed()).toEqual(['Viertel 3']);
});

it('shows a small tree as a whole, without parts', () => {
  show(32, [keyOf(32, 0, 0)]);
  expect(pressed()).toEqual([]);
});

it('has every match of the first round in exactly one quarter', () => {
  for (const count of [64, 128]) {
    const columns = columnsOf(count);
    const quarters = treePartsOf(columns).filter(({ of }) => of === 4);
    const keys = quarters.flatMap((part) => columnsOfPart(columns, part)[0]?.matches.map(({ key }) => key));
    expect(keys).toEqual(columns[0]?.matches.map(({ key }) => key));
    expect(partWith(columns, keys.at(-1) ?? '')).toEqual({ part: 4, of: 4 });
  }
});
