import { readFileSync } from 'node:fs';

/** One turn of a recorded match, from a row of the turns file. */
type RecordedTurn = {
  readonly side: 'home' | 'away';
  readonly player: string;
  readonly score: number;
  readonly dartsThrown: number;
  readonly attemptsOnDouble: number;
  readonly isCheckout: boolean;
};

export type RecordedMatch = { readonly id: string; readonly turns: readonly RecordedTurn[] };

type Row = { readonly [column: string]: string };

/**
 * Rows of a comma-separated file by column name.
 * @throws if the file cannot be read, a needed column is missing or a row has a wrong number of fields
 */
export function readRows(file: string, needed: readonly string[]): readonly Row[] {
  const [head = '', ...lines] = readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split(/\r?\n/);
  const columns = head.split(',');
  const missing = needed.filter((column) => !columns.includes(column));
  if (missing.length > 0) throw new Error(`${file}: column ${missing.join(', ')} is missing`);
  return lines.map((line, index) => {
    const fields = line.split(',');
    if (fields.length !== columns.length) throw new Error(`${file}:${index + 2}: ${fields.length} fields`);
    return Object.fromEntries(columns.map((column, at) => [column, fields[at] ?? '']));
  });
}

const neededColumns = ['match_id', 'side', 'player', 'score', 'darts_thrown', 'double_attempts', 'checkout'];

/** The matches of a turns file, in the file's order. */
export function readMatches(file: string): readonly RecordedMatch[] {
  const byId = new Map<string, RecordedTurn[]>();
  for (const row of readRows(file, neededColumns)) {
    const turns = byId.get(row['match_id'] ?? '') ?? [];
    byId.set(row['match_id'] ?? '', turns);
    turns.push({
      side: row['side'] === 'away' ? 'away' : 'home',
      player: row['player'] ?? '',
      score: Number(row['score']),
      dartsThrown: Number(row['darts_thrown']),
      attemptsOnDouble: Number(row['double_attempts']),
      isCheckout: row['checkout'] === '1',
    });
  }
  return [...byId].map(([id, turns]) => ({ id, turns }));
}

/** Legs won by home and away. */
export function legsWon(match: RecordedMatch): readonly [number, number] {
  const won = (side: string) => match.turns.filter((turn) => turn.isCheckout && turn.side === side).length;
  return [won('home'), won('away')];
}
