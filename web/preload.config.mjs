import { appendFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** First address that fits wins; the same order and meaning as the routes of src/app/router.tsx. */
const screens = [
  [/^\/(matches\/?)?$/, 'match-hub/match-hub-screen.tsx'],
  [/^\/matches\/new\/?$/, 'match-setup/match-setup-screen.tsx'],
  [/^\/matches\/view\/nomatch\/?$/, 'spectator/no-match-screen.tsx'],
  [/^\/matches\/view\/[^/]+\/?$/, 'spectator/spectator-screen.tsx'],
  [/^\/matches\/[^/]+\/?$/, 'scorer/match-screen.tsx'],
  [/^\/matches\/[^/]+\/\d+\/\d+\/?$/, 'leg-detail/leg-detail-screen.tsx'],
];

/**
 * Vite plugin: appends to boot.js which files the screen of an address needs. Without it a browser learns of them
 * only after the app itself was loaded and run, one round trip later.
 */
export function preloadScreens() {
  let folder = 'dist';
  return {
    name: 'neundarter-preload',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    async writeBundle(_, bundle) {
      const table = screens.map(([address, screen]) => [address.source, filesOf(bundle, screen)]);
      await appendFile(join(folder, 'boot.js'), preloader(table));
    },
  };
}

/** Code and styles of a screen beyond those of the entry. */
function filesOf(bundle, screen) {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const entry = chunks.find((chunk) => chunk.isEntry);
  const root = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(`/src/screens/${screen}`));
  if (entry === undefined || root === undefined) throw new Error(`preload: no chunk for ${screen}`);
  const loaded = closure(bundle, entry.fileName);
  const wanted = [...closure(bundle, root.fileName)].filter((file) => !loaded.has(file));
  const styles = wanted.flatMap((file) => [...(bundle[file]?.viteMetadata?.importedCss ?? [])]);
  return [...wanted, ...new Set(styles)];
}

function closure(bundle, fileName, found = new Set()) {
  if (found.has(fileName) || bundle[fileName] === undefined) return found;
  found.add(fileName);
  for (const next of bundle[fileName].imports) closure(bundle, next, found);
  return found;
}

const preloader = (table) => `
(() => {
  const table = ${JSON.stringify(table)};
  const files = table.find(([address]) => new RegExp(address).test(location.pathname))?.[1] ?? [];
  for (const file of files) {
    const link = document.createElement('link');
    const isStyle = file.endsWith('.css');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) link.as = 'style';
    link.crossOrigin = '';
    link.href = '/' + file;
    document.head.append(link);
  }
})();
`;
