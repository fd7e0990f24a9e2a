import { readFileSync } from 'node:fs';
import type { Route } from '@neundarter/contract/route';
import { routes } from '@neundarter/contract/routes/all';
import { describe, expect, it } from 'vitest';

// No answer grows without end: every list in an answer has a maximum, which docs/performance.md names.

const named = Object.entries<Route>(routes);

type Schema = {
  readonly [key: string]: unknown;
  readonly type?: string;
  readonly items?: Schema | readonly Schema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly maxProperties?: number;
  readonly properties?: { readonly [name: string]: Schema };
  readonly patternProperties?: object;
  readonly anyOf?: readonly Schema[];
};

/** A list, or an object with any names; `max` is undefined if it can grow without end. */
type List = { readonly name: string; readonly max: number | undefined; readonly isFixed: boolean };

/** All lists in a schema. @param name name of the field with this schema */
const listsIn = (schema: Schema, name = 'entries'): readonly List[] => {
  const { items, minItems, maxItems, maxProperties, properties = {}, patternProperties, anyOf = [] } = schema;
  const isTuple = Array.isArray(items);
  const isList = schema.type === 'array' && !isTuple;
  const own = isList ? [{ name, max: maxItems, isFixed: minItems === maxItems }] : [];
  const map = patternProperties === undefined ? [] : [{ name, max: maxProperties, isFixed: false }];
  const parts = isTuple ? (items as readonly Schema[]) : items === undefined ? [] : [items as Schema];
  return [
    ...own,
    ...map,
    ...[...parts, ...anyOf, ...(Object.values(patternProperties ?? {}) as Schema[])].flatMap((one) =>
      listsIn(one, name),
    ),
    ...Object.entries(properties).flatMap(([field, one]) => listsIn(one, field)),
  ];
};

const listsOf = ({ answer, minimalAnswer, isExport }: Route): readonly List[] =>
  isExport === true
    ? []
    : [answer, minimalAnswer].flatMap((schema) => (schema === undefined ? [] : listsIn(schema as Schema)));

/** The bounds of a call as text: the largest of each name. */
const boundsOf = (route: Route): string => {
  const open = listsOf(route).filter(({ isFixed }) => !isFixed);
  const max = new Map<string, number>();
  for (const { name, max: one = 0 } of open) max.set(name, Math.max(max.get(name) ?? 0, one));
  return [...max].map(([name, one]) => `${name} ≤ ${one.toLocaleString('en')}`).join(', ');
};

/** The table of the documentation: one row per bound, with all its calls. */
const table = (): string => {
  const rows = Map.groupBy(
    named.filter(([, route]) => boundsOf(route) !== ''),
    ([, route]) => boundsOf(route),
  );
  const lines = [...rows].map(([bounds, calls]) => {
    const addresses = calls.map(([, { address }]) => `\`${address}\``).toSorted();
    return `| ${addresses.join(', ')} | ${bounds} |`;
  });
  return ['| calls | lists in the answer |', '|---|---|', ...lines.toSorted()].join('\n');
};

describe('the answers of the server', () => {
  it.each(named)('of %s contain no list without a maximum', (_, route) => {
    expect(listsOf(route).filter(({ max }) => max === undefined)).toEqual([]);
  });

  it('have the maximums that the documentation lists', () => {
    const file = readFileSync(new URL('../../docs/performance.md', import.meta.url), 'utf8');
    const [, documented] = /<!-- bounds -->\n\n([^]*?)\n\n<!-- \/bounds -->/.exec(file) ?? [];
    expect(documented).toBe(table());
  });

  it('are searched for lists in all their parts', () => {
    const endless = { type: 'array', items: { type: 'string' } };
    const hidden: Schema = {
      anyOf: [{ properties: { a: { type: 'array', items: [{ properties: { deep: endless } }] } } }],
    };
    expect(listsIn(hidden)).toEqual([{ name: 'deep', max: undefined, isFixed: true }]);
    expect(listsIn({ patternProperties: { x: {} } })[0]?.max).toBeUndefined();
  });
});
