import type { EventEntity } from '@neundarter/contract/entities/event';
import { tournamentDataOf } from '@neundarter/contract/entities/event-data';
import { useState } from 'react';
import { useTeamEvents } from '../../data/club/events.ts';
import { type SeriesWithPoints, useSeriesChange } from '../../data/club/series.ts';
import { MoreButton } from '../../parts/more-list/more-button.tsx';
import { errorReason, errorText } from '../../text/errors.ts';
import { formatDateTime } from '../../text/formats.ts';
import { seriesFormText, seriesAdminText as text } from '../../text/series.ts';
import { tournamentModeText, tournamentStatusText } from '../../text/tournament.ts';
import { Card } from '../../ui/card.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Stack } from '../../ui/stack.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { tellOutcome } from '../../ui/tell-outcome.ts';
import looks from '../../ui/text-looks.module.css';
import { Toggle } from '../../ui/toggle.tsx';

type Tournament = { readonly id: string; readonly name: string; readonly hint: string };

/** Day and time, mode and status: tournaments of one name and day can be told apart. */
const hintOf = (props: EventEntity['props']): string => {
  const about = tournamentDataOf(props);
  const words =
    about === null
      ? []
      : [tournamentModeText[about.config.tournamentMode], tournamentStatusText[about.status]];
  return [formatDateTime(props.startDateTime), ...words].join(' · ');
};

/** Which tournaments of the team belong to a series. Every change is kept at once. */
export function TournamentsTab({ series }: { readonly series: SeriesWithPoints }) {
  const { teamId, tournaments } = series.props;
  const list = useTeamEvents(teamId, 'tournament');
  const { data, error, again } = list;
  const listed = (data ?? []).map(
    ({ id, props }): Tournament => ({ id, name: props.name, hint: hintOf(props) }),
  );
  // A switch that is touched stays where it is.
  const further = tournaments.flatMap(({ id, name, startDateTime }): readonly Tournament[] =>
    listed.some((one) => one.id === id) ? [] : [{ id, name, hint: formatDateTime(startDateTime) }],
  );
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
      hint={tournament.hint}
      isOn={chosen ?? isOwn}
      onChange={(isOn) => void choose(isOn)}
    />
  );
}
