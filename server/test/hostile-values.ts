import Schema from 'typebox/schema';
import type { JsonSchema, Parameter } from './openapi-document.ts';

/** Values of every type, including unusual ones. */
export const oddValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.5,
  181,
  1e21,
  Number.MAX_SAFE_INTEGER,
  '',
  '0',
  'NaN',
  'running',
  '00000000000000000000',
  "'; drop table matches; --",
  '\u0000',
  'ä'.repeat(21),
  'x'.repeat(5000),
  [],
  [null],
  ['running', 'running'],
  {},
  { id: '00000000000000000000' },
  { constructor: { prototype: {} } },
  JSON.parse(`${'['.repeat(50)}${']'.repeat(50)}`),
];

type Schemas = { readonly [name: string]: JsonSchema };

/** The smallest valid value of a schema, with all its optional fields if wanted. */
export function sampleOf(schema: JsonSchema, fields: 'all' | 'required'): unknown {
  if ('const' in schema) return schema['const'];
  const first = (list: unknown) => (list as readonly unknown[])[0];
  if ('enum' in schema) return first(schema['enum']);
  if ('anyOf' in schema) return sampleOf(choose(schema['anyOf'] as JsonSchema[]), fields);
  if (schema['type'] === 'object') return sampleObject(schema, fields);
  if (schema['type'] === 'array') return sampleArray(schema, fields);
  if (schema['type'] === 'string') return sampleText(schema);
  if (schema['type'] === 'boolean') return false;
  return schema['type'] === 'null' ? null : (schema['minimum'] ?? 1);
}

/** The first alternative, but a guest if there is one: other players would have to exist. */
function choose(alternatives: readonly JsonSchema[]): JsonSchema {
  const isGuest = ({ properties }: JsonSchema) =>
    sampleOf((properties as Schemas | undefined)?.['type'] ?? {}, 'required') === 'guest';
  return alternatives.find(isGuest) ?? alternatives[0] ?? {};
}

function sampleObject(schema: JsonSchema, fields: 'all' | 'required'): object {
  const required = (schema['required'] ?? []) as readonly string[];
  const properties = Object.entries((schema['properties'] ?? {}) as Schemas);
  const wanted = properties.filter(([name]) => fields === 'all' || required.includes(name));
  // A change has to name at least one field.
  const missing = Math.max(0, Number(schema['minProperties'] ?? 0) - wanted.length);
  const others = properties.filter((property) => !wanted.includes(property));
  const chosen = [...wanted, ...others.slice(0, missing)];
  return Object.fromEntries(chosen.map(([name, one]) => [name, sampleOf(one, fields)]));
}

function sampleArray(schema: JsonSchema, fields: 'all' | 'required'): unknown[] {
  const { items } = schema;
  if (Array.isArray(items)) return items.map((one: JsonSchema) => sampleOf(one, fields));
  const length = Number(schema['minItems'] ?? 1);
  return Array.from({ length }, () => sampleOf(items as JsonSchema, fields));
}

let ids = 0;

/** All ids are different, because a player cannot play against themselves. */
function sampleText(schema: JsonSchema): string {
  const pattern = String(schema['pattern']);
  ids += 1;
  if (pattern.includes('https?')) return 'https://example.org/hook';
  if (pattern.includes('@')) return `somebody${ids}@example.org`;
  if (pattern.includes('{6}')) return 'zzzzzz';
  const digits = /\[0-9\]\{(\d+)/.exec(pattern);
  if (digits !== null) return '1234567890'.slice(0, Number(digits[1]));
  if (pattern.includes('{22}')) return 'z'.repeat(22);
  if (pattern.includes('[A-Za-z0-9_-]+')) return 'z'.repeat(Number(schema['minLength'] ?? 1));
  if (!pattern.includes('{20}'))
    return 'Some text, 180!'.slice(0, Number(schema['maxLength'] ?? Number.POSITIVE_INFINITY));
  return String(ids).padStart(20, 'a');
}

/** A changed copy and a description of the change. */
type Mutant = { readonly what: string; readonly value: unknown };

/** Copies of a value, each with one fault: another value, a missing field, an additional field. */
export function mutantsOf(value: unknown, path = ''): readonly Mutant[] {
  const replaced = oddValues.map((odd) => ({ what: `${path || 'all'} = ${shorten(odd)}`, value: odd }));
  if (Array.isArray(value)) return [...replaced, ...mutantsOfArray(value, path)];
  if (typeof value !== 'object' || value === null) return replaced;
  const fields = value as { readonly [name: string]: unknown };
  const inside = Object.entries(fields).flatMap(([name, one]) =>
    mutantsOf(one, `${path}/${name}`).map((mutant) => ({
      ...mutant,
      value: { ...fields, [name]: mutant.value },
    })),
  );
  const missing = Object.keys(fields).map((name) => {
    const { [name]: _, ...rest } = fields;
    return { what: `${path} without ${name}`, value: rest };
  });
  const tooMany = { what: `${path} with a field too many`, value: { ...fields, surprise: 1 } };
  return [...replaced, ...inside, ...missing, tooMany];
}

function mutantsOfArray(value: readonly unknown[], path: string): readonly Mutant[] {
  const inside = value.flatMap((one, at) =>
    mutantsOf(one, `${path}/${at}`).map((mutant) => ({ ...mutant, value: value.with(at, mutant.value) })),
  );
  return [
    ...inside,
    { what: `${path} one short`, value: value.slice(1) },
    { what: `${path} one too many`, value: [...value, ...value.slice(0, 1)] },
  ];
}

function shorten(value: unknown): string {
  return JSON.stringify(value).slice(0, 40);
}

/** Texts that are not a valid value of the parameter. */
export function wrongTexts({ schema }: Parameter): readonly string[] {
  const isRight = Schema.Compile(schema);
  const texts = [
    '',
    '-1',
    '0',
    '0.5',
    '1e3',
    '0x10',
    '99999999999',
    'true',
    'null',
    'A',
    'ä',
    '%',
    "'",
    'x'.repeat(99),
  ];
  return texts.filter((text) => !readings(text, schema).some((value) => isRight.Check(value)));
}

/** The possible meanings of a text. */
function readings(text: string, schema: JsonSchema): readonly unknown[] {
  const plain = /^-?\d+(\.\d+)?$/.test(text) ? [text, Number(text)] : [text];
  const all = text === 'true' ? [...plain, true] : plain;
  return schema['type'] === 'array' ? all.map((value) => [value]) : all;
}
