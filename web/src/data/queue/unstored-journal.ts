import { serverNow } from '../api/server-clock.ts';

/** A command that this device shows, but may not have stored in its database yet. */
type Unstored<Command> = { readonly id: string; readonly command: Command };

/**
 * Notes commands on this device before they are shown, until the database has them, so that no command is lost when a
 * page is closed or reloaded in between.
 */
export type UnstoredJournal<Command extends { readonly id: string }> = {
  /** Notes a command of the thing `id`; on the device when it returns. */
  readonly note: (id: string, command: Command) => void;
  /** The database has the command, or it was taken back. */
  readonly settle: (command: Command) => void;
  /** Whether the command is noted: no tab has settled it. */
  readonly has: (command: Command) => boolean;
  /** The noted commands of all tabs, oldest first. */
  readonly readAll: () => readonly Unstored<Command>[];
};

/** Orders the notes of one millisecond. */
let notes = 0;

type Note<Command> = Unstored<Command> & { readonly at: number; readonly order: number };

const parse = <Command>(text: string | null): Note<Command> | null => {
  try {
    const note = JSON.parse(text ?? 'null');
    return typeof note?.id === 'string' && typeof note.command?.id === 'string' ? note : null;
  } catch {
    return null;
  }
};

/**
 * A journal in local storage, which writes at once; IndexedDB only writes later. One entry per command, so that tabs do
 * not overwrite each other. If the browser allows no local storage or it is full, nothing is noted.
 * @param name prefix of its keys. Devices hold unsent commands under this name: never change it.
 */
export const openJournal = <Command extends { readonly id: string }>(
  name: string,
): UnstoredJournal<Command> => {
  const keyOf = ({ id }: Command): string => `${name}:${id}`;
  const safely = <Value>(work: () => Value, otherwise: Value): Value => {
    try {
      return work();
    } catch {
      return otherwise;
    }
  };
  return {
    note: (id, command) => {
      notes += 1;
      const note: Note<Command> = { id, command, at: serverNow(), order: notes };
      safely(() => localStorage.setItem(keyOf(command), JSON.stringify(note)), undefined);
    },
    settle: (command) => safely(() => localStorage.removeItem(keyOf(command)), undefined),
    has: (command) => safely(() => keyOf(command) in localStorage, false),
    readAll: () =>
      safely(() => Object.keys(localStorage), [])
        .filter((key) => key.startsWith(`${name}:`))
        .flatMap((key) => safely(() => parse<Command>(localStorage.getItem(key)), null) ?? [])
        .sort((one, other) => one.at - other.at || one.order - other.order)
        .map(({ id, command }) => ({ id, command })),
  };
};
