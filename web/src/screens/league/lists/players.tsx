import type { LeagueEntity } from '@neundarter/contract/entities/league';
import { needsMinimum, playerOrders, rankPlayers, usualMinimum } from '@neundarter/rules/league/rank-players';
import { useLeaguePlayers } from '../../../data/club/leagues.ts';
import { saveFile } from '../../../device/save-file.ts';
import { NotLoaded } from '../../../parts/not-loaded/not-loaded.tsx';
import {
  gameKindTexts,
  leagueListCsvText,
  leagueViewTexts,
  playerOrderTexts,
  leagueListText as text,
} from '../../../text/league-lists.ts';
import { Card } from '../../../ui/card.tsx';
import { Inline } from '../../../ui/inline.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { EmptyState, Loading } from '../../../ui/states.tsx';
import looks from '../../../ui/text-looks.module.css';
import { useChoice } from '../use-choice.ts';
import { ListTools } from './list-tools.tsx';
import classes from './lists.module.css';
import { writePlayers } from './lists-csv.ts';
import { PlayerTable } from './player-table.tsx';
import { RoundBest } from './round-best.tsx';

type Props = { readonly league: LeagueEntity };

/** Singles first: most games of a season are singles. */
const kinds = ['singles', 'doubles'] as const;

/** The players of a league, and the best of a round. */
export function Players({ league }: Props) {
  const { data, error, again } = useLeaguePlayers(league);
  if (data === undefined)
    return error === null ? (
      <Loading text={text.playersLoading} />
    ) : (
      <NotLoaded error={error} failed={text.playersFailed} onRetry={again} />
    );
  if (data.players.length === 0)
    return (
      <Card title={leagueViewTexts.players}>
        <EmptyState text={text.playersEmpty} />
      </Card>
    );
  return (
    <Stack gap="xl">
      <PlayerList league={league} players={data.players} />
      <RoundBest league={league} rounds={data.rounds} />
    </Stack>
  );
}

/** The minimum of games that is usual, and some others. */
const minimumsOf = (usual: number): readonly [string, ...string[]] => [
  `${usual}`,
  ...[0, 3, 5, 10, 15, 20, 30].filter((games) => games !== usual).map(String),
];

type ListProps = Props & { readonly players: Parameters<typeof rankPlayers>[0] };

function PlayerList({ league, players }: ListProps) {
  const [kind, setKind] = useChoice('kind', kinds);
  const [order, setOrder] = useChoice('order', playerOrders);
  const minimums = minimumsOf(usualMinimum(players, kind));
  const [minimum, setMinimum] = useChoice('minimum', minimums);
  const rows = rankPlayers(players, { kind, order, minimum: Number(minimum) });
  const save = () =>
    saveFile({
      name: leagueListCsvText.playerFile(league.props.name, gameKindTexts[kind]),
      content: new Blob([writePlayers(league, rows)], { type: 'text/csv' }),
    });
  return (
    <Card title={leagueViewTexts.players}>
      <Inline gap="m" wraps className={classes.choices}>
        <SelectField
          label={text.kind}
          value={kind}
          options={kinds.map((value) => ({ value, label: gameKindTexts[value] }))}
          onValue={setKind}
        />
        <SelectField
          label={text.order}
          value={order}
          options={playerOrders.map((value) => ({ value, label: playerOrderTexts[value] }))}
          onValue={setOrder}
        />
        {needsMinimum(order) ? (
          <SelectField
            label={text.minimum}
            value={minimum}
            options={minimums
              .toSorted((one, other) => Number(one) - Number(other))
              .map((value) => ({
                value,
                label: value === '0' ? text.noMinimum : text.minimumOption(Number(value)),
              }))}
            onValue={setMinimum}
          />
        ) : null}
      </Inline>
      {rows.length === 0 ? (
        <EmptyState text={text.playersNone} />
      ) : (
        <PlayerTable league={league} rows={rows} order={order} />
      )}
      <p className={looks.hint}>
        {needsMinimum(order) ? `${text.minimumHint} ` : ''}
        {text.averageHint}
      </p>
      <ListTools label={text.playersCsv} onSave={save} />
    </Card>
  );
}
