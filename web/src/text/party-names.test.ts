import type { Party } from '@neundarter/rules/match/types';
import { expect, it } from 'vitest';
import { partiesText, partyName } from './party-names.ts';

const anna = { type: 'guest', id: 'a', name: 'Anna' } as const;

it.each<[Party, string]>([
  [{ type: 'single', player: anna }, 'Anna'],
  [{ type: 'single', player: { type: 'bot', id: 'b', level: 7 } }, 'Bot Level 7'],
  [{ type: 'single', player: { type: 'external', id: 'c', firstName: 'Eva', lastName: 'Lang' } }, 'Eva Lang'],
  [{ type: 'single', player: { type: 'registered', id: 'd', firstName: 'Max' } }, 'Max'],
  [{ type: 'single', player: { type: 'registered', id: 'd' } }, 'Gelöschter Spieler'],
  [{ type: 'double', players: [anna, { type: 'guest', id: 'e', name: 'Ben' }] }, 'Anna & Ben'],
  [{ type: 'bye' }, 'Freilos'],
  [{ type: 'tba-by-group', groupId: 'A', groupName: 'Gruppe A', rank: 2 }, 'A2'],
  [{ type: 'tba-by-grouprank-order', rankWithinGroups: 2, rankWithinOrder: 3 }, '2.#3'],
  [{ type: 'tba-by-match', outcome: 'winner', matchName: '12' }, 'Sieger Spiel 12'],
  [{ type: 'tba-by-match', outcome: 'winner', matchName: 'Halbfinale 1' }, 'Sieger Halbfinale 1'],
  [{ type: 'tba-by-match', outcome: 'loser', matchName: 'Halbfinale 1' }, 'Verlierer Halbfinale 1'],
])('%o is %s', (party, name) => {
  expect(partyName(party)).toBe(name);
});

it('names both sides', () => {
  expect(partiesText([{ type: 'single', player: anna }, { type: 'bye' }])).toBe('Anna – Freilos');
});
