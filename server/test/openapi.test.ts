import { randomUUID } from 'node:crypto';
import { type ErrorCode, errorStatus } from '@neundarter/contract/errors';
import type { Route } from '@neundarter/contract/route';
import { routes } from '@neundarter/contract/routes/all';
import Schema from 'typebox/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import {
  bodySchemaOf,
  codesFor,
  type JsonSchema,
  type OpenApiDocument,
  operationsOf,
  readDocument,
} from './openapi-document.ts';
import { sampleMatch } from './sample-match.ts';
import { startApp, type TestApp } from './start-app.ts';

/** The used part of the shape of an OpenAPI 3.1 document; other fields are not allowed. */
const closed = (properties: object, required: readonly string[]) => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
});
const text = { type: 'string', minLength: 1 };
const mapOf = (one: object, more: object = {}) => ({ type: 'object', additionalProperties: one, ...more });
const anySchema = { type: 'object', minProperties: 1 };
const content = mapOf(closed({ schema: anySchema }, ['schema']), { minProperties: 1 });
const header = closed({ schema: anySchema, description: text }, ['schema']);
const parameter = closed(
  {
    name: text,
    in: { enum: ['path', 'query', 'header'] },
    required: { type: 'boolean' },
    description: text,
    example: text,
    schema: anySchema,
  },
  ['name', 'in', 'required', 'schema'],
);
const operation = closed(
  {
    operationId: { type: 'string', pattern: '^[a-zA-Z]+$' },
    summary: text,
    tags: { type: 'array', items: text, minItems: 1 },
    parameters: { type: 'array', items: parameter },
    requestBody: closed({ required: { type: 'boolean' }, description: text, content }, ['content']),
    security: { type: 'array', items: mapOf({ type: 'array' }), minItems: 1 },
    responses: {
      type: 'object',
      minProperties: 2,
      patternProperties: {
        '^[2-5][0-9][0-9]$': closed({ description: text, headers: mapOf(header), content }, ['description']),
      },
      additionalProperties: false,
    },
  },
  ['operationId', 'summary', 'tags', 'security', 'responses'],
);
const openApiShape = closed(
  {
    openapi: { type: 'string', pattern: '^3\\.1\\.\\d+$' },
    info: closed(
      {
        title: text,
        version: text,
        description: text,
        license: closed({ name: text, identifier: text }, ['name']),
      },
      ['title', 'version'],
    ),
    servers: { type: 'array', items: closed({ url: text }, ['url']), minItems: 1 },
    paths: {
      type: 'object',
      minProperties: 1,
      patternProperties: {
        '^/': {
          type: 'object',
          propertyNames: { enum: ['get', 'post', 'patch', 'delete'] },
          additionalProperties: operation,
        },
      },
      additionalProperties: false,
    },
    components: { type: 'object' },
  },
  ['openapi', 'info', 'paths', 'servers', 'components'],
);

let app: TestApp;
let document: OpenApiDocument;

beforeAll(async () => {
  app = await startApp();
  document = await readDocument(app.http);
});
afterAll(() => app.close());

/** Every schema in the document. */
const schemasOf = (value: unknown): readonly JsonSchema[] => {
  if (Array.isArray(value)) return value.flatMap(schemasOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    key === 'schema' ? [one as JsonSchema] : schemasOf(one),
  );
};

describe('openapi.json', () => {
  it('has the shape of an OpenAPI 3.1 document', () => {
    const [isRight, errors] = Schema.Errors(openApiShape, document);
    expect(errors.slice(0, 3)).toEqual([]);
    expect(isRight).toBe(true);
  });

  it('describes every route of the contract, once', () => {
    const described = operationsOf(document).map(({ operationId, method, path }) => [
      operationId,
      `${method} ${path}`,
    ]);
    const wanted = Object.entries(routes).map(([name, route]) => [name, route.address]);
    expect(described.toSorted()).toEqual(wanted.toSorted());
  });

  it('names every part of a path', () => {
    for (const { path, parameters } of operationsOf(document)) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const named = parameters.filter((one) => one.in === 'path');
      expect(named.map(({ name }) => name).toSorted()).toEqual(inPath.toSorted());
      expect(named.every(({ required }) => required)).toBe(true);
    }
  });

  it('has schemas of the right dialect, which compile', () => {
    const schemas = schemasOf(document);
    expect(schemas.length).toBeGreaterThan(100);
    for (const schema of schemas) {
      const written = JSON.stringify(schema);
      expect(written).not.toMatch(/"items":\[|"additionalItems"|"nullable"|"\$ref"/);
      expect(() => Schema.Compile(schema)).not.toThrow();
    }
  });

  it('has no tuples, and no parties that are always refused', () => {
    expect(JSON.stringify(document)).not.toContain('prefixItems');
    const { requestBody } = document.paths['/matches/']?.['post'] ?? {};
    const body = JSON.stringify(requestBody);
    expect(body).toContain('"double"');
    expect(body).not.toMatch(/"bye"|"tba-/);
  });

  it('lists the errors of each status', () => {
    for (const one of operationsOf(document))
      for (const status of Object.keys(one.responses).filter((code) => code >= '400')) {
        const codes = codesFor(one, Number(status)) as ErrorCode[];
        expect(codes.length).toBeGreaterThan(0);
        for (const code of codes) expect(`${code} ${errorStatus[code]}`).toBe(`${code} ${status}`);
      }
  });

  it('shows which calls need a token', () => {
    for (const { operationId, security } of operationsOf(document)) {
      const { caller } = routes[operationId as keyof typeof routes];
      const isOptional = security.some((one) => Object.keys(one).length === 0);
      expect([operationId, isOptional]).toEqual([operationId, caller === 'anyone']);
    }
    expect(document.components.securitySchemes.token).toMatchObject({ type: 'http', scheme: 'bearer' });
  });

  it('shows which bodies may be left out', () => {
    const required = Object.fromEntries(
      operationsOf(document)
        .filter((one) => bodySchemaOf(one) !== null)
        .map(({ operationId, requestBody }) => [operationId, requestBody?.required]),
    );
    expect(required).toMatchObject({ startMatch: false, recordThrow: true, createMatch: true });
  });

  it('is cached by browsers and proxies, and revalidated', async () => {
    const { headers } = await app.http.inject('/api/v1/openapi.json');
    expect(headers['cache-control']).toBe('no-cache');
    const again = await app.http.inject({
      url: '/api/v1/openapi.json',
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });
});

describe('answers', () => {
  it('match openapi.json', async () => {
    const token = (await app.http.inject('/api/v1/login/guest')).json().token;
    const { id, home, away, props } = sampleMatch();
    const oneRound = { legsToWinSet: 2, roundLimit: { rounds: 1, decision: 'bull' } };
    const [pairsId, partner] = [newId(), newId()];
    const guest = (guestId: string) => ({ type: 'guest', id: guestId, name: 'Gast' });
    const pair = (second: string) => ({ type: 'double', players: [guest(newId()), guest(second)] });
    const pairs = [pair(newId()), pair(partner)];
    const turnId = randomUUID();
    const correction = { throwId: turnId, playerId: home, score: 45, dartsThrown: 3, attemptsOnDouble: 0 };
    const known = { lastThrowId: turnId, keptThrowId: turnId };
    const calls: readonly (readonly [
      string,
      'GET' | 'POST' | 'PATCH' | 'DELETE',
      string,
      object?,
      string?,
    ])[] = [
      ['loginGuest', 'GET', '/login/guest'],
      ['createMatch', 'POST', '/matches/', { id, props }],
      [
        'changeMatch',
        'PATCH',
        '/matches/',
        { id, changedProps: { description: 'Finale', config: oneRound } },
      ],
      ['switchStartingParty', 'PATCH', `/matches/${id}/switch`],
      ['switchStartingParty', 'PATCH', `/matches/${id}/switch`],
      [
        'createMatch',
        'POST',
        '/matches/',
        { id: pairsId, props: { ...props, parties: pairs, startingScores: [501, 301] } },
      ],
      ['orderPartners', 'PATCH', `/matches/${pairsId}/partners`, { party: 1, firstPlayerId: partner }],
      ['startMatch', 'PATCH', `/matches/${id}/start`],
      ['recordThrow', 'POST', `/matches/${id}/throw`, { playerId: home, score: 60 }, turnId],
      ['correctThrow', 'PATCH', `/matches/${id}/throw`, { ...correction, ...known }],
      ['recordThrow', 'POST', `/matches/${id}/throw`, { playerId: away, score: 60 }],
      ['readStanding', 'GET', `/matches/${id}/standing`],
      ['decideBullOut', 'POST', `/matches/${id}/bull-out`, { winningParty: 1 }],
      ['readMatch', 'GET', `/matches/${id}`],
      ['readStanding', 'GET', `/matches/${id}/standing`],
      ['readLeg', 'GET', `/matches/${id}/sets/1/legs/1`],
      ['listMatches', 'GET', '/matches'],
      ['countMatches', 'GET', '/matches/count'],
      ['undoThrow', 'DELETE', `/matches/${id}/throw`],
      ['writeLog', 'POST', '/logs', { msg: 'hello' }],
      ['deleteMatch', 'DELETE', `/matches/${id}`],
    ];
    for (const [name, method, path, payload, requestId] of calls) {
      const answer = await app.http.inject({
        method,
        url: `/api/v1${path}`,
        headers: { authorization: `Bearer ${token}`, ...(requestId && { 'x-request-id': requestId }) },
        ...(payload && { payload }),
      });
      const described = operationsOf(document).find(({ operationId }) => operationId === name)?.responses;
      const schema = described?.[answer.statusCode]?.content?.['application/json']?.schema;
      if (schema === undefined) expect([name, answer.statusCode, answer.body]).toEqual([name, 204, '']);
      else expect([name, Schema.Errors(schema, answer.json())[1].slice(0, 2)]).toEqual([name, []]);
    }
    // Answers about people are checked in their own tests: see checked-client.ts.
    const wanted = Object.entries<Route>(routes).filter(
      ([name, { tag, caller }]) =>
        (['matches', 'logs'].includes(tag) && caller !== 'user') || name === 'loginGuest',
    );
    expect(new Set(calls.map(([name]) => name)).size).toBe(wanted.length - 1);
  });

  it('to a forfeit match openapi.json, too', async () => {
    const token = (await app.http.inject('/api/v1/login/guest')).json().token;
    const headers = { authorization: `Bearer ${token}` };
    const { id, props } = sampleMatch();
    await app.http.inject({ method: 'POST', url: '/api/v1/matches/', headers, payload: { id, props } });
    const answer = await app.http.inject({
      method: 'PATCH',
      url: `/api/v1/matches/${id}/forfeit`,
      headers,
      payload: { winningParty: 1 },
    });
    const schema = operationsOf(document).find(({ operationId }) => operationId === 'forfeitMatch')
      ?.responses['200']?.content?.['application/json']?.schema;
    expect(answer.json().props).toMatchObject({ status: 'finished', winningParty: 1 });
    expect(Schema.Errors(schema ?? {}, answer.json())[1].slice(0, 2)).toEqual([]);
  });
});
