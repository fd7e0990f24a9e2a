import type { EventType } from '@neundarter/rules/access/events';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useTeamAgenda } from '../../data/club/team-agenda.ts';
import { MoreListCard } from '../../parts/more-list/more-list-card.tsx';
import { PillLinks } from '../../parts/tournament/pill-links.tsx';
import { errorText } from '../../text/errors.ts';
import { teamSeriesText } from '../../text/series.ts';
import { teamEventsText as text } from '../../text/team-events.ts';
import { Button } from '../../ui/button.tsx';
import { latePart } from '../../ui/late-part.tsx';
import { EmptyLine } from '../../ui/states.tsx';
import looks from '../../ui/text-looks.module.css';
import type { NewKind } from './new-event.tsx';
import { TeamEventRow } from './team-event-row.tsx';
import { usualPlaceOf } from './usual-place.ts';

const TeamSeries = latePart(async () => (await import('./team-series.tsx')).TeamSeries);

type Props = {
  readonly teamId: string;
  readonly canUseTournaments: boolean;
  /** Opens the form for a new event; null for members who may not create any. */
  readonly onCreate: ((kind: NewKind) => void) | null;
};

/** Everything that the team does together: what runs, what comes, what was. The address names the only kind to show. */
export function TeamAgenda({ teamId, canUseTournaments, onCreate }: Props) {
  const [query] = useSearchParams();
  const types: readonly EventType[] = canUseTournaments
    ? ['training', 'mdsl-matchday', 'tournament']
    : ['training', 'mdsl-matchday'];
  const kinds: readonly NewKind[] = canUseTournaments ? [...types, 'series'] : types;
  const chosen = kinds.find((kind) => kind === query.get('kind')) ?? null;
  return (
    <>
      <PillLinks
        label={text.filter}
        pills={[null, ...kinds].map((kind) => ({
          to: kind === null ? '/team-lounge' : `?kind=${kind}`,
          label: kind === null ? text.all : nameOf(kind),
          isCurrent: kind === chosen,
        }))}
      />
      {chosen === 'series' ? null : (
        <Agenda
          key={chosen}
          teamId={teamId}
          types={chosen === null ? types : [chosen]}
          title={chosen === null ? text.agenda : nameOf(chosen)}
          onCreate={onCreate}
        />
      )}
      {canUseTournaments && (chosen === null || chosen === 'series') ? (
        <Suspense fallback={null}>
          <TeamSeries
            teamId={teamId}
            onCreate={onCreate === null ? null : () => onCreate('series')}
            isBelowAgenda={chosen === null}
          />
        </Suspense>
      ) : null}
    </>
  );
}

const nameOf = (kind: NewKind): string => (kind === 'series' ? teamSeriesText.section : text.sections[kind]);

type AgendaProps = Pick<Props, 'teamId' | 'onCreate'> & {
  readonly types: readonly EventType[];
  readonly title: string;
};

/** The events of some kinds, five more with every tap. Their usual place is said once. */
function Agenda({ teamId, types, title, onCreate }: AgendaProps) {
  const list = useTeamAgenda(teamId, types);
  const usualPlace = usualPlaceOf(list.data ?? []);
  const [first = 'training'] = types;
  return (
    <MoreListCard
      title={title}
      list={list}
      row={(event) => <TeamEventRow event={event} usualPlace={usualPlace} />}
      skeleton={{ count: 5, height: '4.5rem' }}
      failed={(error) => text.loadFailed(teamId, errorText(error))}
      hint={usualPlace === null ? null : <p className={looks.hint}>{text.usualPlace(usualPlace)}</p>}
      empty={
        <EmptyLine text={text.empty}>
          {onCreate === null ? null : (
            <Button onClick={() => onCreate(first)}>{text.createFirst[first]}</Button>
          )}
        </EmptyLine>
      }
    />
  );
}
