/**
 * Names of a form's fields: `name`; for a list the list itself, its entries and their fields: `players`, `players.2`,
 * `players.2.name`.
 */
export type FieldOf<Values> = {
  [Name in keyof Values & string]: Name | EntryOf<Name, Values[Name]>;
}[keyof Values & string];
type EntryOf<Name extends string, Value> = Value extends readonly (infer Entry)[]
  ? `${Name}.${number}` | (Entry extends object ? `${Name}.${number}.${keyof Entry & string}` : never)
  : never;

/** Problems by field. */
export type Problems<Field extends string> = { readonly [field in Field]?: string | undefined };

/** Whether two values of a field are equal; compares the contents of lists and objects. */
export function isAlike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const [mine, theirs] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    Array.isArray(one) === Array.isArray(other) &&
    mine.length === theirs.size &&
    mine.every(([key, value]) => theirs.has(key) && isAlike(value, theirs.get(key)))
  );
}

/** The typed values that differ from the given values. */
export const withoutAlike = <Values extends object>(
  typed: Partial<Values>,
  values: Values,
): Partial<Values> => {
  const known = new Map<string, unknown>(Object.entries(values));
  const entries = Object.entries(typed).filter(([name, value]) => !isAlike(value, known.get(name)));
  return Object.fromEntries(entries) as Partial<Values>;
};

/** Problems without those of the field and its parts. */
export const withoutField = <Field extends string>(
  problems: Problems<Field>,
  field: string,
): Problems<Field> => {
  const kept = Object.entries(problems).filter(([name]) => name !== field && !name.startsWith(`${field}.`));
  return Object.fromEntries(kept) as Problems<Field>;
};

/** The problem of a field or of a part of it. */
export const problemWithin = (problems: Problems<string>, field: string): string | undefined =>
  Object.entries(problems).find(([name]) => name === field || name.startsWith(`${field}.`))?.[1];

/** Parts of a body that contain the form's values; their fields have the same names as in the form. */
const holders = /^\/((props|changedProps)\/)?(eventData\/(config\/)?)?/;

/**
 * The fields of a form that the server names in a refusal.
 * @param error with JSON pointers into the body, as in `ApiError`: `/props/players/2/name`
 * @returns null if it names no fields, or a field that the form does not have
 */
export function refusedFields(error: unknown, values: object): readonly string[] | null {
  const pointers =
    typeof error === 'object' && error !== null && 'fields' in error && Array.isArray(error.fields)
      ? error.fields.filter((pointer) => typeof pointer === 'string')
      : [];
  const fields = pointers.map((pointer) => pointer.replace(holders, '').replaceAll('/', '.'));
  const isOfForm = (field: string) => Object.hasOwn(values, field.split('.')[0] ?? '');
  return fields.length > 0 && fields.every(isOfForm) ? fields : null;
}
