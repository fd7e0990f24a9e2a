import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @import { Project } from './sources.mjs' */

const files = ['Dockerfile', 'compose.yaml', 'deploy/nginx.conf', 'deploy/neundarter.service'];
const configuration = 'server/src/platform/config.ts';

/**
 * Compares the files for servers with the configuration: they set only variables that it reads, name its port, and mention
 * only files that exist. A project without these files, as in tests of other checks, has no findings.
 * @param {Project} project @returns {string[]}
 */
export function checkDeployment({ root, sources }) {
  const config = sources.find(({ path }) => path === configuration)?.text;
  if (config === undefined || !existsSync(join(root, 'Dockerfile'))) return [];
  const missing = files.filter((file) => !existsSync(join(root, file)));
  if (missing.length > 0) return missing.map((file) => `${file} is missing`);
  const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  return compareDeployment(config, texts, (path) => existsSync(join(root, path)));
}

/**
 * @param {string} config text of the configuration
 * @param {ReadonlyMap<string, string>} texts of the files by path
 * @param {(path: string) => boolean} exists whether the project has a file
 * @returns {string[]}
 */
export function compareDeployment(config, texts, exists) {
  const known = new Set(all(config, /'([A-Z]+(?:_[A-Z]+)*)'/g));
  const [port = ''] = all(config, /text\('PORT'\) \?\? '(\d+)'/g);
  return [...texts].flatMap(([file, text]) => [
    ...variablesOf(file, text).flatMap((name) => (known.has(name) ? [] : [`${file}: no setting ${name}`])),
    ...all(text, /(?:EXPOSE |PORT=|\bapp:|\/\/localhost:)(\d+)/g).flatMap((one) =>
      one === port ? [] : [`${file}: port ${one}, the server listens on ${port}`],
    ),
    ...all(text, /((?:tools|server\/src)\/[\w./-]+\.(?:mjs|ts))|- \.\/(deploy\/[\w.-]+\.conf)/g).flatMap(
      (path) => (exists(path) ? [] : [`${file}: ${path} does not exist`]),
    ),
    ...dataOf(file, texts),
  ]);
}

/** The settings of the server in a file. @param {string} file @param {string} text @returns {string[]} */
function variablesOf(file, text) {
  if (file === 'compose.yaml') {
    const [, app = ''] = text.match(/^ {2}app:\n([\s\S]*?)^ {2}\w/m) ?? [];
    return all(app, /^ {6}([A-Z_]+):/gm);
  }
  const lines = all(text, /^(?:ENV |Environment=)(.*)$/gm);
  return lines.flatMap((line) => all(line, /([A-Z_]+)=/g));
}

/** What a container stores has to be in a volume. @param {string} file @param {ReadonlyMap<string, string>} texts */
function dataOf(file, texts) {
  if (file !== 'compose.yaml') return [];
  const [folder = ''] = all(texts.get('Dockerfile') ?? '', /DATA_DIR=(\S+)/g);
  return texts.get(file)?.includes(`- data:${folder}\n`) === true
    ? []
    : [`${file}: ${folder} is in no volume`];
}

/** The first group that matches, for each match. @param {string} text @param {RegExp} pattern @returns {string[]} */
function all(text, pattern) {
  return [...text.matchAll(pattern)].flatMap(
    (match) => match.slice(1).find((group) => group !== undefined) ?? [],
  );
}
