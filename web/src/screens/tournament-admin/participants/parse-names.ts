import { maxNameLength } from '@neundarter/contract/limits';
import { normaliseEmailAddress } from '@neundarter/rules/access/email-address';
import { isName } from '@neundarter/rules/people/name';
import { type SplitName, splitName } from '@neundarter/rules/people/split-name';

/** An entry in a list of names: one person or a pair. */
export type ListedEntry = {
  readonly people: readonly SplitName[];
  readonly club: string | null;
  readonly emailAddress: string | null;
};

/** Why a line is no entry. */
type LineProblem = 'name' | 'one-name' | 'two-names' | 'club' | 'email';

type WrongLine = {
  /** Number of the line in the text, from 1. */
  readonly number: number;
  readonly text: string;
  readonly problem: LineProblem;
};

type ListedNames = {
  readonly entries: readonly ListedEntry[];
  /** Lines that are no entry. */
  readonly wrong: readonly WrongLine[];
  /** The first line, if it names the columns. */
  readonly head: string | null;
};

type Column = 'first' | 'last' | 'name' | 'club' | 'email';

const columnNames: readonly (readonly [RegExp, Column])[] = [
  [/^(vorname|first ?name)$/i, 'first'],
  [/^(nachname|familienname|last ?name)$/i, 'last'],
  [/^(name|namen|spieler|teilnehmer)$/i, 'name'],
  [/^(verein|team|club|mannschaft)$/i, 'club'],
  [/^(e-?mail(-?adresse)?|mail)$/i, 'email'],
];

/** The cells of a line: separated by tab, semicolon or comma, in quotes where a cell contains the separator. */
const cellsOf = (line: string): readonly string[] => {
  const separator = ['\t', ';', ','].find((one) => line.includes(one));
  if (separator === undefined) return [line.trim()];
  const cells: string[] = [''];
  let isQuoted = false;
  for (const letter of line) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (letter === separator && !isQuoted) cells.push('');
    else cells[cells.length - 1] += letter;
  }
  return cells.map((cell) => cell.trim());
};

/** The columns that a head names; null if the line is no head. */
const headOf = (line: string): readonly (Column | null)[] | null => {
  const columns = cellsOf(line).map((cell) => columnNames.find(([words]) => words.test(cell))?.[1] ?? null);
  return columns.some((column) => column === 'name' || column === 'first' || column === 'last')
    ? columns
    : null;
};

type Cells = { readonly [column in Column]?: string };

/** Cells without a head: a name in one or two cells, then club and address in any order. */
const guessed = (line: string): Cells => {
  const [first = '', ...rest] = cellsOf(line);
  const email = rest.find((cell) => cell.includes('@')) ?? '';
  const others = rest.filter((cell) => cell !== '' && cell !== email);
  const [second, club = ''] = others;
  if (first.includes(' ') || second === undefined) return { name: first, email, club: second ?? '' };
  // `Adler, Anna` is how lists are sorted by the last name.
  const isReversed = !line.includes(';') && !line.includes('\t');
  return isReversed ? { first: second, last: first, email, club } : { first, last: second, email, club };
};

const named = (cells: readonly string[], head: readonly (Column | null)[]): Cells =>
  Object.fromEntries(
    head.flatMap((column, index) => (column === null ? [] : [[column, cells[index] ?? '']])),
  );

const peopleIn = ({ first, last, name = '' }: Cells): readonly SplitName[] =>
  first !== undefined || last !== undefined
    ? [{ firstName: first ?? '', lastName: last ?? '' }]
    : name.split(/\s*[/&+]\s*/).map(splitName);

const entryOf = (cells: Cells): ListedEntry => ({
  people: peopleIn(cells),
  club: cells.club === undefined || cells.club === '' ? null : cells.club,
  emailAddress: cells.email === undefined || cells.email === '' ? null : cells.email,
});

const isShortName = (name: string): boolean => isName(name) && name.length <= maxNameLength;

/** What prevents a line from being an entry; null if it is one. */
const problemOf = ({ people, club, emailAddress }: ListedEntry, size: 1 | 2): LineProblem | null => {
  if (people.length !== size) return size === 1 ? 'one-name' : 'two-names';
  if (!people.every(({ firstName, lastName }) => isShortName(firstName) && isShortName(lastName)))
    return 'name';
  if (club !== null && !isShortName(club)) return 'club';
  return emailAddress === null || normaliseEmailAddress(emailAddress) !== null ? null : 'email';
};

/** Numbers and signs before a name: `1.`, `2)`, `-`. */
const marks = /^\s*(\d+[.):]?|[-*•])\s+/;

/**
 * The entries of a pasted list or a CSV file, one for each line.
 * @param size people of an entry: 1, or 2 for pairs
 */
export function parseNames(text: string, size: 1 | 2): ListedNames {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line, place) => ({ text: line.trim(), number: place + 1 }))
    .filter((line) => line.text !== '');
  const [first] = lines;
  const columns = first === undefined ? null : headOf(first.text);
  const entries: ListedEntry[] = [];
  const wrong: WrongLine[] = [];
  for (const line of columns === null ? lines : lines.slice(1)) {
    const plain = line.text.replace(marks, '');
    const entry = entryOf(columns === null ? guessed(plain) : named(cellsOf(line.text), columns));
    const problem = problemOf(entry, size);
    if (problem === null) entries.push(entry);
    else wrong.push({ ...line, problem });
  }
  return { entries, wrong, head: columns === null ? null : (first?.text ?? null) };
}
