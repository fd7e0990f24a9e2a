import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import attacks from '../../test/markdown-attacks.json' with { type: 'json' };
import { Markdown } from './markdown.tsx';
import { MarkdownBody } from './markdown-body.tsx';
import { MarkdownEditor } from './markdown-editor.tsx';

afterEach(cleanup);

const show = (text: string) =>
  render(
    <MemoryRouter>
      <MarkdownBody text={text} />
    </MemoryRouter>,
  ).container;

const elementsOf = (container: Element) => [...container.querySelectorAll('*')];

const harmless = new Set(
  'P BR HR STRONG EM DEL CODE PRE BLOCKQUOTE UL OL LI A IMG H3 H4 H5 H6 DIV TABLE THEAD TBODY TR TH TD SPAN SUP SECTION'.split(
    ' ',
  ),
);
const harmlessAttributes =
  /^(class|id|href|src|alt|title|target|rel|loading|role|aria-[a-z]+|tabindex|start|data-footnotes|data-discover)$/;

/** Everything that an attack has brought into the page; empty if nothing. */
const dangersIn = (container: Element): readonly string[] =>
  elementsOf(container).flatMap((element) => [
    ...(harmless.has(element.tagName) ? [] : [element.tagName]),
    ...[...element.attributes].flatMap(({ name, value }) => {
      if (name === 'style') return /^text-align: (left|center|right);$/.test(value) ? [] : [`style=${value}`];
      if (!harmlessAttributes.test(name)) return [`${name}=${value}`];
      if (name === 'src') return new URL(value, location.origin).origin === location.origin ? [] : [value];
      if (name !== 'href') return [];
      return /^(https?:|mailto:|tel:|\/|#)/.test(value) ? [] : [value];
    }),
  ]);

describe('attacks', () => {
  it.each(attacks)('%s', (attack) => {
    const container = show(attack);
    expect(dangersIn(container)).toEqual([]);
    expect('hacked' in globalThis).toBe(false);
  });

  it('are still found in combination', () => {
    expect(dangersIn(show(attacks.join('\n\n')))).toEqual([]);
    expect(dangersIn(show(attacks.join(' ')))).toEqual([]);
  });

  it('would be found by this test', () => {
    const box = document.createElement('div');
    box.innerHTML =
      '<a href="javascript:x" onclick="x">a</a><svg></svg><img src="//evil.example/x"><p style="color:red">x</p>';
    expect(dangersIn(box)).toHaveLength(5);
  });
});

describe('markdown', () => {
  it('shows formatted text', () => {
    const container = show(
      '# Titel\n\n**fett** und *kursiv*\n\n- eins\n- zwei\n\n| a | b |\n|---|--:|\n| 1 | 2 |',
    );
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Titel');
    expect(container.querySelector('strong')?.textContent).toBe('fett');
    expect(container.querySelector('em')?.textContent).toBe('kursiv');
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('table')).toBeTruthy();
  });

  it('shows HTML as plain text', () => {
    expect(show('Ein <b>Wort</b>').textContent).toBe('Ein <b>Wort</b>');
  });

  it('opens other sites in a new tab without access to the app', () => {
    show('[Liga](https://liga.example/tabelle)');
    const link = screen.getByRole('link', { name: 'Liga' });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')?.split(' ')).toContain('noopener');
  });

  it.each([
    [
      'an address with a user',
      'Siehe http://own@other.example/ dort',
      'Siehe http://own@other.example/ dort',
    ],
    ['the same in a link', '[Liga](https://liga.example@other.example/)', 'Liga'],
    ['the end of the session', '[Gewinne hier](/logout)', 'Gewinne hier'],
    [
      'another site than it names',
      '[https://**liga**.example](https://other.example/)',
      'https://liga.example',
    ],
    ['a picture that signs out', '![Tor](/logout)', 'Bild: Tor'],
    ['a call of the server', '[Daten](/api/v1/users/me/export)', 'Daten'],
  ])('does not lead to %s', (_, text, words) => {
    const container = show(text);
    const targets = [...container.querySelectorAll('a, img')].map(
      (one) => one.getAttribute('href') ?? one.getAttribute('src') ?? '',
    );
    expect(targets.filter((target) => !target.startsWith('mailto:'))).toEqual([]);
    expect(container.textContent).toBe(words);
  });

  it('opens addresses of the app in the same tab', () => {
    show(`[Los](/matches/new) [Lobby](${location.origin}/home/lobby)`);
    for (const [name, href] of [
      ['Los', '/matches/new'],
      ['Lobby', '/home/lobby'],
    ] as const) {
      const link = screen.getByRole('link', { name });
      expect(link.getAttribute('href')).toBe(href);
      expect(link.getAttribute('target')).toBeNull();
    }
  });

  it('shows pictures of this server, and links to those of other servers', () => {
    show('![Wappen](/api/v1/pictures/1) ![Pokal](https://other.example/x.png)');
    expect(screen.getByRole('img', { name: 'Wappen' }).getAttribute('src')).toBe('/api/v1/pictures/1');
    expect(screen.getByRole('link', { name: 'Bild: Pokal' }).getAttribute('href')).toBe(
      'https://other.example/x.png',
    );
    expect(screen.queryByRole('img', { name: 'Pokal' })).toBeNull();
  });

  it('puts no link inside another link', () => {
    const container = show('[![Pokal](https://other.example/x.png)](https://other.example)');
    expect(container.querySelectorAll('a')).toHaveLength(1);
    expect(container.querySelector('a a')).toBeNull();
  });

  it('names the tasks that are done in a list', () => {
    show('- [x] Boards drehen\n- [ ] Pokale polieren');
    expect(screen.getByRole('img', { name: 'erledigt' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'offen' })).toBeTruthy();
  });

  it('gives the footnotes of two texts different ids', () => {
    const text = 'Text[^1]\n\n[^1]: Fußnote';
    const { container } = render(
      <MemoryRouter>
        <MarkdownBody text={text} />
        <MarkdownBody text={text} />
      </MemoryRouter>,
    );
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const link of container.querySelectorAll('a'))
      expect(container.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
  });

  it('shows a stored text above the bounds as it is written, without parsing it', async () => {
    const text = `**fett**\n\n${'|a'.repeat(21)}\n${'|-'.repeat(21)}`;
    const { container } = render(
      <MemoryRouter>
        <Markdown text={text} />
        <Markdown text="**kurz**" />
      </MemoryRouter>,
    );
    await waitFor(() => expect(screen.getByText('kurz').tagName).toBe('STRONG'));
    expect(container.querySelector('p')?.textContent).toBe(text);
    expect(container.querySelectorAll('strong')).toHaveLength(1);
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('loads its renderer only if there is a text', async () => {
    render(
      <MemoryRouter>
        <Markdown text="**fett**" />
      </MemoryRouter>,
    );
    await waitFor(() => expect(screen.getByText('fett').tagName).toBe('STRONG'));
  });
});

it('says in the editor what a text may not make', () => {
  const editor = (value: string) => (
    <MarkdownEditor label="Text" value={value} onValue={() => undefined} maxLength={100} emptyText="" />
  );
  const { rerender } = render(editor('>'.repeat(20)));
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(editor('>'.repeat(21)));
  expect(screen.getByRole('alert').textContent).toContain('20 Ebenen ineinander');
});
