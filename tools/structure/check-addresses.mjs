/** @import { Project } from './sources.mjs' */

/**
 * Files that may read where the browser is, or build an address, with the reason. All others take the server's address:
 * `platform.address()`, or `KnownAddress` and `AddressCode` in the web app.
 * @type {ReadonlyMap<string, string>}
 */
const mayBuild = new Map([
  ['server/src/platform/addresses.ts', 'the addresses of this machine, from which the one is chosen'],
  ['server/src/platform/known-address.ts', 'puts a certified name and its port together'],
  [
    'server/src/platform/http/lead-to-https.ts',
    'compares the name of a request with those of the certificate',
  ],
  ['server/src/platform/frames/overlay-looks.ts', 'a page that opens the live channel where it came from'],
  ['web/src/device/detection-board/board-addresses.ts', 'addresses of a board, not of this server'],
  ['web/src/parts/markdown/link-target.ts', 'compares hosts that a text names'],
  ['web/src/parts/markdown/markdown-body.tsx', 'decides whether a link leaves this page'],
  ['web/src/ui/same-site-path.ts', 'decides whether an address leaves this page'],
]);

/** Where the browser is, where a request was sent to, and addresses that are put together by hand. */
const builds = [
  /\blocation\.(origin|host|hostname|href)\b/,
  /\{[^{}]*\b(origin|host|hostname|href)\b[^{}]*\}\s*=\s*(window\.|globalThis\.|document\.)?location\b/,
  /\bheaders(\.host\b|\[['"](host|x-forwarded-host|origin)['"]\])/,
  /\brequest\.(host|hostname)\b/,
  /\bdocument\.(URL|baseURI)\b/,
  /https?:\/\/\$\{/,
  /\bhttps?:\/\/localhost\b/,
];

/**
 * Findings about addresses of this server that do not come from `serverAddress`: on the server's own machine a browser is
 * at `localhost`, where no phone can follow.
 * @param {Project} project @returns {string[]}
 */
export function checkAddresses({ sources }) {
  return sources
    .filter(
      ({ path, isTest }) => /^(web|server|rules|contract)\/src\//.test(path) && !isTest && !ofTests(path),
    )
    .filter(
      ({ path, text }) => !mayBuild.has(path) && builds.some((build) => build.test(withoutComments(text))),
    )
    .map(({ path }) => `${path}: takes the address of this server from elsewhere than \`serverAddress\``);
}

/** @param {string} path */
const ofTests = (path) => path.startsWith('web/src/test/');

/** The text without whole lines of comments. @param {string} text */
function withoutComments(text) {
  return text
    .split('\n')
    .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line))
    .join('\n');
}
