import { expect, it } from 'vitest';
import { backEntries } from './back-entries.ts';

const labels = (facts: Parameters<typeof backEntries>[0]) => backEntries(facts).map(({ label }) => label);

it('offers a new match and the same one again after a match among friends', () => {
  expect(backEntries({ matchId: 'm', event: null, hasTeam: false })).toEqual([
    { label: 'Zurück', path: null },
    { label: 'Neues Match starten', path: '/matches/new' },
    { label: 'Gleiches Match starten', path: '/matches/new?again=m' },
  ]);
});

it('leads back to the training, and keeps it for a new match', () => {
  const entries = backEntries({ matchId: 'm', event: { id: 'e', type: 'training' }, hasTeam: true });
  expect(entries.map(({ label, path }) => `${label} ${path}`)).toEqual([
    'Zurück null',
    'Zur Team-Lounge /team-lounge',
    'Zum Training /team-lounge/event/e',
    'Neues Match starten /matches/new?eventId=e',
    'Gleiches Match starten /matches/new?eventId=e&again=m',
  ]);
});

it('offers no new match if a competition has to plan it', () => {
  expect(labels({ matchId: 'm', event: { id: 'e', type: 'mdsl-matchday' }, hasTeam: false })).toEqual([
    'Zurück',
    'Zum Wettkampf',
  ]);
  expect(labels({ matchId: 'm', event: { id: 'e', type: 'tournament' }, hasTeam: true })).toEqual([
    'Zurück',
    'Zur Team-Lounge',
    'Zum Turnier',
  ]);
});
