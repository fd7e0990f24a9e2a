import { expect, it } from 'vitest';
import { checkExports } from './check-exports.mjs';

/** @param {Record<string, string>} files text by path */
const findings = (files) =>
  checkExports({
    root: '',
    workspaces: new Map(),
    rootDevDependencies: new Set(),
    sources: Object.entries(files).map(([path, text]) => ({
      path,
      text,
      imports: [],
      isTest: path.includes('.test.'),
    })),
  });

const one = 'export const one = 1;\nexport type Number = 1;\n';

it('finds an export that no other file imports', () => {
  expect(findings({ 'rules/src/a.ts': one })).toEqual([
    'rules/src/a.ts: exports one, which no other file imports',
    'rules/src/a.ts: exports Number, which no other file imports',
  ]);
});

it.each([
  ['by a relative path', "import { one, type Number } from './a.ts';\n"],
  ['over several lines', "import {\n  one as first,\n  type Number,\n} from './a.ts';\n"],
  ['by a name of the package', "import { one, type Number } from '@neundarter/rules/a';\n"],
  ['as it hands it on', "export { one, type Number } from './a.ts';\n"],
  ['in a comment of JSDoc', "/** @import { one, Number } from './a.ts' */\n"],
  ['as a whole', "import * as all from './a.ts';\nall.one satisfies all.Number;\n"],
  ['when it is needed', "const { one } = await import('./a.ts');\ntype Number = typeof one;\n"],
])('knows that another file imports it %s', (_how, text) => {
  expect(findings({ 'rules/src/a.ts': one, 'rules/src/b.ts': text })).toEqual([]);
});

it('finds a name that a file does not take from the whole that it imports', () => {
  const files = { 'rules/src/a.ts': one, 'rules/src/b.ts': "import * as all from './a.ts';\nall.one;\n" };
  expect(findings(files)).toEqual(['rules/src/a.ts: exports Number, which no other file imports']);
});

it('finds a component that only tests show', () => {
  const shown = { 'web/src/ui/a.tsx': 'export function A() {}\n' };
  const byTest = { 'web/src/ui/a.test.tsx': "import { A } from './a.tsx';\n" };
  expect(findings({ ...shown, ...byTest })).toEqual(['web/src/ui/a.tsx: only tests import it']);
  const byPage = { 'web/src/parts/b.ts': "import { A } from '../ui/a.tsx';\n" };
  expect(findings({ ...shown, ...byTest, ...byPage })).toEqual([]);
});
