import { mayReadStatistics } from '@neundarter/rules/access/statistics';
import type { HighscoreRow, LegsRow } from '@neundarter/rules/table/highlights';
import { Link } from 'react-router';
import { useEventRanking } from '../../data/club/event-rankings.ts';
import { useActor } from '../../data/people/actor.ts';
import { formatInteger } from '../../text/formats.ts';
import { playerName } from '../../text/party-names.ts';
import { rankingText as text } from '../../text/rankings.ts';
import { Card } from '../../ui/card.tsx';
import { Inline } from '../../ui/inline.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Table } from '../../ui/table.tsx';
import { Tiles } from '../../ui/tiles.tsx';
import { FiguresLink } from './figures-link.tsx';
import classes from './highlight-cards.module.css';
import { TableState } from './table-state.tsx';

/** Highscores, short legs and high finishes of an event. */
export function HighlightCards({ eventId }: { readonly eventId: string }) {
  const highscores = useEventRanking(eventId, 'highscores');
  const shortLegs = useEventRanking(eventId, 'shortlegs');
  const highFinishes = useEventRanking(eventId, 'highfinishes');
  const linked = mayReadStatistics(useActor()) ? eventId : null;
  return (
    <Tiles gap="l" minWidth={20} stretches>
      <Card title={text.highscores}>
        <TableState
          isShort
          seen={highscores}
          failed={text.highscoresFailed}
          emptyText={(rows) => (rows.length === 0 ? text.noHighscores : null)}
        >
          {(rows) => <Highscores rows={rows} eventId={linked} />}
        </TableState>
      </Card>
      <Card title={text.shortLegs}>
        <TableState
          isShort
          seen={shortLegs}
          failed={text.shortLegsFailed}
          emptyText={(rows) => (rows.length === 0 ? text.noShortLegs : null)}
        >
          {(rows) => (
            <Legs rows={rows} eventId={linked} figureOf={({ dartsThrown }) => text.darts(dartsThrown)} />
          )}
        </TableState>
      </Card>
      <Card title={text.highFinishes}>
        <TableState
          isShort
          seen={highFinishes}
          failed={text.highFinishesFailed}
          emptyText={(rows) => (rows.length === 0 ? text.noHighFinishes : null)}
        >
          {(rows) => (
            <Legs
              rows={rows}
              eventId={linked}
              figureOf={({ checkoutScore }) => formatInteger(checkoutScore)}
            />
          )}
        </TableState>
      </Card>
    </Tiles>
  );
}

const scores = [
  ['180', 'noOf180s'],
  ['177', 'noOf177s'],
  ['174', 'noOf174s'],
  ['171', 'noOf171s'],
] as const;

type HighscoresProps = {
  readonly rows: readonly HighscoreRow[];
  /** The event whose figures the names lead to; null without links. */
  readonly eventId: string | null;
};

function Highscores({ rows, eventId }: HighscoresProps) {
  return (
    <Table caption={text.highscores} className={classes.table}>
      <thead>
        <tr>
          <td />
          {scores.map(([score]) => (
            <th key={score} scope="col">
              {score}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.player.id}>
            <th scope="row">
              <FiguresLink person={row.player} eventId={eventId}>
                {playerName(row.player)}
              </FiguresLink>
            </th>
            {scores.map(([score, count]) => (
              <td key={score} data-zero={row[count] === 0 || undefined}>
                {formatInteger(row[count])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

type LegsProps = Pick<HighscoresProps, 'eventId'> & {
  readonly rows: readonly LegsRow[];
  readonly figureOf: (leg: LegsRow['legs'][number]) => string;
};

/** The legs of each player; each leads to the page of the leg. */
function Legs({ rows, eventId, figureOf }: LegsProps) {
  return (
    <Stack as="ul" isDivided>
      {rows.map(({ player, legs }) => (
        <Inline as="li" key={player.id} gap="m" align="center" justify="between" className={classes.legs}>
          <span className={classes.name}>
            <FiguresLink person={player} eventId={eventId}>
              {playerName(player)}
            </FiguresLink>
          </span>
          <Inline as="span" gap="xs" wraps justify="end">
            {legs.map((leg) => (
              <Link
                key={[leg.matchId, leg.setNumber, leg.legNumber].join('/')}
                to={`/matches/${leg.matchId}/${leg.setNumber}/${leg.legNumber}`}
                className={classes.leg}
                aria-label={text.legOf(playerName(player), figureOf(leg))}
              >
                {figureOf(leg)}
              </Link>
            ))}
          </Inline>
        </Inline>
      ))}
    </Stack>
  );
}
