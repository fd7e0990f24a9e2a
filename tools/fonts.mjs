// Creates the fonts of web/src/fonts and the faces that stand in for them: `node tools/fonts.mjs`. It needs python3 with
// venv; fonts and fonttools come from npm and PyPI. The results are committed, so nobody needs this tool to run or build
// the app.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from './lib/project.mjs';

const toolPackages = ['fonttools==4.68.0', 'brotli==1.2.1'];
const target = join(projectRoot, 'web/src/fonts');
/** All files together, in bytes. */
const maxBytes = 40_000;

/** Letters of Western Europe, and the punctuation of German texts. */
const latin =
  'U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+2009,U+200B,U+2010-2015,U+2018-201A,U+201C-201E,U+2026,U+202F,U+20AC,U+2212';
/** Letters of Turkish, Polish, Czech and other names; a page loads them only if it shows one. */
const latinExtended = 'U+0100-0130,U+0132-0151,U+0154-017F,U+0218-021B,U+1E9E';
/** What a scoreboard shows in big letters: scores, averages, minus, dashes, and the word `Bust`. */
const digits = '0123456789–-−,.: Bust';

/** @type {{ name: string, source: string, file: string, choice: string, features: string }[]} */
const fonts = [
  {
    name: 'barlow-condensed-digits',
    source: '@fontsource/barlow-condensed@5.3.0',
    file: 'barlow-condensed-latin-600-normal.woff2',
    choice: `--text=${digits}`,
    features: 'kern,tnum,lnum',
  },
  ...[400, 600].flatMap((weight) => [
    {
      name: `barlow-${weight}`,
      source: '@fontsource/barlow@5.3.0',
      file: `barlow-latin-${weight}-normal.woff2`,
      choice: `--unicodes=${latin}`,
      features: 'kern,tnum',
    },
    {
      name: `barlow-${weight}-extended`,
      source: '@fontsource/barlow@5.3.0',
      file: `barlow-latin-ext-${weight}-normal.woff2`,
      choice: `--unicodes=${latinExtended}`,
      features: 'kern',
    },
  ]),
];

const work = mkdtempSync(join(tmpdir(), 'neundarter-fonts-'));
try {
  run(['python3', '-m', 'venv', 'venv']);
  run(['venv/bin/pip', 'install', '--quiet', '--disable-pip-version-check', ...toolPackages]);
  for (const source of new Set(fonts.map((font) => font.source))) {
    const folder = folderOf(source);
    mkdirSync(join(work, folder));
    run(['npm', 'pack', '--silent', '--pack-destination', folder, source]);
    run(['sh', '-c', `tar xzf ${folder}/*.tgz -C ${folder}`]);
  }
  mkdirSync(target, { recursive: true });
  const sizes = fonts.map(cutFont);
  cpSync(join(work, folderOf('@fontsource/barlow@5.3.0'), 'package/LICENSE'), join(target, 'OFL.txt'));
  const sum = sizes.reduce((total, size) => total + size, 0);
  console.log(`${sum} bytes in all`);
  if (sum > maxBytes) throw new Error(`more than ${maxBytes} bytes`);
} finally {
  rmSync(work, { recursive: true });
}

/** @param {string} source */
function folderOf(source) {
  return source.replaceAll(/[^a-z0-9]+/g, '-').slice(1);
}

/** @param {(typeof fonts)[number]} font @returns {number} its size in bytes */
function cutFont({ name, source, file, choice, features }) {
  const path = join(target, `${name}.woff2`);
  run([
    'venv/bin/pyftsubset',
    join(folderOf(source), 'package/files', file),
    choice,
    `--layout-features=${features}`,
    '--flavor=woff2',
    '--no-hinting',
    '--desubroutinize',
    '--name-IDs=0,1,2,13,14',
    `--output-file=${path}`,
  ]);
  const { size } = statSync(path);
  console.log(`${name}: ${size} bytes`);
  return size;
}

/** @param {string[]} command */
function run([program = '', ...args]) {
  const { status, stderr, error } = spawnSync(program, args, { cwd: work });
  if (status !== 0) throw new Error(`${program} ${args[0]}: ${error?.message ?? stderr.toString()}`);
}
