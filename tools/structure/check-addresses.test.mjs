import { expect, it } from 'vitest';
import { checkAddresses } from './check-addresses.mjs';

/** The findings about one file. @param {string} path @param {string} text */
const findingsIn = (path, text) =>
  checkAddresses(/** @type {any} */ ({ sources: [{ path, text, isTest: /\.test\./.test(path) }] }));

const wrong = [
  'const url = new URL(path, window.location.origin).href;',
  'const page = `${location.host}/confirm`;',
  'const here = location.href;',
  'const { host, origin } = window.location;',
  'const {\n  origin,\n  pathname,\n} = globalThis.location;',
  "const base = headers['x-forwarded-host'];",
  'const base = request.headers.host;',
  'const base = request.hostname;',
  'const url = document.URL;',
  'const link = `https://${name}/matches`;',
  "const base = 'http://localhost:3000';",
];

it.each(wrong)('refuses %s', (text) => {
  for (const path of ['web/src/parts/a.tsx', 'server/src/teams/a.ts'])
    expect(findingsIn(path, text)).toEqual([
      `${path}: takes the address of this server from elsewhere than \`serverAddress\``,
    ]);
});

it.each(wrong)('allows %s in tests and comments, and where the reason is known', (text) => {
  const [line = ''] = text.split('\n');
  expect(findingsIn('web/src/parts/a.test.tsx', text)).toEqual([]);
  expect(findingsIn('web/src/test/a.ts', text)).toEqual([]);
  expect(findingsIn('web/src/parts/a.tsx', `// ${line}`)).toEqual([]);
  expect(findingsIn('web/src/ui/same-site-path.ts', text)).toEqual([]);
});

it.each([
  'const { pathname, search } = window.location;',
  'location.reload();',
  "if (!location.hash.startsWith('#')) return;",
  'const { host } = settings;',
  "const sample = 'https://club.de';",
])('allows %s', (text) => {
  expect(findingsIn('web/src/parts/a.tsx', text)).toEqual([]);
});
