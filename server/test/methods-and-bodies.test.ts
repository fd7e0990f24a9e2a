import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { createPerson } from './create-person.ts';
import { bodySchemaOf, codesFor, type Operation, operationsOf, readDocument } from './openapi-document.ts';
import { startApp, type TestApp } from './start-app.ts';

// Every call of the document, with the methods of its address and with bodies that are not what it describes.

let app: TestApp;
let operations: readonly Operation[];
let token: string;

beforeAll(async () => {
  app = await startApp({ rateLimits: {} });
  operations = operationsOf(await readDocument(app.http));
  token = (await createPerson(app, { roles: ['admin'] })).token;
});
afterAll(() => app.close());

const addressOf = (path: string): string =>
  `/api/v1${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => (name.endsWith('Number') ? '1' : newId()))}`;

/** Calls that end the session of their caller. */
const endsSession = /^\/(logout|login\/renew)/;

const send = async (method: string, path: string, more: Partial<InjectOptions> = {}) => {
  const by = endsSession.test(path) ? (await createPerson(app)).token : token;
  return app.http.inject({
    method: method as 'GET',
    url: addressOf(path),
    ...more,
    headers: { authorization: `Bearer ${by}`, ...more.headers },
  });
};

const asJson = { 'content-type': 'application/json' };

/** Methods of every address of the document; a slash at the end makes no difference. */
const methodsByAddress = () => Map.groupBy(operations, ({ path }) => path.replace(/\/$/, ''));

describe('the header allow', () => {
  it('names at every address the methods of the document, HEAD with GET, and OPTIONS', async () => {
    for (const [path, found] of methodsByAddress()) {
      const methods = found.map(({ method }) => method as string);
      const wanted = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].toSorted();
      for (const address of [path, `${path}/`])
        for (const method of [
          'OPTIONS',
          ...['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((one) => !methods.includes(one)),
        ]) {
          const { statusCode, headers, body } = await send(method, address);
          expect([method, address, String(headers.allow).split(', ').toSorted()]).toEqual([
            method,
            address,
            wanted,
          ]);
          const answer = method === 'OPTIONS' ? [204, ''] : [405, 'error.method-not-allowed'];
          expect([method, address, statusCode, body]).toEqual([method, address, ...answer]);
        }
    }
  });

  it('names no method that its address refuses', async () => {
    for (const [path] of methodsByAddress()) {
      const { headers } = await send('OPTIONS', path);
      for (const method of String(headers.allow).split(', '))
        expect([method, path, (await send(method, path)).statusCode]).not.toEqual([method, path, 405]);
    }
  });
});

describe('a body', () => {
  /** Calls that answer otherwise than the document says, of those that may have a body. */
  const otherwise = async (more: Partial<InjectOptions>, isRefused: (one: Operation) => boolean) => {
    const found: unknown[] = [];
    for (const one of operations.filter(({ method }) => method !== 'GET')) {
      const { statusCode, body } = await send(one.method, one.path, more);
      const isInvalid = statusCode === 400 && body === 'error.invalid-request';
      const isKnown = statusCode < 400 || codesFor(one, statusCode).includes(body);
      if (isInvalid !== isRefused(one) || !isKnown) found.push([one.method, one.path, statusCode, body]);
    }
    return found;
  };

  it.each(['null', '"x"', '7', 'true', '[]'])('%s is refused by every call', async (payload) => {
    expect(operations.every((one) => bodySchemaOf(one)?.['type'] !== 'null')).toBe(true);
    expect(await otherwise({ payload, headers: asJson }, () => true)).toEqual([]);
  });

  it('may be left out where the document says so', async () => {
    expect(await otherwise({}, ({ requestBody }) => requestBody?.required === true)).toEqual([]);
  });
});
