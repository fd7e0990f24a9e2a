import type { LeagueFixture } from '@neundarter/contract/entities/league';
import { leagueTableOf, type PlayedFixture } from '@neundarter/rules/league/league-table';
import { readLeague } from '../leagues/reads.ts';
import type { FrameContent } from '../platform/frames/frame-page.ts';
import { shortText, writeTable } from './write-table.ts';

/** The word of the address. */
export const leagueKind = 'league';

const heads = ['#', 'Team', 'Beg.', 'S', 'U', 'N', 'Spiele', 'Legs', 'Pkt.'] as const;

/** Those that are over; what runs counts at its end. */
const finishedOf = (fixtures: readonly LeagueFixture[]): readonly PlayedFixture[] =>
  fixtures.flatMap(({ home, away, status, result }) =>
    status === 'finished' && result !== null ? [{ home, away, result }] : [],
  );

/** The fixtures of the first round in which something is open, or of the last one. */
const presentOf = (fixtures: readonly LeagueFixture[]): readonly LeagueFixture[] => {
  const open = fixtures.filter(({ status }) => status !== 'finished').map(({ round }) => round);
  const round = open.length > 0 ? Math.min(...open) : Math.max(...fixtures.map((one) => one.round));
  return fixtures.filter((one) => one.round === round);
};

/** The table of a public league with the fixtures of its present round; null if not everybody may see it. */
export const describeLeaguePage = async (
  reader: Parameters<typeof readLeague>[0],
  id: string,
): Promise<FrameContent | null> => {
  const found = await readLeague(reader, { actor: { kind: 'anyone' }, id });
  if (!found.ok) return null;
  const { name, season, teams, fixtures, deductions = [] } = found.value.props;
  const nameOf = (team: number) => teams[team]?.name ?? '';
  const rows = leagueTableOf(teams.length, finishedOf(fixtures), { deductions }).map(
    ({ rank, team, played, won, drawn, lost, games, legs, points }) => [
      `${rank}`,
      nameOf(team),
      ...[played, won, drawn, lost].map(String),
      games.join(':'),
      legs.join(':'),
      `${points}`,
    ],
  );
  const present = presentOf(fixtures).map(({ home, away, status, result }) => [
    status === 'running' ? 'läuft' : '',
    nameOf(home),
    nameOf(away),
    result?.games.join(':') ?? '–',
  ]);
  const round = (presentOf(fixtures)[0]?.round ?? 0) + 1;
  const body = [
    `<h1>${shortText(name)}</h1><p>${shortText(season)}</p>`,
    writeTable('Tabelle', heads, rows),
    present.length === 0 ? '' : writeTable(`${round}. Spieltag`, ['', 'Heim', 'Gast', 'Spiele'], present),
  ];
  return { title: name, body: body.join('') };
};
