import type { LeagueFixture } from '@neundarter/contract/entities/league';
import type { PlannedFixture } from '@neundarter/rules/league/season-plan';
import { parseDateTime } from '../../text/date-time.ts';
import { formatDate, formatTime } from '../../text/formats.ts';
import { leagueCsvText as text } from '../../text/league.ts';
import { writeCsv } from '../csv-table/csv-table.ts';

/** A fixture of a file: with its result, if it has one. */
type Written = PlannedFixture & { readonly result?: LeagueFixture['result'] };

/** The fixtures of a league as a table of a file that Excel reads. @param names of the teams by number */
export function writeFixtures(fixtures: readonly Written[], names: readonly string[]): string {
  const lines = fixtures.map(({ round, home, away, startDateTime, result }) => [
    `${round + 1}`,
    formatDate(startDateTime),
    formatTime(startDateTime),
    names[home] ?? '',
    names[away] ?? '',
    result ? result.games.join(':') : '',
    result ? result.legs.join(':') : '',
  ]);
  return writeCsv([text.heads, ...lines]);
}

/** The cells of a line. */
function cellsOf(line: string): readonly string[] {
  const cells = line.match(/("(?:[^"]|"")*"|[^;]*)(;|$)/g) ?? [];
  return cells.map((cell) => {
    const bare = cell.replace(/;$/, '');
    return (bare.startsWith('"') ? bare.slice(1, -1).replaceAll('""', '"') : bare).trim();
  });
}

const plain = (name: string): string => name.replace(/^'/, '').toLocaleLowerCase('de');

type Read =
  | { readonly ok: true; readonly fixtures: readonly PlannedFixture[] }
  /** Number of the first line that cannot be read, from 1. */
  | { readonly ok: false; readonly line: number };

/** Reads what `writeFixtures` wrote, or what somebody made of it; results are left out. */
export function readFixtures(file: string, names: readonly string[]): Read {
  const known = names.map(plain);
  const fixtures: PlannedFixture[] = [];
  const lines = file.replace(/^\uFEFF/, '').split(/\r?\n/);
  for (const [index, line] of lines.entries()) {
    if (index === 0 || line.trim() === '') continue;
    const [round = '', date = '', time = '', home = '', away = ''] = cellsOf(line);
    const at = parseDateTime(`${date} ${time}`) ?? Number.NaN;
    const fixture = {
      round: /^\d+$/.test(round) ? Number(round) - 1 : -1,
      home: known.indexOf(plain(home)),
      away: known.indexOf(plain(away)),
      startDateTime: at,
    };
    const isWrong = fixture.round < 0 || fixture.home < 0 || fixture.away < 0 || Number.isNaN(at);
    if (isWrong) return { ok: false, line: index + 1 };
    fixtures.push(fixture);
  }
  return { ok: true, fixtures };
}
