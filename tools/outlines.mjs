// Creates the outlines of letters for pictures that the server draws, from the font of the app: `node tools/outlines.mjs`,
// after `node tools/fonts.mjs`. It needs python3 with venv; fonttools comes from PyPI. The result is committed.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from './lib/project.mjs';

const toolPackages = ['fonttools==4.68.0', 'brotli==1.2.1'];
const fonts = ['barlow-600', 'barlow-600-extended'].map((name) =>
  join(projectRoot, `web/src/fonts/${name}.woff2`),
);
const target = join(projectRoot, 'server/src/platform/previews/barlow-outlines.generated.ts');

/** Prints every letter with its width and its outline as an SVG path, in steps from point to point, which is shorter. */
const program = `
import json, sys
from fontTools.ttLib import TTFont
from fontTools.pens.basePen import BasePen

class Steps(BasePen):
    def __init__(self, glyphs):
        super().__init__(glyphs)
        self.path, self.at = '', (0, 0)
    def step(self, letter, *points):
        points = [(round(x), -round(y)) for x, y in points]
        steps = [n for x, y in points for n in (x - self.at[0], y - self.at[1])]
        self.path += letter + ' '.join(map(str, steps)).replace(' -', '-')
        self.at = points[-1]
    def _moveTo(self, to):
        self.start = to
        self.step('m', to)
    def _lineTo(self, to):
        self.step('l', to)
    def _qCurveToOne(self, by, to):
        self.step('q', by, to)
    def _closePath(self):
        self.path += 'z'
        self.at = (round(self.start[0]), -round(self.start[1]))

letters = {}
for file in sys.argv[1:]:
    font = TTFont(file)
    glyphs = font.getGlyphSet()
    for code, name in font.getBestCmap().items():
        pen = Steps(glyphs)
        glyphs[name].draw(pen)
        letters[chr(code)] = (glyphs[name].width, pen.path)
print(json.dumps(dict(sorted(letters.items()))))
`;

const declaration =
  'const barlowOutlines: readonly (readonly [letter: string, width: number, path: string])[]';
const head = `// Made by tools/outlines.mjs from Barlow, weight 600 (SIL Open Font License 1.1, web/src/fonts/OFL.txt).

/** Letters with their widths and outlines as SVG paths, y downwards from the base line, in thousandths of the size. */
export ${declaration} = [
`;

const work = mkdtempSync(join(tmpdir(), 'neundarter-outlines-'));
try {
  run(['python3', '-m', 'venv', 'venv']);
  run(['venv/bin/pip', 'install', '--quiet', '--disable-pip-version-check', ...toolPackages]);
  /** @type {{ [letter: string]: [number, string] }} */
  const letters = JSON.parse(run(['venv/bin/python', '-c', program, ...fonts]));
  const lines = Object.entries(letters).map(
    ([letter, [width, path]]) => `  [${quoted(letter)}, ${width}, '${path}'],`,
  );
  writeFileSync(target, `${head}${lines.join('\n')}\n];\n`);
  console.log(`${lines.length} letters`);
} finally {
  rmSync(work, { recursive: true });
}

/** @param {string} letter */
function quoted(letter) {
  if (letter === "'") return `"'"`;
  const isShown = /[ -~]/.test(letter) && letter !== '\\';
  return isShown ? `'${letter}'` : `'\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}'`;
}

/** @param {string[]} command @returns {string} */
function run([program = '', ...args]) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd: work, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args[0]}: ${error?.message ?? stderr}`);
  return stdout;
}
