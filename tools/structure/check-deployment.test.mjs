import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compareDeployment } from './check-deployment.mjs';

const textOf = (/** @type {string} */ path) =>
  readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const config = textOf('server/src/platform/config.ts');
const files = ['Dockerfile', 'compose.yaml', 'deploy/nginx.conf', 'deploy/neundarter.service'];

/** Findings after one text of a file was replaced. */
const findings = (/** @type {string} */ file, /** @type {string} */ from, /** @type {string} */ to) => {
  const texts = new Map(files.map((one) => [one, textOf(one)]));
  const text = texts.get(file) ?? '';
  expect(text).toContain(from);
  texts.set(file, text.replace(from, to));
  return compareDeployment(config, texts, (path) => !path.includes('gone'));
};

describe('the check of the files for servers', () => {
  it('accepts those of the project', () => {
    expect(findings('Dockerfile', 'EXPOSE 3000', 'EXPOSE 3000')).toEqual([]);
  });

  it.each([
    ['Dockerfile', 'EXPOSE 3000', 'EXPOSE 3001', 'Dockerfile: port 3001, the server listens on 3000'],
    ['Dockerfile', 'DATA_DIR=/data', 'DATA_DIR=/other', 'compose.yaml: /other is in no volume'],
    [
      'Dockerfile',
      'server/src/main.ts',
      'server/src/gone.ts',
      'Dockerfile: server/src/gone.ts does not exist',
    ],
    ['compose.yaml', '      REDIS_URL:', '      REDIS:', 'compose.yaml: no setting REDIS'],
    [
      'compose.yaml',
      './deploy/nginx.conf',
      './deploy/gone.conf',
      'compose.yaml: deploy/gone.conf does not exist',
    ],
    [
      'compose.yaml',
      '//localhost:3000/',
      '//localhost:3001/',
      'compose.yaml: port 3001, the server listens on 3000',
    ],
    ['deploy/nginx.conf', 'app:3000', 'app:3001', 'deploy/nginx.conf: port 3001, the server listens on 3000'],
    [
      'deploy/neundarter.service',
      ' DATA_DIR=',
      ' DATA_FOLDER=',
      'deploy/neundarter.service: no setting DATA_FOLDER',
    ],
  ])('finds in %s that %s became %s', (file, from, to, finding) => {
    expect(findings(file, from, to)).toEqual([finding]);
  });
});
