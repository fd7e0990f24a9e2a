import { expect, it } from 'vitest';

/** The source of all text files, by path. */
const files = import.meta.glob<string>(['./*.ts', '!./*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Texts of a source: what stands between single quotes or backticks, without comments. */
const textsOf = (source: string): readonly string[] =>
  source.replaceAll(/^\s*(\/\*\*|\*|\/\/).*$/gm, '').match(/'[^'\n]*'|`[^`]*`/g) ?? [];

const count = (text: string, mark: string): number => text.split(mark).length - 1;

it('sets quotations in German marks, „like this“', () => {
  const texts = Object.entries(files).flatMap(([path, source]) =>
    textsOf(source).map((text) => `${path}: ${text}`),
  );
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter((text) => /["”]/.test(text) || count(text, '„') !== count(text, '“'))).toEqual([]);
});
