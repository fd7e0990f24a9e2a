import '../../test/fake-indexed-db.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { foldMatch } from '../../data/match/match-commands.ts';
import { matchQueue } from '../../data/match/match-queue.ts';
import { entityOf } from '../../test/fake-match-server.ts';
import { fakeServer, json, noNetwork } from '../../test/fake-server.ts';
import { loadFields } from '../../test/load-fields.tsx';
import { doubleParty, guestParty, playMatch } from '../../test/played-match.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { MatchSetupScreen } from './match-setup-screen.tsx';

function Screen() {
  const { pathname } = useLocation();
  return pathname === '/matches/new' ? <MatchSetupScreen /> : <output>{pathname}</output>;
}

const openSetup = (query = '') => renderInApp(<Screen />, { path: `/matches/new${query}` });
const side = (name: 'Seite 1' | 'Seite 2') => within(screen.getByRole('region', { name }));
const nameOf = (name: 'Seite 1' | 'Seite 2') =>
  side(name).getByLabelText<HTMLInputElement>('Name', { selector: 'input' });
const start = () => userEvent.click(screen.getByRole('button', { name: 'Match starten' }));

/** The match that the form has created, read from the device's storage. */
const madeMatch = async () => {
  const path = await waitFor(() => screen.getByRole('status').textContent);
  const stored = await matchQueue().read(path.replace('/matches/', ''));
  return stored === null ? null : foldMatch(stored);
};

beforeAll(loadFields);
beforeEach(() => {
  localStorage.clear();
  fakeServer(noNetwork);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('without network', () => {
  it('starts a match of two guests and opens it', async () => {
    openSetup();
    await userEvent.type(nameOf('Seite 1'), 'Jan');
    await userEvent.type(nameOf('Seite 2'), 'Lisa{Enter}');
    expect(await madeMatch()).toMatchObject({
      status: 'running',
      startingParty: 0,
      parties: [{ player: { type: 'guest', name: 'Jan' } }, { player: { type: 'guest', name: 'Lisa' } }],
      config: { startingScore: 501, legsToWinSet: 3, bullOutForDecider: true },
    });
  });

  it('creates a match without starting it, with the chosen starter and configuration', async () => {
    openSetup();
    await userEvent.type(nameOf('Seite 1'), 'Jan');
    await userEvent.click(side('Seite 2').getByRole('radio', { name: 'Bot' }));
    await userEvent.click(await side('Seite 2').findByRole('button', { name: 'Stärker' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Bot Level 6' }));
    await userEvent.click(screen.getByRole('radio', { name: '301' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Double In' }));
    await userEvent.click(screen.getAllByRole('button', { name: 'Nur anlegen' })[0] as HTMLElement);
    expect(await madeMatch()).toMatchObject({
      status: 'scheduled',
      startingParty: 1,
      parties: [{ player: { name: 'Jan' } }, { player: { type: 'bot', level: 6 } }],
      config: { startingScore: 301, checkInMode: 'double-in' },
    });
  });

  it('remembers players and configuration, and offers the names again', async () => {
    openSetup();
    await userEvent.type(nameOf('Seite 1'), 'Jan');
    await userEvent.type(nameOf('Seite 2'), 'Lisa');
    await userEvent.click(screen.getByRole('radio', { name: '701' }));
    await start();
    await madeMatch();
    cleanup();
    openSetup();
    expect(nameOf('Seite 1').value).toBe('Jan');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '701' }).checked).toBe(true);
    await userEvent.clear(nameOf('Seite 1'));
    await userEvent.click(side('Seite 1').getByRole('button', { name: 'Jan' }));
    expect(nameOf('Seite 1').value).toBe('Jan');
  });
});

describe('a form with gaps', () => {
  it('reports missing values at their fields and moves the focus there', async () => {
    openSetup();
    await userEvent.type(nameOf('Seite 1'), 'Jan');
    await start();
    expect(screen.getByText('Gib einen Namen für die zweite Seite ein!')).toBeTruthy();
    expect(document.activeElement).toBe(nameOf('Seite 2'));
    expect(nameOf('Seite 2').getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(nameOf('Seite 2'), 'L');
    expect(screen.queryByText('Gib einen Namen für die zweite Seite ein!')).toBeNull();
  });

  it('accepts the same name twice, but no impossible number', async () => {
    openSetup();
    await userEvent.type(nameOf('Seite 1'), 'Jan');
    await userEvent.type(nameOf('Seite 2'), 'Jan');
    await userEvent.clear(screen.getByRole('textbox', { name: 'Gewonnene Legs' }));
    await start();
    expect(screen.queryByText('Beide Seiten müssen verschiedene Spieler sein!')).toBeNull();
    expect(screen.getByText('Gib eine Zahl von 1 bis 99 ein!')).toBeTruthy();
  });
});

it('shows the kinds that need an account as locked, and explains why', () => {
  openSetup();
  for (const name of ['Konto', 'Team', 'Online'])
    expect(side('Seite 1').getByRole<HTMLInputElement>('radio', { name }).disabled).toBe(true);
  expect(screen.getByText(/spielst du mit einem Konto/)).toBeTruthy();
});

describe('a handicap', () => {
  const open = async () => {
    openSetup();
    await userEvent.type(nameOf('Seite 1'), 'Jan');
    await userEvent.type(nameOf('Seite 2'), 'Lisa');
    await userEvent.click(screen.getByText('Mehr Einstellungen'));
    await userEvent.click(await screen.findByRole('switch', { name: /Vorgabe/ }));
  };
  const pointsOf = (name: string) =>
    screen.getByRole<HTMLInputElement>('textbox', { name: `Startpunkte ${name}` });

  it('is swapped with the sides, and the match has it', async () => {
    await open();
    expect([pointsOf('Jan').value, pointsOf('Lisa').value]).toEqual(['501', '401']);
    await userEvent.click(screen.getByRole('button', { name: 'Seiten tauschen' }));
    expect([pointsOf('Lisa').value, pointsOf('Jan').value]).toEqual(['401', '501']);
    await start();
    expect(await madeMatch()).toMatchObject({
      parties: [{ player: { name: 'Lisa' } }, { player: { name: 'Jan' } }],
      startingScores: [401, 501],
    });
  });

  it('needs two different numbers', async () => {
    await open();
    await userEvent.clear(pointsOf('Lisa'));
    await userEvent.type(pointsOf('Lisa'), '501');
    await start();
    expect(
      screen.getByText('Gib zwei verschiedene Zahlen ein, von denen beide Seiten auschecken können!'),
    ).toBeTruthy();
  });

  it('goes away with its switch', async () => {
    await open();
    await userEvent.click(screen.getByRole('switch', { name: /Vorgabe/ }));
    await start();
    expect(await madeMatch()).not.toHaveProperty('startingScores');
  });
});

it('swaps the sides', async () => {
  openSetup();
  await userEvent.type(nameOf('Seite 1'), 'Jan');
  await userEvent.click(screen.getByRole('button', { name: 'Seiten tauschen' }));
  expect([nameOf('Seite 1').value, nameOf('Seite 2').value]).toEqual(['', 'Jan']);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Jan' }).checked).toBe(true);
});

describe('the same match again', () => {
  it('is filled in from the server', async () => {
    const earlier = playMatch({
      parties: [doubleParty('Anna', 'Ben'), guestParty('Clara')],
      config: { setMode: 'first-to' },
    });
    fakeServer(({ url }) =>
      url.includes('/login/guest')
        ? json({ token: 't', guestId: 'g', expiresAt: Date.now() + 7_200_000 })
        : json(entityOf(earlier, 1)),
    );
    openSetup(`?again=${earlier.id}`);
    const first = await screen.findByLabelText<HTMLInputElement>('Name, erster Spieler');
    expect(first.value).toBe('Anna');
    expect(nameOf('Seite 2').value).toBe('Clara');
    expect(screen.getByText('501 · First to 2 Sätze · First to 3 Legs · DO', { selector: 'p' })).toBeTruthy();
  });

  it('shows an error if it cannot be loaded, and offers an ordinary form', async () => {
    openSetup('?again=unbekannt');
    expect(await screen.findByText(/konnte nicht geladen werden/)).toBeTruthy();
    expect(nameOf('Seite 1').value).toBe('');
  });
});
