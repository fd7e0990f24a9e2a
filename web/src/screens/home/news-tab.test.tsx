import type { NewsEntity } from '@neundarter/contract/entities/news';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { callsTo, fakeApi } from '../../test/fake-api.ts';
import { json, refusal, type SentCall } from '../../test/fake-server.ts';
import { playerEntity, signInAs, userEntity } from '../../test/people.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { ConfirmHost } from '../../ui/confirm-action.tsx';
import { ToastRegion } from '../../ui/toast.tsx';
import { NewsTab } from './news-tab.tsx';

const publishedAt = new Date(2025, 11, 24, 12).getTime();

const news = (index: number, props: Partial<NewsEntity['props']> = {}): NewsEntity => ({
  id: `n${index}`,
  props: {
    content: `Nachricht **${index}**`,
    date: publishedAt,
    author: { type: 'product' },
    status: 'published',
    ...props,
  },
});

// Loads this code first, so that no test waits for it.
beforeAll(() => import('../../parts/markdown/markdown-body.tsx'));

let kept: NewsEntity[] = [];
let refusesWriting: string | null = null;
beforeEach(() => {
  kept = [];
  refusesWriting = null;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

/** A server with this news; it stores what admins write. */
function serve(): readonly SentCall[] {
  const visible = (url: string) =>
    url.includes('status=published') ? kept.filter(({ props }) => props.status === 'published') : kept;
  const write = (change: () => NewsEntity | null) => {
    if (refusesWriting !== null) return refusal(500, refusesWriting);
    const written = change();
    return written === null ? new Response(null, { status: 204 }) : json(written);
  };
  return fakeApi({
    'GET /news': ({ url }) => {
      const skip = Number(new URL(url, 'http://x').searchParams.get('skip'));
      return json(visible(url).slice(skip, skip + 5));
    },
    'GET /news/count': ({ url }) => json({ count: visible(url).length }),
    'GET /players/p1': () => json(playerEntity({ lastName: 'Adler' })),
    'GET /players/p1/stats': () => refusal(404, 'error.not-found'),
    'POST /news/': ({ body }) =>
      write(() => {
        const { id, props } = body as NewsEntity;
        const created = { id, props: { ...props, date: publishedAt } };
        kept = [created, ...kept];
        return created;
      }),
    'PATCH /news/': ({ body }) =>
      write(() => {
        const { id, changedProps } = body as { id: string; changedProps: Partial<NewsEntity['props']> };
        kept = kept.map((one) => (one.id === id ? { id, props: { ...one.props, ...changedProps } } : one));
        return kept.find((one) => one.id === id) ?? null;
      }),
    'DELETE /news/n1': () =>
      write(() => {
        kept = kept.filter(({ id }) => id !== 'n1');
        return null;
      }),
  });
}

const show = () =>
  renderInApp(
    <>
      <NewsTab />
      <ConfirmHost />
      <ToastRegion />
    </>,
  );
const asAdmin = () =>
  signInAs({ user: userEntity({ roles: ['admin'] }), player: playerEntity({ lastName: 'Adler' }) });
const articles = () => screen.getAllByRole('article').map(({ textContent }) => textContent);
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the list', () => {
  it('shows published news with author, date and markdown, five on each page', async () => {
    kept = Array.from({ length: 7 }, (_, index) => news(index + 1));
    kept[1] = news(2, { author: { type: 'player', id: 'p1' } });
    serve();
    show();
    expect(await screen.findByText('Anna Adler')).toBeTruthy();
    await waitFor(() => expect(articles()[0]).toBe('Neundarter24.12.2025Nachricht 1'));
    expect(articles()).toHaveLength(5);
    expect((await screen.findByText('3')).tagName).toBe('STRONG');
    await click('Nächste Seite');
    await waitFor(() => expect(articles()).toHaveLength(2));
  });

  it('reads nothing else for a guest, and offers no changes', async () => {
    kept = [news(1)];
    const calls = serve();
    show();
    await screen.findByRole('article');
    for (const address of ['GET /news', 'GET /news/count'])
      expect(callsTo(calls, address)[0]?.url).toContain('status=published');
    expect(screen.queryByRole('button', { name: 'Neuer Beitrag' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Menü/ })).toBeNull();
  });

  it('names a deleted author as deleted', async () => {
    kept = [news(1, { author: { type: 'player', id: 'gone' } })];
    serve();
    show();
    expect(await screen.findByText('Gelöschter Spieler')).toBeTruthy();
  });

  it('shows that there is no news, or an error', async () => {
    serve();
    show();
    expect(await screen.findByText('Es gibt noch keine News.')).toBeTruthy();
    cleanup();
    fakeApi({ 'GET /news': () => refusal(500, 'error.api.500') });
    show();
    expect(await screen.findByText(/^News konnten nicht geladen werden\. Fehler: /)).toBeTruthy();
  });
});

describe('admins', () => {
  beforeEach(asAdmin);

  it('see which news are drafts', async () => {
    kept = [news(1, { status: 'draft' }), news(2)];
    serve();
    show();
    const [draft, published] = await screen.findAllByRole('article');
    expect(within(draft as HTMLElement).getByText('Entwurf')).toBeTruthy();
    expect(within(published as HTMLElement).queryByText('Entwurf')).toBeNull();
  });

  it('can write, preview and publish news', async () => {
    const calls = serve();
    show();
    await screen.findByText('Es gibt noch keine News.');
    await click('Neuer Beitrag');
    await click('Vorschau');
    const preview = screen.getByRole('region', { name: 'Vorschau' });
    expect(within(preview).getByText('Kein Text vorhanden').tagName).toBe('EM');
    await click('Veröffentlichen');
    expect(await screen.findByText('Bitte gib einen Text ein!')).toBeTruthy();
    const field = screen.getByLabelText('Text');
    await waitFor(() => expect(document.activeElement).toBe(field));
    await userEvent.type(field, 'Der **Keller** ist fertig.');
    await click('Vorschau');
    expect((await screen.findByText('Keller')).tagName).toBe('STRONG');
    await click('Veröffentlichen');
    expect(await screen.findByText('Der Beitrag ist veröffentlicht.')).toBeTruthy();
    await waitFor(() => expect(articles()).toEqual(['AAAnna Adler24.12.2025Der Keller ist fertig.']));
    expect(callsTo(calls, 'POST /news/')[0]?.body).toMatchObject({
      props: {
        content: 'Der **Keller** ist fertig.',
        status: 'published',
        author: { type: 'player', id: 'p1' },
      },
    });
  });

  it('can publish a draft later, with the date of that day', async () => {
    kept = [news(1, { status: 'draft' })];
    const calls = serve();
    show();
    await userEvent.click(await screen.findByRole('button', { name: /^Menü/ }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Bearbeiten' }));
    const before = Date.now();
    await click('Veröffentlichen');
    await screen.findByText('Der Beitrag ist veröffentlicht.');
    const sent = callsTo(calls, 'PATCH /news/')[0]?.body as {
      changedProps: { date: number; status: string };
    };
    expect(sent.changedProps.status).toBe('published');
    expect(sent.changedProps.date).toBeGreaterThanOrEqual(before);
  });

  it('can change published news without changing the date, or turn them into a draft', async () => {
    kept = [news(1)];
    const calls = serve();
    show();
    const edit = async () => {
      await userEvent.click(await screen.findByRole('button', { name: /^Menü/ }));
      await userEvent.click(screen.getByRole('menuitem', { name: 'Bearbeiten' }));
    };
    await edit();
    await userEvent.type(await screen.findByLabelText('Text'), '!');
    await click('Speichern');
    await waitFor(() => expect(articles()).toEqual(['Neundarter24.12.2025Nachricht 1!']));
    await edit();
    await click('Zum Entwurf machen');
    expect(await screen.findByText('Entwurf')).toBeTruthy();
    const sent = callsTo(calls, 'PATCH /news/').map(({ body }) => body);
    expect(sent).toEqual([
      {
        id: 'n1',
        changedProps: { content: 'Nachricht **1**!', author: { type: 'product' }, status: 'published' },
      },
      {
        id: 'n1',
        changedProps: { content: 'Nachricht **1**!', author: { type: 'product' }, status: 'draft' },
      },
    ]);
  });

  it('lose a text neither by a failure nor by leaving, unless they discard it', async () => {
    serve();
    refusesWriting = 'error.api.500';
    show();
    await screen.findByText('Es gibt noch keine News.');
    await click('Neuer Beitrag');
    await userEvent.type(await screen.findByLabelText('Text'), 'Wichtig');
    await click('Als Entwurf speichern');
    expect(await screen.findByText(/^Der News-Eintrag konnte nicht gespeichert werden\. \(/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('Wichtig');

    cleanup();
    show();
    await screen.findByText('Es gibt noch keine News.');
    await click('Neuer Beitrag');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('Wichtig');
    expect(screen.getByText('Hier ist dein Text, den du noch nicht gespeichert hattest.')).toBeTruthy();

    await click('Abbrechen');
    await click('Weiter schreiben');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('Wichtig');
    await click('Abbrechen');
    await click('Verwerfen');
    await click('Neuer Beitrag');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('');
  });

  it('are asked before news are deleted, and see an error if that fails', async () => {
    kept = [news(1)];
    serve();
    show();
    const remove = async () => {
      await userEvent.click(await screen.findByRole('button', { name: /^Menü/ }));
      await userEvent.click(screen.getByRole('menuitem', { name: 'Löschen' }));
      expect(screen.getByText('Das Löschen kann nicht rückgängig gemacht werden!')).toBeTruthy();
      await click('Löschen');
    };
    refusesWriting = 'error.api.500';
    await remove();
    expect(
      await screen.findByText(/^Der News-Eintrag konnte nicht gelöscht werden\. \(Ein interner Serverfehler/),
    ).toBeTruthy();
    refusesWriting = null;
    await remove();
    expect(await screen.findByText('Es gibt noch keine News.')).toBeTruthy();
  });
});
