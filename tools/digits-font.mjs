// Creates web/src/fonts/barlow-condensed-digits.woff2: `node tools/digits-font.mjs`. It needs python3 with venv; font
// and fonttools come from npm and PyPI. The file is committed, so nobody needs this tool to run or build the app.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from './lib/project.mjs';

const fontPackage = '@fontsource/barlow-condensed@5.3.0';
const toolPackages = ['fonttools==4.68.0', 'brotli==1.2.1'];
const weight = 600;

/** Characters that a scoreboard shows in big letters: scores, averages, minus, dashes, and the word `Bust`. */
const characters = '0123456789–-−,.: Bust';
const maxBytes = 9000;

const target = join(projectRoot, 'web/src/fonts');
const work = mkdtempSync(join(tmpdir(), 'neundarter-font-'));
try {
  run(['npm', 'pack', '--silent', fontPackage]);
  run(['sh', '-c', 'tar xzf *.tgz']);
  run(['python3', '-m', 'venv', 'venv']);
  run(['venv/bin/pip', 'install', '--quiet', '--disable-pip-version-check', ...toolPackages]);
  mkdirSync(target, { recursive: true });
  const file = join(target, 'barlow-condensed-digits.woff2');
  run([
    'venv/bin/pyftsubset',
    `package/files/barlow-condensed-latin-${weight}-normal.woff2`,
    `--text=${characters}`,
    '--layout-features=kern,tnum,lnum',
    '--flavor=woff2',
    '--no-hinting',
    `--output-file=${file}`,
  ]);
  cpSync(join(work, 'package/LICENSE'), join(target, 'OFL.txt'));
  const { size } = statSync(file);
  console.log(`${file}: ${size} bytes`);
  if (size > maxBytes) throw new Error(`more than ${maxBytes} bytes`);
} finally {
  rmSync(work, { recursive: true });
}

/** @param {string[]} command */
function run([program = '', ...args]) {
  const { status, stderr, error } = spawnSync(program, args, { cwd: work });
  if (status !== 0) throw new Error(`${program} ${args[0]}: ${error?.message ?? stderr.toString()}`);
}
