import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkIcons } from './check-icons.mjs';

const root = mkdtempSync(join(tmpdir(), 'icons-'));
afterAll(() => rmSync(root, { recursive: true }));

/** The findings about a file with `import {local} from …/IconUsers`. @param {string} table @param {string} local */
function findingsIn(table, local) {
  const rows = [
    '## Icons',
    '',
    '| about | icons |',
    `| people | ${table} |`,
    '',
    '## Next',
    '',
    '| `Later` |',
  ];
  writeFileSync(join(root, 'CONTRIBUTING.md'), `# House\n\n${rows.join('\n')}\n`);
  const text = `import ${local} from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';\n`;
  return checkIcons(/** @type {any} */ ({ root, sources: [{ path: 'web/src/ui/pair.tsx', text }] }));
}

it('an icon has its name from the library and one meaning', () => {
  expect(findingsIn('`Users` pair', 'IconUsers')).toEqual([]);
});

it.each([
  [
    '`User` person',
    'IconUsers',
    'web/src/ui/pair.tsx: uses IconUsers, which has no meaning in CONTRIBUTING.md',
  ],
  ['`Users` pair', 'IconTeam', 'web/src/ui/pair.tsx: calls IconUsers IconTeam; an icon keeps its name'],
  ['`Users` pair · `Users` team', 'IconUsers', 'CONTRIBUTING.md: gives IconUsers two meanings'],
  ['`Users`, `Robot` players', 'IconUsers', 'CONTRIBUTING.md: explains IconRobot, which nobody uses'],
])('%s in the table beside %s in a file is a finding', (table, local, finding) => {
  expect(findingsIn(table, local)).toContain(finding);
});
