import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './ensure-built.mjs';
import { seconds } from './project.mjs';

/** Builds the web app, if it is not built. @param {string} root @throws {Error} if the build fails */
export async function ensureWebBuilt(root) {
  await ensureBuilt(root, {
    folder: 'web',
    config: 'vite.config.ts',
    sources: sourcesOf(root),
    thing: 'Die Weboberfläche',
    onStart: () => console.log('Die Weboberfläche wird gebaut …'),
    onEnd: (tookMs) => console.log(`Die Weboberfläche ist gebaut (${seconds(tookMs)}).`),
  });
}

/** Everything that affects the build, including the settings beside `web/src`. @param {string} root */
function sourcesOf(root) {
  const settings = readdirSync(join(root, 'web'), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `web/${entry.name}`)
    .sort();
  return [
    ...settings,
    'web/src',
    'web/public',
    'rules/src',
    'contract/src',
    'package-lock.json',
    'tsconfig.base.json',
  ];
}
