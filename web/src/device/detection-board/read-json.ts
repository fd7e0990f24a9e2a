/** Content of a message of a board; every field has to be checked. */
export type Fields = { readonly [name: string]: unknown };

export const fieldsOf = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;

export const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** The value if it is one of `known`; null otherwise. */
export const oneOf = <Known extends string>(known: readonly Known[], value: unknown): Known | null =>
  known.find((one) => one === value) ?? null;

/** Milliseconds since 1970, sent as a number or as a date. */
export const timeOf = (value: unknown): number | null => {
  const parsed = typeof value === 'string' ? Date.parse(value) : value;
  return numberOf(parsed);
};
