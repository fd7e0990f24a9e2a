import { maxBodyBytes, maxRelocationLength } from '@neundarter/contract/limits';
import { routes } from '@neundarter/contract/routes/all';
import type { FastifyError } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { bindRoutes, splitAddress } from '../src/platform/http/bind-routes.ts';
import { createHttpServer } from '../src/platform/http/create-http-server.ts';
import { type FieldSchema, fitsSchema } from '../src/platform/http/fits-schema.ts';
import type { Actor } from '../src/platform/http/handler.ts';
import { createLog } from '../src/platform/log.ts';
import { createMetrics } from '../src/platform/metrics.ts';
import { mutantsOf, sampleOf } from './hostile-values.ts';
import type { JsonSchema } from './openapi-document.ts';
import { countReads, sizeOf, wrongLists } from './wrong-lists.ts';

// The server with its real limits and all calls, whose handlers do nothing.

const somebody: Actor = {
  kind: 'user',
  id: 'a'.repeat(20),
  sessionId: 'b'.repeat(20),
  isVerified: true,
  playerId: null,
  roles: ['admin'],
  teamIds: [],
  adminOfTeamIds: [],
};
const app = createHttpServer({
  log: createLog('silent'),
  metrics: createMetrics(),
  transport: { publicUrl: null, publicNames: () => [] },
  trustedProxies: [],
  unavailableForS: () => null,
});

/** What the refusal of the latest request has cost. */
const work = { reads: 0, errors: 0 };
/** The body of the latest request, with the defaults of the fields that are missing. */
let received: unknown;

beforeAll(async () => {
  await app.register(async (inner) => {
    const answerError = inner.errorHandler;
    inner.setErrorHandler((error: FastifyError, request, reply) => {
      work.errors += error.validation?.length ?? 0;
      return answerError.call(inner, error, request, reply);
    });
    inner.addHook('preValidation', async (request) => {
      received = request.body;
      request.body = countReads(request.body, (reads) => {
        work.reads += reads;
      });
    });
    const handlers = Object.fromEntries(
      Object.keys(routes).map((name) => [name, async () => ({ ok: true, value: undefined }) as const]),
    );
    bindRoutes(inner, { routes, handlers }, { identify: async () => somebody });
  });
  await app.ready();
});
afterAll(() => app.close());

const withBody = Object.entries(routes).flatMap(([name, route]) =>
  'body' in route && route.body !== undefined
    ? [{ name, route, schema: route.body as unknown as JsonSchema & FieldSchema }]
    : [],
);

const send = async ({ route }: (typeof withBody)[number], body: unknown) => {
  Object.assign(work, { reads: 0, errors: 0 });
  const { method, url } = splitAddress(route);
  const params = sampleOf(('params' in route ? route.params : {}) as JsonSchema, 'all');
  const answer = await app.inject({
    method: method as 'POST',
    url: url.replaceAll(/:(\w+)/g, (_, name: string) => String((params as Record<string, unknown>)[name])),
    headers: {
      authorization: 'Bearer x',
      accept: 'application/problem+json',
      'content-type': 'application/json',
    },
    payload: JSON.stringify(body),
  });
  const { statusCode: status } = answer;
  return { status, fields: (status === 400 ? answer.json().fields : []) as readonly string[] };
};

/** Reads of each value in a body: a union looks at it once for each of its branches. */
const readsPerValue = 40;
/** Errors of one entry: at most one for each branch of its unions. */
const errorsOfEntry = 20;

const withLists = withBody.filter(({ schema }) => !wrongLists(schema).next().done);

it('knows the calls with lists', () => {
  const names = withLists.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['setLineUp', 'addParticipants', 'createEvents', 'enterResult']),
  );
  expect(names.length).toBeGreaterThan(20);
});

it.each(withLists)('refuses lists full of faults in $name at the cost of reading them', async (call) => {
  for (const body of wrongLists(call.schema)) {
    // Some lists may have any texts, or no entry.
    if (fitsSchema(call.schema, body)) continue;
    const what = JSON.stringify(body).slice(0, 200);
    const { status, fields } = await send(call, body);
    expect([what, status]).toEqual([what, 400]);
    expect(fields.length, what).toBeGreaterThan(0);
    expect(fields.length, what).toBeLessThanOrEqual(20);
    expect(work.errors, what).toBeLessThanOrEqual(errorsOfEntry);
    expect(work.reads / sizeOf(body), what).toBeLessThanOrEqual(readsPerValue);
  }
});

/** Length of the longest text that a field takes. */
const longestText = 10_000;

const withLongTexts = (schema: FieldSchema, value: unknown): unknown => {
  const { maxLength, properties = {}, anyOf = [] } = schema;
  if (typeof value === 'string') return maxLength === undefined ? value : 'x'.repeat(maxBodyBytes - 5000);
  const meant = anyOf.find((branch) => fitsSchema(branch, value));
  if (meant !== undefined) return withLongTexts(meant, value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  for (const [name, one] of Object.entries(value)) {
    const longer = withLongTexts(properties[name] ?? {}, one);
    if (longer !== one) return { ...value, [name]: longer };
  }
  return value;
};

it.each(withBody)('compares no text of $name with a pattern that is longer than its field', async (call) => {
  const test = vi.spyOn(RegExp.prototype, 'test');
  const body = withLongTexts(call.schema, sampleOf(call.schema, 'all'));
  const { status } = await send(call, body);
  const texts = test.mock.calls.map(([text]) => text).filter((text) => !text.startsWith('{'));
  test.mockRestore();
  // What a device takes to the secure address is one long text.
  const longest = call.name === 'openRelocation' ? maxRelocationLength : longestText;
  expect(status).toBe(JSON.stringify(body).length > longest ? 400 : 204);
  expect(Math.max(0, ...texts.map(({ length }) => length))).toBeLessThanOrEqual(longest);
});

/** Refused before anybody looks at the schema: too large, harmful names; and no body at all is none. */
const isForSchema = (value: unknown): boolean => {
  const text = JSON.stringify(value);
  return value !== null && Buffer.byteLength(text) <= maxBodyBytes && !text.includes('"constructor"');
};

it.each(withBody)('names a field of $name whenever the verdict refuses it, and only then', async (call) => {
  for (const { what, value } of mutantsOf(sampleOf(call.schema, 'all')).filter((one) =>
    isForSchema(one.value),
  )) {
    const { status, fields } = await send(call, value);
    expect([what, status === 400]).toEqual([what, !fitsSchema(call.schema, received)]);
    if (status === 400) expect(fields ?? [], what).not.toEqual([]);
  }
});

/** Keywords that only describe. */
const describing = ['description', 'default', 'additionalItems'];

const keywordsIn = (schema: FieldSchema): readonly string[] => {
  const { items = [], properties = {}, anyOf = [] } = schema;
  const inside = [...[items].flat(), ...Object.values(properties), ...anyOf] as readonly FieldSchema[];
  return [...Object.keys(schema), ...inside.flatMap(keywordsIn)];
};

it('has no keyword in a body, a query or a path that nobody looks at when faults are named', () => {
  const known: { readonly [keyword in keyof Required<FieldSchema>]: true } = {
    type: true,
    const: true,
    enum: true,
    anyOf: true,
    minLength: true,
    maxLength: true,
    pattern: true,
    minimum: true,
    maximum: true,
    exclusiveMaximum: true,
    minItems: true,
    maxItems: true,
    uniqueItems: true,
    items: true,
    required: true,
    properties: true,
    additionalProperties: true,
    minProperties: true,
  };
  const schemas = Object.values(routes).flatMap((route) =>
    (['params', 'query', 'body'] as const).flatMap((part) =>
      part in route ? [(route as { readonly [name: string]: unknown })[part] as FieldSchema] : [],
    ),
  );
  const used = new Set(schemas.flatMap(keywordsIn));
  expect([...used].filter((keyword) => !(keyword in known) && !describing.includes(keyword))).toEqual([]);
});
