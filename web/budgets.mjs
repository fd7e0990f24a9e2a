import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Limits of the gzipped bytes that a phone in a hall has to load; 1 kB = 1000 bytes. */
const kB = 1000;
const budgets = {
  entry: 112 * kB,
  scorer: 150 * kB,
  route: 170 * kB,
  lazyChunk: 60 * kB,
  css: 15 * kB,
};

/** Source of the screen with the tightest limit. */
const scorerScreen = 'src/screens/scorer/match-screen.tsx';
const entry = 'index.html';

/**
 * Measures a build with Vite's manifest.
 * @param {string} dist folder with the build
 * @returns {{ name: string, bytes: number, limit: number }[]} one row per limit
 */
function measure(dist) {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const size = sizeReader(dist);
  const entryFiles = closure(manifest, [entry]);
  const screens = Object.keys(manifest).filter((key) => /^src\/screens\/.+-screen\.tsx$/.test(key));
  const lazy = Object.entries(manifest).filter(
    ([key, chunk]) => chunk.file.endsWith('.js') && !entryFiles.has(key),
  );
  return [
    { name: 'entry', bytes: sum(manifest, entryFiles, size), limit: budgets.entry },
    ...screens.map((key) => screenRow(manifest, key, size)),
    ...lazy.map(([key, chunk]) => ({
      name: `chunk ${key}`,
      bytes: size(chunk.file),
      limit: budgets.lazyChunk,
    })),
    ...[entry, ...screens].map((key) => cssRow(manifest, key, size)),
  ];
}

function screenRow(manifest, key, size) {
  const isScorer = key === scorerScreen;
  const bytes = sum(manifest, closure(manifest, [entry, key]), size);
  return { name: `first load ${key}`, bytes, limit: isScorer ? budgets.scorer : budgets.route };
}

function cssRow(manifest, key, size) {
  const chunks = closure(manifest, key === entry ? [entry] : [entry, key]);
  const files = new Set([...chunks].flatMap((one) => manifest[one].css ?? []));
  const bytes = [...files].reduce((total, file) => total + size(file), 0);
  return { name: `css ${key}`, bytes, limit: budgets.css };
}

/** The chunks and everything that they import statically. */
function closure(manifest, roots) {
  const found = new Set();
  const visit = (key) => {
    if (found.has(key)) return;
    found.add(key);
    for (const next of manifest[key].imports ?? []) visit(next);
  };
  roots.forEach(visit);
  return found;
}

function sum(manifest, chunks, size) {
  return [...chunks].reduce((total, key) => total + size(manifest[key].file), 0);
}

function sizeReader(dist) {
  const known = new Map();
  return (file) => {
    if (!known.has(file)) known.set(file, gzipSync(readFileSync(join(dist, file)), { level: 9 }).length);
    return known.get(file);
  };
}

/** Prints the table; throws if a build exceeds a limit. @param {string} dist */
export function checkBudgets(dist) {
  const rows = measure(dist);
  for (const { name, bytes, limit } of rows)
    console.log(
      `${bytes > limit ? 'OVER' : '  ok'} ${(bytes / kB).toFixed(1).padStart(6)} of ${limit / kB} kB  ${name}`,
    );
  const over = rows.filter(({ bytes, limit }) => bytes > limit);
  if (over.length > 0) throw new Error(`over budget: ${over.map(({ name }) => name).join(', ')}`);
}

if (import.meta.main) checkBudgets(join(import.meta.dirname, 'dist'));
