import type { TournamentStateEntity } from '@neundarter/contract/entities/tournament';
import type { MadeDecision } from '@neundarter/contract/entities/tournament-decision';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { tournamentOf } from '../../../data/club/tournaments.ts';
import { entryNamesOf } from '../../../parts/tournament/entry-name.ts';
import { renderInApp } from '../../../test/render-in-app.tsx';
import { tournamentEntry, tournamentEvent } from '../../../test/tournaments.ts';
import { TableDecisions } from './table-decisions.tsx';

const visitor = { kind: 'guest', id: 'g1', roles: [], teamIds: [] } as const;
const people = ['Anna A', 'Ben B', 'Cora C', 'Dirk D'].map((name, position) =>
  tournamentEntry(name, position),
);
const at = new Date(2026, 10, 23, 21, 40).getTime();
const decision: MadeDecision = {
  way: 'lot',
  entrants: ['ben', 'anna'],
  groupId: 'A',
  reason: 'Keine Zeit',
  seed: 'x',
  madeAt: at,
  undoneAt: null,
};

/** Anna and Ben in group A, Cora and Dirk in group B. */
const show = (groupId: string, more: Partial<TournamentStateEntity>) => {
  const state = { matches: [], needed: [], lots: [], withdrawn: [], standings: [], places: [], winner: null };
  const groups = [
    { groupId: 'A', name: 'Gruppe A', participants: ['anna', 'ben'] },
    { groupId: 'B', name: 'Gruppe B', participants: ['cora', 'dirk'] },
  ];
  const stages = { group: { groups, matchDays: [] }, knockout: null, doubleElimination: null };
  const data = { status: 'running', participants: people, stages, state: { ...state, ...more } } as const;
  const tournament = tournamentOf(tournamentEvent(data), visitor);
  if (tournament === null) throw new Error('The event is no tournament');
  renderInApp(
    <TableDecisions view={{ ...tournament, names: entryNamesOf(people), matches: [] }} groupId={groupId} />,
  );
};
const lines = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

afterEach(cleanup);

it('are lots and orders of the group, with time and reason', () => {
  const order: MadeDecision = { ...decision, way: 'order', entrants: ['anna', 'ben'], seed: null };
  show('A', { decisions: [order, decision] });
  expect(lines()).toEqual([
    'Von Hand festgelegt (23.11.2026, 21:40): Anna A vor Ben B · Grund: „Keine Zeit“',
    'Los (23.11.2026, 21:40): Ben B vor Anna A · Grund: „Keine Zeit“',
  ]);
  cleanup();
  show('B', { decisions: [order, decision] });
  expect(lines()).toEqual([]);
});

it('are struck out when they were taken back, and stay', () => {
  show('A', { decisions: [{ ...decision, reason: null, undoneAt: at + 60_000 }] });
  expect(lines()).toEqual(['Los (23.11.2026, 21:40): Ben B vor Anna A · Zurückgenommen (23.11.2026, 21:41)']);
  expect(screen.getByText(/^Los/).tagName).toBe('S');
});

it('stand with every group that they concern', () => {
  const across = { ...decision, entrants: ['cora', 'anna'], groupId: null };
  for (const groupId of ['A', 'B']) {
    show(groupId, { decisions: [across] });
    expect(lines()).toHaveLength(1);
    cleanup();
  }
});

it('are lots about the seeding, too, of which an earlier server does not know the time', () => {
  show('A', { lots: [{ scope: 'A', entrants: ['anna', 'ben'], at }] });
  expect(lines()).toEqual([
    'Los für die Plätze im K.O. (23.11.2026, 21:40): Anna A vor Ben B · Grund: gleichauf, und alle sind weiter.',
  ]);
  cleanup();
  show('A', { lots: [{ scope: 'A', entrants: ['anna', 'ben'] }] });
  expect(lines()[0]).toMatch(/^Los für die Plätze im K.O.: Anna A/);
});
