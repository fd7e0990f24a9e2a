import { useState } from 'react';
import { useTeamEvents } from '../../data/club/events.ts';
import { type SeriesWithPoints, useSeriesChange } from '../../data/club/series.ts';
import { MoreButton } from '../../parts/more-list/more-button.tsx';
import { errorReason, errorText } from '../../text/errors.ts';
import { formatDate } from '../../text/formats.ts';
import { seriesFormText, seriesAdminText as text } from '../../text/series.ts';
import { Card } from '../../ui/card.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Stack } from '../../ui/stack.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { tellOutcome } from '../../ui/tell-outcome.ts';
import looks from '../../ui/text-looks.module.css';
import { Toggle } from '../../ui/toggle.tsx';

type Tournament = { readonly id: string; readonly name: string; readonly startDateTime: number };

/** Which tournaments of the team belong to a series. Every change is kept at once. */
export function TournamentsTab({ series }: { readonly series: SeriesWithPoints }) {
  const { teamId, tournaments } = series.props;
  const list = useTeamEvents(teamId, 'tournament');
  const { data, error, again } = list;
  const listed = (data ?? []).map(
    ({ id, props }): Tournament => ({ id, name: props.name, startDateTime: props.startDateTime }),
  );
  // A switch that is touched stays where it is.
  const further = tournaments.filter((own) => listed.every(({ id }) => id !== own.id));
  const isEmpty = data !== undefined && listed.length + further.length === 0;
  return (
    <Card title={text.tournaments}>
      {isEmpty ? (
        <EmptyState text={text.noTournaments} />
      ) : (
        <p className={looks.note}>{text.tournamentsHint}</p>
      )}
      <Stack gap="s">
        {[...listed, ...further].map((tournament) => (
          <TournamentToggle key={tournament.id} series={series} tournament={tournament} />
        ))}
      </Stack>
      {data === undefined && error === null ? <SkeletonRows count={3} height="3.5rem" /> : null}
      {error === null ? null : <ErrorState text={text.tournamentsFailed(errorText(error))} onRetry={again} />}
      <MoreButton list={list} />
    </Card>
  );
}

type ToggleProps = { readonly series: SeriesWithPoints; readonly tournament: Tournament };

function TournamentToggle({ series, tournament }: ToggleProps) {
  const change = useSeriesChange(series.id, (error) => seriesFormText.failed(errorReason(error)));
  const isOwn = series.props.tournaments.some(({ id }) => id === tournament.id);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const choose = async (isOn: boolean) => {
    setChosen(isOn);
    const ids = [tournament.id];
    tellOutcome(await change.run(isOn ? { addedEventIds: ids } : { removedEventIds: ids }));
    setChosen(null);
  };
  return (
    <Toggle
      label={tournament.name}
      hint={formatDate(tournament.startDateTime)}
      isOn={chosen ?? isOwn}
      onChange={(isOn) => void choose(isOn)}
    />
  );
}
