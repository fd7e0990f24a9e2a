import { playersOf } from '@neundarter/rules/match/players';
import type { Match, MatchPlayer, MatchSummary, PartyIndex, Stats } from '@neundarter/rules/match/types';
import { formatAverage, formatInteger } from '../../text/formats.ts';
import { playerName } from '../../text/party-names.ts';
import { summaryText } from '../../text/summary.ts';
import { Stack } from '../../ui/stack.tsx';
import { Table } from '../../ui/table.tsx';
import looks from '../../ui/text-looks.module.css';
import { Tiles } from '../../ui/tiles.tsx';
import { checkoutRateOf } from './comparison.ts';
import classes from './player-tables.module.css';

type PlayerTablesProps = { readonly match: Match; readonly summary: MatchSummary };

/** In doubles: the figures of each partner. Nothing in singles. */
export function PlayerTables({ match, summary }: PlayerTablesProps) {
  const doubles = ([0, 1] as const).filter((party) => match.parties[party].type === 'double');
  if (doubles.length === 0) return null;
  return (
    <Stack as="section" gap="m" aria-label={summaryText.players}>
      <h2 className={looks.title}>{summaryText.players}</h2>
      <Tiles minWidth={26} stretches gap="l">
        {doubles.map((party) => (
          <PartnerTable key={party} party={party} match={match} summary={summary} />
        ))}
      </Tiles>
    </Stack>
  );
}

const figures: readonly { readonly label: string; readonly read: (stats: Stats) => string }[] = [
  { label: summaryText.matchAverage, read: formatAverage },
  { label: summaryText.first9Average, read: ({ first9 }) => formatAverage(first9) },
  {
    label: summaryText.highestCheckout,
    read: ({ highestCheckout }) =>
      highestCheckout === 0 ? summaryText.nothing : formatInteger(highestCheckout),
  },
  { label: summaryText.checkoutRate, read: checkoutRateOf },
  { label: '180', read: ({ noOf180s }) => formatInteger(noOf180s) },
  { label: summaryText.thrownDarts, read: ({ totalDartsThrown }) => formatInteger(totalDartsThrown) },
];

type PartnerTableProps = PlayerTablesProps & { readonly party: PartyIndex };

function PartnerTable({ match, summary, party }: PartnerTableProps) {
  const players: readonly MatchPlayer[] = playersOf(match.parties[party]);
  return (
    <Table look="card" className={classes.table}>
      <thead>
        <tr>
          <td />
          {players.map((player) => (
            <th key={player.id} scope="col">
              {playerName(player)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.map(({ label, read }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {players.map(({ id }) => {
              const stats = summary.playerStats[id];
              return <td key={id}>{stats === undefined ? summaryText.nothing : read(stats)}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
