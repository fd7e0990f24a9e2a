import { errorStatus } from '@neundarter/contract/errors';
import { guestTokenLifetimeMs, maxRelocationBytes } from '@neundarter/contract/limits';
import { type RouteName, routes } from '@neundarter/contract/routes/all';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import Schema from 'typebox/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { newId } from '../src/platform/ids.ts';
import { createPerson } from './create-person.ts';
import { type DatabaseSite, databases } from './databases.ts';
import { dumpDatabase, settleOutbox } from './dump-database.ts';
import {
  type Expected,
  forbidden,
  honestAnswers,
  invalid,
  notThere,
  unauthorized,
} from './honest-answers.ts';
import { mutantsOf, oddValues, sampleOf, wrongTexts } from './hostile-values.ts';
import {
  bodySchemaOf,
  codesFor,
  type JsonSchema,
  type OpenApiDocument,
  type Operation,
  operationsOf,
  readDocument,
} from './openapi-document.ts';
import { tries } from './run-length.ts';
import { sampleMatch } from './sample-match.ts';
import { startApp, type TestApp } from './start-app.ts';

// All requests are made from the server's description of itself: a call that is added to the contract is tested without
// a new line here. Another validator than the server's decides whether a request is wrong.

const described = await startApp();
const document: OpenApiDocument = await readDocument(described.http);
await described.close();
const operations = operationsOf(document);

/** Noon: tokens expire on the same day, because a call on another day is kept as the server's newest day. */
const now = new Date().setUTCHours(12, 0, 0, 0);

/** An unused id of the right form. */
const nobody = 'z'.repeat(20);

type Attack = { readonly what: string; readonly request: Partial<InjectOptions> };

const callerOf = ({ operationId }: Operation) => routes[operationId as RouteName].caller;

/** A test only for calls in which the fault is possible. */
const itWhere = (applies: boolean) => (applies ? it : () => undefined);

describe.each(databases)('hostile requests on $name', ({ create }) => {
  let site: DatabaseSite;
  let app: TestApp;
  let token: string;
  let foreignToken: string;
  let userToken: string;
  let matchId: string;

  beforeAll(async () => {
    site = await create();
    app = await startApp({ db: await openDatabase(site.options), rateLimits: {} });
    // The clock stands still: otherwise the use of a session is stored every few minutes, which would look like a
    // change.
    app.clock.time = now;
    const login = async () => (await app.http.inject('/api/v1/login/guest')).json().token;
    [token, foreignToken] = [await login(), await login()];
    userToken = await freshUserToken();
    matchId = await createRunningMatch();
  });
  afterAll(async () => {
    await app.close();
    await site.dispose();
  });

  /** An admin has the most rights, so that no call is refused because of missing rights. */
  const freshUserToken = async () => (await createPerson(app, { roles: ['admin'] })).token;
  const needsUser = (operation: Operation) => ['account', 'user'].includes(callerOf(operation));
  const tokenFor = (operation: Operation) => (needsUser(operation) ? userToken : token);

  const createRunningMatch = async () => {
    const { id, home, props } = sampleMatch();
    const headers = { authorization: `Bearer ${token}` };
    await app.http.inject({ method: 'POST', url: '/api/v1/matches/', headers, payload: { id, props } });
    // A practice game with the same id: every noun has its own ids.
    const url = '/api/v1/scoring-games/';
    await app.http.inject({ method: 'POST', url, headers, payload: { id, props: {} } });
    await app.http.inject({ method: 'PATCH', url: `/api/v1/matches/${id}/start`, headers });
    const turn = { playerId: home, score: 60 };
    await app.http.inject({ method: 'POST', url: `/api/v1/matches/${id}/throw`, headers, payload: turn });
    return id;
  };

  /** A valid request of a call, about the given thing. */
  const honest = (operation: Operation, id = matchId): InjectOptions & { readonly url: string } => {
    const schema = bodySchemaOf(operation);
    const body = schema && withId(sampleOf(schema, 'required'), id);
    return {
      method: operation.method,
      url: urlOf(operation, { id }),
      headers: { authorization: `Bearer ${tokenFor(operation)}` },
      ...(body !== null && { payload: body as object }),
    };
  };

  /** The database without counted attempts, because refused ones count too. */
  const dump = async () => {
    const { attempts: _counted, ...tables } = await dumpDatabase(app.db);
    return tables;
  };

  /** The database before the first refused request of a call. */
  let before: Awaited<ReturnType<typeof dump>> | undefined;

  /** Sends attacks one after another; each must be refused as described. The last test of a call finds whether one changed something. */
  const refuses = async (operation: Operation, attacks: readonly Attack[], expected: Expected) => {
    if (before === undefined) {
      await settleOutbox(app.db);
      before = await dump();
    }
    for (const { what, request } of attacks) {
      const answer = await app.http.inject({ ...honest(operation), ...request });
      const seen = { what, status: answer.statusCode, code: answer.body };
      expect(seen).toEqual({ what, status: expected.status, code: expect.toBeOneOf([...expected.codes]) });
      expect(codesFor(operation, answer.statusCode), `${what}: described`).toContain(answer.body);
    }
  };

  const withHeaders =
    (operation: Operation) =>
    (what: string, headers: Record<string, string>): Attack => ({
      what,
      request: { headers: { authorization: `Bearer ${tokenFor(operation)}`, ...headers } },
    });
  const withToken = (what: string, authorization: string): Attack => ({
    what,
    request: { headers: { authorization } },
  });

  describe.each(operations.map((operation) => [operation.operationId, operation] as const))(
    '%s',
    (name, operation) => {
      const bodySchema = bodySchemaOf(operation);
      const inQuery = operation.parameters.filter((one) => one.in === 'query');
      const inPath = operation.parameters.filter((one) => one.in === 'path');
      const hasNamedThing = inPath.length > 0 || (bodySchema !== null && operation.method === 'PATCH');

      it('accepts a valid request, so that the following ones are refused for their faults', async () => {
        before = undefined;
        // About a thing that does not exist, or that no later test uses.
        const request = honest(operation, hasNamedThing ? nobody : newId());
        // Signing out ends a session, and the other calls still need theirs.
        const own = needsUser(operation) ? await freshUserToken() : token;
        const answer = await app.http.inject({ ...request, headers: { authorization: `Bearer ${own}` } });
        const expected = honestAnswers[name as RouteName];
        if (expected !== undefined)
          expect([answer.statusCode, answer.body]).toEqual([
            expected.status,
            expect.toBeOneOf([...expected.codes]),
          ]);
        else if (hasNamedThing) expect([answer.statusCode, answer.body]).toEqual([404, 'error.not-found']);
        else expect(answer.statusCode).toBeLessThan(300);
      });

      it('refuses unknown versions of the web app', async () => {
        const attacks = ['2.0.0', '1.3.0', 'x', ''].map((version) =>
          withHeaders(operation)(`version ${version}`, { 'x-frontend-version': version }),
        );
        await refuses(operation, attacks, { status: 409, codes: ['error.version.does-not-match'] });
      });

      it('refuses malformed request ids and PINs', async () => {
        const ids = ['', ' ', 'a b', 'ä', '../x', 'x'.repeat(65)];
        const attacks = ids.map((id) => withHeaders(operation)(`request id "${id}"`, { 'x-request-id': id }));
        await refuses(
          operation,
          [...attacks, withHeaders(operation)('PIN', { 'x-match-pin': '1'.repeat(65) })],
          invalid,
        );
      });

      itWhere(name !== 'loginGuest')('refuses tokens that are no good', async () => {
        const [version, id, expiry, signature = ''] = token.split('.');
        const forged = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
        const tampered = [
          withToken('another guest', `Bearer ${version}.${nobody}.${expiry}.${signature}`),
          withToken('a longer life', `Bearer ${version}.${id}.zzzzzzzz.${signature}`),
          withToken('no signature', `Bearer ${version}.${id}.${expiry}.`),
          withToken('another signature', `Bearer ${version}.${id}.${expiry}.${forged}`),
          withToken('half a token', `Bearer ${token.slice(0, 20)}`),
          withToken('nonsense', 'Bearer nonsense'),
          withToken('a long one', `Bearer ${'x'.repeat(600)}`),
          withToken('no token', 'Bearer'),
          withToken('a password', 'Basic YTpi'),
        ];
        await refuses(operation, tampered, unauthorized);
        app.clock.time = now + guestTokenLifetimeMs + 60_000;
        await refuses(operation, [withToken('an expired one', `Bearer ${token}`)], unauthorized).finally(
          () => {
            app.clock.time = now;
          },
        );
      });

      itWhere(operation.security.every((one) => Object.keys(one).length > 0))('needs a token', async () => {
        await refuses(operation, [{ what: 'none', request: { headers: {} } }], unauthorized);
      });

      itWhere(hasNamedThing && operation.method !== 'GET' && callerOf(operation) !== 'anyone')(
        'refuses strangers',
        async () => {
          const attack = withToken('of somebody else', `Bearer ${foreignToken}`);
          // A tournament does not exist for strangers, but if they see it, they may register and score.
          // Devices of guests sign and object without an account, so others do not learn of a league either.
          const isOpen = /^\/(events|leagues)\//.test(operation.path) && callerOf(operation) === 'guest';
          const hidden = operation.path.startsWith('/scoring-games/') || isOpen;
          await refuses(operation, [attack], hidden ? notThere : forbidden);
        },
      );

      itWhere(hasNamedThing && honestAnswers[name as RouteName] === undefined)(
        'does not know what is not there',
        async () => {
          const { url, payload } = honest(operation, nobody);
          const request = payload === undefined ? { url } : { url, payload };
          await refuses(operation, [{ what: nobody, request }], notThere);
        },
      );

      itWhere(inPath.length > 0)('refuses addresses that cannot be', async () => {
        const attacks = inPath.flatMap((parameter) =>
          wrongTexts(parameter)
            .filter((text) => text !== '')
            .map((text) => ({
              what: `${parameter.name} = ${text}`,
              request: { url: urlOf(operation, { id: matchId, [parameter.name]: encodeURIComponent(text) }) },
            })),
        );
        await refuses(operation, attacks, invalid);
      });

      it('refuses query parameters that are wrong or unknown', async () => {
        const wrong = inQuery.flatMap((parameter) =>
          wrongTexts(parameter).map((text) => `${parameter.name}=${encodeURIComponent(text)}`),
        );
        const twice = inQuery
          .filter(({ schema }) => schema['type'] !== 'array')
          .map(({ name: one }) => `${one}=1&${one}=2`);
        const attacks = [...wrong, ...twice, 'surprise=1', '__proto__=1', 'constructor=1', '=1'].map(
          (query) => ({
            what: query,
            request: { url: withQuery(honest(operation).url, query) },
          }),
        );
        await refuses(operation, attacks, invalid);
      });

      itWhere(operation.method !== 'GET')('refuses bodies that are no JSON, or too much of it', async () => {
        const raw = (what: string, payload: string, type = 'application/json'): Attack => ({
          what,
          request: {
            payload,
            headers: { authorization: `Bearer ${tokenFor(operation)}`, 'content-type': type },
          },
        });
        const broken = [
          '{',
          '{"id":',
          '{"a":1,}',
          "{'a':1}",
          'undefined',
          '\u0000',
          '{"__proto__":{"a":1}}',
          '[',
          '"',
        ];
        const types = ['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'x'];
        await refuses(
          operation,
          [...broken.map((text) => raw(text, text)), ...types.map((type) => raw(type, '{"a":1}', type))],
          invalid,
        );
        // One call takes more than the others.
        const size = operation.operationId === 'openRelocation' ? maxRelocationBytes : 100_000;
        const huge = raw('huge', JSON.stringify({ a: 'x'.repeat(size) }));
        if (bodySchema) await refuses(operation, [huge], { status: 413, codes: ['error.request-too-large'] });
      });

      itWhere(bodySchema === null && operation.method !== 'GET')(
        'refuses a body where none belongs',
        async () => {
          const attacks = [{ surprise: 1 }, [], ['x']].map((payload) => ({
            what: JSON.stringify(payload),
            request: { payload },
          }));
          await refuses(operation, attacks, invalid);
        },
      );

      itWhere(bodySchema !== null)('refuses bodies that are wrong in any one place', async () => {
        const isRight = Schema.Compile(bodySchema as JsonSchema);
        const optional = operation.requestBody?.required === false;
        const mutants = (['required', 'all'] as const)
          .flatMap((fields) => mutantsOf(withId(sampleOf(bodySchema as JsonSchema, fields), matchId)))
          .filter(({ value }) => !isRight.Check(value) && !(optional && value === null));
        expect(mutants.length).toBeGreaterThan(oddValues.length);
        const attacks = mutants.map(({ what, value }) => ({ what, request: jsonOf(operation, value) }));
        await refuses(operation, attacks, invalid);
      });

      itWhere(bodySchema !== null)('refuses whatever JSON comes', async () => {
        const isRight = Schema.Compile(bodySchema as JsonSchema);
        const values = fc.sample(fc.jsonValue({ maxDepth: 4 }), {
          numRuns: tries({ usual: 50, long: 1000 }),
          seed: 501,
        });
        const attacks = values
          .filter((value) => value !== null && !isRight.Check(value))
          .map((value) => ({ what: JSON.stringify(value).slice(0, 80), request: jsonOf(operation, value) }));
        await refuses(operation, attacks, invalid);
      });

      it('has changed nothing by all that it refused', async () => {
        expect(await dump()).toEqual(before);
      });
    },
  );

  const jsonOf = (operation: Operation, value: unknown): Partial<InjectOptions> => ({
    payload: JSON.stringify(value),
    headers: { authorization: `Bearer ${tokenFor(operation)}`, 'content-type': 'application/json' },
  });

  it('gives a described answer to everything that fits the schema', async () => {
    for (const operation of operations.filter((one) => bodySchemaOf(one) !== null)) {
      const schema = bodySchemaOf(operation) as JsonSchema;
      const isRight = Schema.Compile(schema);
      for (const { what, value } of mutantsOf(withId(sampleOf(schema, 'all'), matchId))) {
        if (!isRight.Check(value)) continue;
        const answer = await app.http.inject({ ...honest(operation), ...jsonOf(operation, value) });
        if (operation.operationId === 'logout') userToken = await freshUserToken();
        expect(Object.keys(operation.responses), what).toContain(String(answer.statusCode));
        if (answer.statusCode >= 400)
          expect(codesFor(operation, answer.statusCode), what).toContain(answer.body);
        expect(errorStatus['error.api.500'], what).not.toBe(answer.statusCode);
      }
    }
  });
});

/** Puts the id of the thing into a body that names it. */
function withId(body: unknown, id: string): unknown {
  return typeof body === 'object' && body !== null && 'id' in body ? { ...body, id } : body;
}

function urlOf({ path, parameters }: Operation, values: { readonly [name: string]: string }): string {
  const usual: { readonly [name: string]: string } = { code: 'zzzzzz', side: 'away', uid: nobody };
  const idOf = (name: string) => (name.endsWith('Id') || name === 'entrant' ? nobody : '1');
  const address = path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => values[name] ?? usual[name] ?? idOf(name),
  );
  const needed = parameters.filter((one) => one.in === 'query' && one.required === true);
  const query = new URLSearchParams();
  for (const { name, schema } of needed) query.set(name, String(sampleOf(schema, 'required')));
  return `/api/v1${address}${query.size > 0 ? `?${query.toString()}` : ''}`;
}

/** Replaces parameters of the URL with those of the query. */
function withQuery(url: string, query: string): string {
  const [path = '', own] = url.split('?');
  const kept = new URLSearchParams(own);
  for (const name of new URLSearchParams(query).keys()) kept.delete(name);
  return `${path}?${kept.size > 0 ? `${kept.toString()}&` : ''}${query}`;
}
