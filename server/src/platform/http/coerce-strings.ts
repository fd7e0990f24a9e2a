import type { TSchema } from 'typebox';

type Values = { readonly [name: string]: unknown };
type Coerce = (value: unknown) => unknown;

/**
 * Query and path parameters arrive as text. This converts them to numbers, booleans and lists where the schema has
 * these types. Values that do not fit stay unchanged, and the schema refuses them.
 * @param schema an object's schema; the returned function does not change unknown names
 */
export function coercerOf(schema: TSchema | undefined): (values: Values) => Values {
  const properties =
    schema && 'properties' in schema ? (schema.properties as { [name: string]: TSchema }) : {};
  const coercers = new Map(Object.entries(properties).map(([name, one]) => [name, coercerOfValue(one)]));
  if ([...coercers.values()].every((coerce) => coerce === asItIs)) return (values) => values;
  return (values) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, coercers.get(name)?.(value) ?? value]),
    );
}

function coercerOfValue(schema: TSchema): Coerce {
  const type = 'type' in schema ? schema.type : undefined;
  if (type === 'integer' || type === 'number') return asNumber;
  if (type === 'boolean') return asBoolean;
  if (type !== 'array') return asItIs;
  const coerceItem = 'items' in schema ? coercerOfValue(schema.items as TSchema) : asItIs;
  return (value) => (Array.isArray(value) ? value : [value]).map(coerceItem);
}

function asItIs(value: unknown): unknown {
  return value;
}

function asNumber(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d{1,15}(\.\d{1,15})?$/.test(value) ? Number(value) : value;
}

function asBoolean(value: unknown): unknown {
  if (value === 'true') return true;
  return value === 'false' ? false : value;
}
