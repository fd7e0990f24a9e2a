import { type FieldSchema, fitsItself, fitsSchema, isFields, partsOf, wrongNames } from './fits-schema.ts';

/** Maximum number of fields; more would not help. */
const maxFields = 20;

/** A part of a request that was refused: its schema, its value, and which part it is (`body`, `querystring`, `params`). */
export type RefusedPart = {
  readonly schema: FieldSchema;
  readonly value: unknown;
  readonly part: string;
};

const prefixes: { readonly [part: string]: string } = { querystring: 'query', params: 'path' };

/**
 * At most 20 fields that do not fit the schema, each once: JSON pointers into a body (`/props/parties/0`), otherwise the
 * part of the request and the name (`query/limit`, `path/id`). Faults within a union name the fields of the branch that the
 * client meant, or only the union if that is unknown. The work grows with the value, and ends with the 20th fault.
 */
export function offendingFields({ schema, value, part }: RefusedPart): readonly string[] {
  const prefix = prefixes[part] ?? '';
  const fields = new Set<string>();
  for (const pointer of faultsIn(schema, value, '')) {
    fields.add(`${prefix}${pointer}` || '/');
    if (fields.size === maxFields) break;
  }
  return [...fields];
}

const inside = (pointer: string, name: string): string =>
  name === '' ? pointer : `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** Pointers to the faults of a value, one after the other. */
function* faultsIn(schema: FieldSchema, value: unknown, pointer: string): Generator<string> {
  if (schema.anyOf !== undefined) return yield* faultsOfUnion(schema.anyOf, value, pointer);
  if (!fitsItself(schema, value)) {
    if (!isFields(value) || schema.type !== 'object') return yield pointer;
    for (const name of wrongNames(schema, value)) yield inside(pointer, name);
  }
  for (const part of partsOf(schema, value))
    yield* faultsIn(part.schema, part.value, inside(pointer, part.name));
}

function* faultsOfUnion(
  branches: readonly FieldSchema[],
  value: unknown,
  pointer: string,
): Generator<string> {
  if (branches.some((branch) => fitsSchema(branch, value))) return;
  const meant = meantBranch(branches, value);
  if (meant === null) yield pointer;
  else yield* faultsIn(meant, value, pointer);
}

/**
 * The only branch of a union that the client can have meant: first none with another literal in one of its fields, then none
 * that has other fields at all; null if there is none or more than one.
 */
function meantBranch(branches: readonly FieldSchema[], value: unknown): FieldSchema | null {
  const alike = branches.filter((branch) => !hasOtherLiteral(branch, value));
  const [only, ...others] = alike;
  if (only !== undefined && others.length === 0 && branches.length > 1) return only;
  const fitting = alike.filter((branch) => isLike(branch, value));
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

const isLike = (schema: FieldSchema, value: unknown): boolean =>
  schema.anyOf === undefined ? fitsItself(schema, value) : fitsSchema(schema, value);

/** Whether a field has to be a literal, or one of a few, and is something else. */
function hasOtherLiteral(schema: FieldSchema, value: unknown): boolean {
  if (schema.anyOf !== undefined) return schema.anyOf.every((branch) => hasOtherLiteral(branch, value));
  if (!isFields(value)) return false;
  return Object.entries(schema.properties ?? {}).some(
    ([name, field]) => value[name] !== undefined && isLiteral(field) && !fitsSchema(field, value[name]),
  );
}

const isLiteral = ({ const: literal, anyOf = [] }: FieldSchema): boolean =>
  literal !== undefined || (anyOf.length > 0 && anyOf.every(isLiteral));
