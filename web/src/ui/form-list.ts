/** Names of the fields that are lists. */
export type ListName<Values> = {
  [Name in keyof Values & string]: Values[Name] extends readonly unknown[] ? Name : never;
}[keyof Values & string];
export type EntryOf<Values, Name extends keyof Values> = Values[Name] extends readonly (infer Entry)[]
  ? Entry
  : never;

/** A field that is a list, e.g. the players of a line-up. Places start at 0. */
export type FormList<Entry> = {
  readonly entries: readonly Entry[];
  /** Problem of the list as a whole. */
  readonly error: string | undefined;
  /** Problem of an entry, or of one field of it. */
  readonly errorAt: (place: number, name?: keyof Entry & string) => string | undefined;
  readonly add: (entry: Entry) => void;
  readonly remove: (place: number) => void;
  readonly move: (from: number, to: number) => void;
  readonly replace: (place: number, entry: Entry) => void;
};

type ListOf<Entry> = {
  /** Name of the field. */
  readonly name: string;
  readonly entries: readonly Entry[];
  readonly problems: { readonly [field: string]: string | undefined };
  /** @param touched the field whose problems are now out of date */
  readonly onEntries: (entriesOf: (now: readonly Entry[]) => readonly Entry[], touched: string) => void;
};

export function formList<Entry>({ name, entries, problems, onEntries }: ListOf<Entry>): FormList<Entry> {
  return {
    entries,
    error: problems[name],
    errorAt: (place, field) => problems[[name, place, ...(field === undefined ? [] : [field])].join('.')],
    // The problems of the other entries stay true, because the new entry is the last one.
    add: (entry) => onEntries((now) => [...now, entry], `${name}.${entries.length}`),
    remove: (place) => onEntries((now) => now.toSpliced(place, 1), name),
    move: (from, to) => onEntries((now) => moved(now, from, to), name),
    replace: (place, entry) => onEntries((now) => now.with(place, entry), `${name}.${place}`),
  };
}

/** Moves the entry at `from` to `to`; changes nothing if one of them is outside the list. */
function moved<Entry>(entries: readonly Entry[], from: number, to: number): readonly Entry[] {
  const entry = entries[from];
  if (entry === undefined || to < 0 || to >= entries.length) return entries;
  return entries.toSpliced(from, 1).toSpliced(to, 0, entry);
}
