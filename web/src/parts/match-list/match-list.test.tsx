import '../../test/fake-indexed-db.ts';
import type { MatchHead } from '@neundarter/contract/entities/match';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { entityOf } from '../../test/fake-match-server.ts';
import { fakeServer, json, refusal, type SentCall } from '../../test/fake-server.ts';
import { signInAs } from '../../test/people.ts';
import { guestParty, playMatch } from '../../test/played-match.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { ConfirmHost } from '../../ui/confirm-action.tsx';
import { ToastRegion } from '../../ui/toast.tsx';
import { MatchList } from './match-list.tsx';

const me = 'ich00000000000000000';

const head = (index: number, createdById: string): MatchHead => {
  const match = {
    ...playMatch({ parties: [guestParty('Anna'), guestParty(`Gegner ${index}`)] }),
    id: `m${index}`,
  };
  const {
    sets: _sets,
    currentSet: _currentSet,
    summary: _summary,
    ...props
  } = entityOf(match, 1, createdById).props;
  return { id: match.id, props };
};

/** A server with `count` matches, newest first; this guest created every second one. */
const serve = (count: number): readonly SentCall[] => {
  const deleted = new Set<string>();
  return fakeServer(({ method, url }) => {
    if (url.includes('/login/guest'))
      return json({ token: 't', guestId: me, expiresAt: Date.now() + 7_200_000 });
    const all = Array.from({ length: count }, (_, index) => head(index + 1, index % 2 === 0 ? me : 'andere'));
    const there = all.filter(({ id }) => !deleted.has(id));
    if (method === 'DELETE') {
      deleted.add(url.split('/').at(-1) ?? '');
      return new Response(null, { status: 204 });
    }
    if (url.includes('/count')) return json({ count: there.length });
    const query = new URL(url, 'http://x').searchParams;
    const skip = Number(query.get('skip'));
    return json(there.slice(skip, skip + Number(query.get('limit'))));
  });
};

function Address() {
  return <output>{useLocation().pathname}</output>;
}

const show = () =>
  renderInApp(
    <>
      <MatchList filter={{}} label="Matches" />
      <Address />
      <ConfirmHost />
      <ToastRegion />
    </>,
  );
const opponents = () =>
  screen.getAllByRole('link', { name: /^Anna/ }).map((link) => link.textContent.slice(11));
const openMenu = (index: number) =>
  userEvent.click(screen.getByRole('button', { name: `Menü für Anna gegen Gegner ${index}` }));
const choose = (name: string) => userEvent.click(screen.getByRole('menuitem', { name }));

beforeEach(() => {
  localStorage.setItem('guest-token', JSON.stringify({ token: 't', guestId: me, renewAt: Date.now() + 1e6 }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('shows five matches on each page', async () => {
  serve(7);
  show();
  await waitFor(() =>
    expect(opponents()).toEqual(['Gegner 1', 'Gegner 2', 'Gegner 3', 'Gegner 4', 'Gegner 5']),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Nächste Seite' }));
  await waitFor(() => expect(opponents()).toEqual(['Gegner 6', 'Gegner 7']));
});

it('leads to the spectator view of running matches, and beside it to the scorer of the viewer’s', async () => {
  serve(2);
  show();
  const links = await screen.findAllByRole('link', { name: /^Anna/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/matches/view/m1', '/matches/view/m2']);
  const goOn = screen.getAllByRole('link', { name: /^Weiter scoren: / });
  expect(goOn.map((link) => link.getAttribute('href'))).toEqual(['/matches/m1']);
});

it('says that there are no matches', async () => {
  serve(0);
  show();
  expect(await screen.findByText('Keine Spiele vorhanden')).toBeTruthy();
});

it('explains an error and tries again', async () => {
  fakeServer(() => refusal(500, 'error.api.500'));
  show();
  expect(
    await screen.findByText(/^Matches konnten nicht geladen werden\. Fehler: Ein interner Serverfehler/),
  ).toBeTruthy();
  serve(1);
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  await waitFor(() => expect(opponents()).toEqual(['Gegner 1']));
});

it('shows the matches even if counting fails', async () => {
  fakeServer(({ url }) => (url.includes('/count') ? refusal(500, 'error.api.500') : json([head(1, me)])));
  show();
  expect(await screen.findByText(/^Die Anzahl der Datensätze konnte nicht bestimmt werden \(/)).toBeTruthy();
  expect(opponents()).toEqual(['Gegner 1']);
});

describe('the menu', () => {
  beforeEach(async () => {
    serve(2);
    show();
    await screen.findAllByRole('link');
  });

  it('is shown only to those who may do something', () => {
    expect(screen.queryByRole('button', { name: 'Menü für Anna gegen Gegner 2' })).toBeNull();
  });

  it('leads to the spectator view', async () => {
    await openMenu(1);
    await choose('Match beobachten');
    expect(screen.getByText('/matches/view/m1')).toBeTruthy();
  });

  it('warns before it opens the scorer', async () => {
    await openMenu(1);
    await choose('Zur Scorer-Ansicht wechseln');
    expect(screen.getByText(/nicht schon auf einem anderen Gerät eingegeben wird/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
    expect(screen.queryByText('/matches/m1')).toBeNull();
    await openMenu(1);
    await choose('Zur Scorer-Ansicht wechseln');
    await userEvent.click(screen.getByRole('button', { name: 'Wechseln' }));
    expect(await screen.findByText('/matches/m1')).toBeTruthy();
  });

  it('asks before it deletes a match', async () => {
    await openMenu(1);
    await choose('Match löschen');
    await userEvent.click(screen.getByRole('button', { name: 'Löschen' }));
    expect(await screen.findByText('Das Match wurde gelöscht.')).toBeTruthy();
    await waitFor(() => expect(opponents()).toEqual(['Gegner 2']));
  });
});

describe('a match of the signed-in player', () => {
  const anna = { type: 'single', player: { type: 'registered', id: 'p1', name: 'Anna' } } as const;
  const ofAnna = (change: Partial<MatchHead['props']> = {}): MatchHead => {
    const { id, props } = head(1, 'andere');
    return { id, props: { ...props, status: 'finished', parties: [anna, guestParty('Ben')], ...change } };
  };
  const menu = () => screen.queryByRole('button', { name: 'Menü für Anna gegen Ben' });
  const serveOne = (match: MatchHead): readonly SentCall[] => {
    let isLeft = false;
    return fakeServer(({ method, url }) => {
      if (method === 'PATCH') isLeft = true;
      if (method === 'PATCH') return json(match);
      if (url.includes('/count')) return json({ count: isLeft ? 0 : 1 });
      return json(isLeft ? [] : [match]);
    });
  };
  beforeEach(() => signInAs());

  it('can be left from the list, after a question', async () => {
    const calls = serveOne(ofAnna());
    show();
    await screen.findByRole('link');
    await userEvent.click(menu() as HTMLElement);
    await choose('Das war nicht ich');
    expect(screen.getByRole('alertdialog').textContent).toContain('im Match Anna gegen Ben');
    await userEvent.click(screen.getByRole('button', { name: 'Das war nicht ich' }));
    expect(await screen.findByText('Das Match zählt nicht mehr für dich.')).toBeTruthy();
    expect(calls.filter(({ method }) => method === 'PATCH').map(({ url }) => url)).toEqual([
      '/api/v1/matches/m1/leave',
    ]);
    expect(await screen.findByText('Keine Spiele vorhanden')).toBeTruthy();
  });

  it.each<[string, Partial<MatchHead['props']>]>([
    ['of an event', { eventId: 'e1', event: { teamId: 't1', type: 'training' } }],
    ['of an event that nobody knows', { eventId: 'e1', event: null }],
    ['of others', { parties: [guestParty('Anna'), guestParty('Ben')] }],
  ])('%s cannot be left', async (_, change) => {
    serveOne(ofAnna(change));
    show();
    await screen.findByRole('link');
    const button = menu();
    if (button !== null) await userEvent.click(button);
    expect(screen.queryByRole('menuitem', { name: 'Das war nicht ich' })).toBeNull();
  });
});
