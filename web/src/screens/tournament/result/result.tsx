import { leagueGroup } from '@neundarter/rules/tournament/groups/draw-groups';
import { hasKnockout } from '@neundarter/rules/tournament/plan/modes';
import IconTrophy from '@tabler/icons-react/dist/esm/icons/IconTrophy.mjs';
import { Suspense } from 'react';
import { EventFigures } from '../../../parts/event-tables/event-figures.tsx';
import { HighlightCards } from '../../../parts/event-tables/highlight-cards.tsx';
import { SeriesPoints } from '../../../parts/series-points/series-points.tsx';
import { placeText } from '../../../text/tournament.ts';
import { resultText as text } from '../../../text/tournament-result.ts';
import { Card } from '../../../ui/card.tsx';
import { latePart } from '../../../ui/late-part.tsx';
import { MainAndSide } from '../../../ui/main-and-side.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { Table } from '../../../ui/table.tsx';
import { GroupTable } from '../groups/group-table.tsx';
import type { TournamentView } from '../tournament-view.ts';
import { allBandsOf, type Band, bandsOf } from './places.ts';
import { Podium } from './podium.tsx';
import classes from './result.module.css';
import { ResultTools } from './result-tools.tsx';

const ResultFiles = latePart<Props>(async () => (await import('./result-files.tsx')).ResultFiles);

/** The winner, the podium, all places and the highlights of a finished tournament. */
export function Result({ view }: { readonly view: TournamentView }) {
  const { data, event } = view;
  const bands = bandsOf(data);
  if (bands.length === 0)
    return (
      <Stack gap="xl">
        <EmptyState text={text.open} />
        <Files view={view} />
      </Stack>
    );
  return (
    <Stack gap="2xl">
      <ResultTools view={view} />
      <Winner view={view} />
      <Podium view={view} bands={bands} />
      <MainAndSide>
        <Stack gap="xl">
          {hasKnockout(data.config.tournamentMode) ? (
            <Card title={text.places}>
              <Places view={view} bands={allBandsOf(data)} />
            </Card>
          ) : (
            <GroupTable view={view} groupId={leagueGroup} title={text.finalTable} />
          )}
          <SeriesPoints eventId={event.id} />
        </Stack>
        <HighlightCards eventId={event.id} />
      </MainAndSide>
      <EventFigures eventId={event.id} />
      <Files view={view} />
    </Stack>
  );
}

type Props = { readonly view: TournamentView };
type BandsProps = Props & { readonly bands: readonly Band[] };

const Files = ({ view }: Props) => (
  <Suspense fallback={null}>
    <ResultFiles view={view} />
  </Suspense>
);

function Winner({ view: { data, names } }: Props) {
  const winner = data.state?.winner ?? null;
  if (winner === null) return null;
  return (
    <section className={classes.winner} aria-label={text.winner}>
      <IconTrophy aria-hidden size={40} />
      <p className={classes.word}>{text.winner}</p>
      <p className={classes.champion}>{names.get(winner)}</p>
    </section>
  );
}

function Places({ view, bands }: BandsProps) {
  const { names, own } = view;
  const row = (entrant: string, place: string) => (
    <tr key={entrant} data-own={entrant === own?.id || undefined}>
      <td>{place}</td>
      <th scope="row">{names.get(entrant)}</th>
    </tr>
  );
  return (
    <Table caption={text.places} className={classes.places}>
      <thead>
        <tr>
          <th scope="col">{text.place}</th>
          <th scope="col">{text.name}</th>
        </tr>
      </thead>
      {bands.map(({ from, to, entrants }) => (
        <tbody key={from}>{entrants.map((entrant) => row(entrant, placeText(from, to)))}</tbody>
      ))}
    </Table>
  );
}
