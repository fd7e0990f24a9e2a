import { cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { Markdown } from './markdown.tsx';
import { MarkdownBody } from './markdown-body.tsx';
import { plainParagraphs } from './plain-paragraphs.ts';

afterEach(cleanup);

const rendered = (text: string): readonly string[] => {
  const { container } = render(
    <MemoryRouter>
      <MarkdownBody text={text} />
    </MemoryRouter>,
  );
  const html = [...container.children].map(({ outerHTML }) => outerHTML);
  cleanup();
  return html;
};

/** Pieces of texts of people, with everything that Markdown knows. */
const piece = fc.constantFrom(
  ...'Anmeldung ab 18 Uhr|Startgeld: 5 €|(pro Person)|„Bulls“|Ä ö ß|Los!|12.5.|- |* |1. |2) |# |> |=== |--- |: |+ |x|~|`|_|&amp;|<b>|[a](b)|www.x.de|http://x.de|a@b.de|\\'.split(
    '|',
  ),
  '|',
  ' ',
  '  ',
  '\t',
  '\n',
  '\n\n',
  '\r\n',
  '\u00a0',
);

it('are those that the renderer makes, or it is asked', () => {
  let plain = 0;
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const text = pieces.join('');
      const paragraphs = plainParagraphs(text);
      if (paragraphs === null) return;
      plain += 1;
      const own = document.createElement('div');
      const html = paragraphs.map((words) => {
        own.textContent = words;
        return `<p>${own.innerHTML}</p>`;
      });
      expect(html).toEqual(rendered(text));
    }),
    { numRuns: 1500 },
  );
  expect(plain).toBeGreaterThan(100);
});

it.each([
  ['a description', 'Anmeldung bis 18 Uhr,\nStartgeld 5 €.\n\nWir freuen uns!', 2],
  ['nothing', '', 0],
  ['a list', '- eins\n- zwei', null],
  ['bold words', 'Ein **Wort**', null],
  ['an address', 'Siehe www.liga.example', null],
])('of %s', (_what, text, count) => {
  expect(plainParagraphs(text)?.length ?? null).toBe(count);
});

it('are on the page at once', () => {
  render(<Markdown text={'Anmeldung bis 18 Uhr.\n\nBis dann!'} />);
  expect(screen.getByText('Bis dann!').tagName).toBe('P');
});
