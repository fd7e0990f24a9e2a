import { seriesTableOf } from '@neundarter/rules/series/series-table';
import { namePlayer } from '../matches/describe-match-page.ts';
import type { PublicPage, PublicPages } from '../platform/http/public-page.ts';
import { findTeamPicturePath } from '../teams/reads.ts';
import type { SeriesPlatform } from './describe-series.ts';
import { listSearchableSeries, readSeries } from './reads.ts';

const numberOf = (count: number): string => (count === 1 ? '1 Turnier' : `${count} Turniere`);

/** The page of a series for programs: its tournaments and its table; null if a stranger may not see it. */
const pageOf = async (platform: SeriesPlatform, id: string): Promise<PublicPage | null> => {
  const found = await readSeries(platform, { actor: { kind: 'anyone' }, id });
  if (!found.ok) return null;
  const { name, teamId, teamName, events, players, config, tournaments, isSearchable } = found.value.props;
  const names = new Map(players.map((player) => [player.id, namePlayer(player)]));
  const rows = seriesTableOf(events, config.bestResults).map(({ rank, playerId, counted }) => [
    `${rank}.`,
    names.get(playerId) ?? '–',
    `${counted}`,
  ]);
  const shown = tournaments.filter((tournament) => tournament.name !== '');
  return {
    path: `/series/${id}`,
    title: name,
    description: ['Turnierserie', teamName, ...shown.map((tournament) => tournament.name)].join(' · '),
    card: {
      label: 'Turnierserie',
      heads: [{ text: name }],
      facts: [numberOf(shown.length), teamName].filter((fact) => fact !== ''),
    },
    crestPath: await platform.db.query((q) => findTeamPicturePath(q, teamId)),
    isSearchable: isSearchable === true,
    tables: [{ title: 'Tabelle', heads: ['Platz', 'Name', 'Punkte'], rows }],
  };
};

/** The pages of series. */
export const describeSeriesPage = (platform: SeriesPlatform): PublicPages => ({
  pages: ['/series/:id'],
  describe: (id) => pageOf(platform, id),
  listSearchable: async () => (await listSearchableSeries(platform.db)).map((id) => `/series/${id}`),
});
