/** The part of JSON Schema that descriptions of calls use; a test compares it with the contract. */
export type FieldSchema = {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly FieldSchema[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMaximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  /** One schema for all entries, or one for each. */
  readonly items?: FieldSchema | readonly FieldSchema[];
  readonly required?: readonly string[];
  readonly properties?: { readonly [name: string]: FieldSchema };
  readonly additionalProperties?: boolean;
  readonly minProperties?: number;
};

type Fields = { readonly [name: string]: unknown };
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isOfType: { readonly [type: string]: (value: unknown) => boolean } = {
  object: isFields,
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  number: Number.isFinite,
  integer: Number.isInteger,
};

/**
 * Whether a value itself fits, whatever is inside of it: type, length, bounds, text, and the names of its fields. Lengths
 * come first, so that long texts and lists cost nothing. True for a union, which says nothing about the value itself.
 */
export function fitsItself(schema: FieldSchema, value: unknown): boolean {
  const { type } = schema;
  if (type !== undefined && isOfType[type]?.(value) !== true) return false;
  if (schema.const !== undefined && schema.const !== value) return false;
  if (schema.enum !== undefined && !schema.enum.includes(value)) return false;
  if (typeof value === 'string') return fitsText(schema, value);
  if (typeof value === 'number') return fitsNumber(schema, value);
  if (Array.isArray(value)) return fitsLength(schema, value);
  return !isFields(value) || wrongNames(schema, value).next().done === true;
}

const patterns = new Map<string, RegExp>();

/** Patterns are part of the contract, so there are few. */
const patternOf = (pattern: string): RegExp => {
  const made = patterns.get(pattern) ?? new RegExp(pattern, 'u');
  patterns.set(pattern, made);
  return made;
};

const lengthOf = (text: string): number => {
  let length = 0;
  for (const _character of text) length += 1;
  return length;
};

function fitsText({ minLength = 0, maxLength = Infinity, pattern }: FieldSchema, text: string): boolean {
  // A character has one or two units.
  if (text.length > 2 * maxLength || text.length < minLength) return false;
  const length = lengthOf(text);
  if (length > maxLength || length < minLength) return false;
  return pattern === undefined || patternOf(pattern).test(text);
}

const fitsNumber = (
  { minimum = -Infinity, maximum = Infinity, exclusiveMaximum = Infinity }: FieldSchema,
  number: number,
): boolean => number >= minimum && number <= maximum && number < exclusiveMaximum;

function fitsLength(schema: FieldSchema, list: readonly unknown[]): boolean {
  const { minItems = 0, maxItems = Infinity, items, uniqueItems } = schema;
  const most = Array.isArray(items) ? items.length : maxItems;
  if (list.length > most || list.length < minItems) return false;
  return uniqueItems !== true || new Set(list).size === list.length;
}

/** The names of fields that are missing or unknown, and an empty one if there are too few. */
export function* wrongNames(schema: FieldSchema, fields: Fields): Generator<string> {
  const { required = [], properties = {}, additionalProperties, minProperties = 0 } = schema;
  for (const name of required) if (fields[name] === undefined) yield name;
  const names = Object.keys(fields);
  if (names.length < minProperties) yield '';
  if (additionalProperties === false)
    for (const name of names) if (!Object.hasOwn(properties, name)) yield name;
}

/** What is inside of a list or an object and has a schema: its name and its value. Missing fields are left out. */
export function* partsOf(
  { items, properties = {} }: FieldSchema,
  value: unknown,
): Generator<{ readonly name: string; readonly schema: FieldSchema; readonly value: unknown }> {
  if (Array.isArray(value)) {
    const schemaAt = (at: number) => (Array.isArray(items) ? items[at] : items) as FieldSchema | undefined;
    for (let at = 0; at < value.length; at += 1) {
      const schema = schemaAt(at);
      if (schema !== undefined) yield { name: String(at), schema, value: value[at] };
    }
  } else if (isFields(value))
    for (const [name, schema] of Object.entries(properties))
      if (value[name] !== undefined) yield { name, schema, value: value[name] };
}

/** Whether a value fits a schema; stops at the first fault. */
export function fitsSchema(schema: FieldSchema, value: unknown): boolean {
  if (!fitsItself(schema, value)) return false;
  if (schema.anyOf?.some((branch) => fitsSchema(branch, value)) === false) return false;
  for (const part of partsOf(schema, value)) if (!fitsSchema(part.schema, part.value)) return false;
  return true;
}
