import { describe, expect, it } from 'vitest';
import { errorStatus } from '../errors.ts';
import type { Route } from '../route.ts';
import { routes } from './all.ts';

const named = Object.entries<Route>(routes);

/** The schemas of a union, otherwise the schema itself; none without a schema. */
const alternativesOf = (schema: Route['body']): readonly object[] => {
  if (schema === undefined) return [];
  return 'anyOf' in schema ? (schema.anyOf as object[]) : [schema];
};

describe('the routes', () => {
  it('have different addresses', () => {
    const addresses = named.map(([, { address }]) => address);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it.each(named)('%s describes exactly the parameters of its path', (_, { address, params }) => {
    const inPath = [...address.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const described = Object.keys(params && 'properties' in params ? Object(params.properties) : {});
    expect(described).toEqual(inPath);
  });

  it.each(named)('%s names only known errors', (_, { errors }) => {
    for (const code of errors) expect(errorStatus[code]).toBeGreaterThanOrEqual(400);
  });

  it.each(named)('%s has no body if it is a GET', (_, { address, body }) => {
    if (address.startsWith('GET ')) expect(body).toBeUndefined();
    else expect(address).toMatch(/^(POST|PATCH|DELETE) /);
  });

  it.each(named)('%s refuses unknown fields', (_, { body, query }) => {
    for (const schema of [body, query].flatMap(alternativesOf))
      expect(schema).toMatchObject({ additionalProperties: false });
  });
});
