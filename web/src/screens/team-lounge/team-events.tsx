import type { EventType } from '@neundarter/rules/access/events';
import { useTeamEvents } from '../../data/club/events.ts';
import { typesWithForm } from '../../parts/event-form/event-form.tsx';
import { MoreListCard } from '../../parts/more-list/more-list-card.tsx';
import { errorText } from '../../text/errors.ts';
import { teamEventsText as text } from '../../text/team-events.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyLine } from '../../ui/states.tsx';
import type { NewKind } from './new-event.tsx';
import { TeamEventRow } from './team-event-row.tsx';
import { TeamSeries } from './team-series.tsx';

type Props = {
  readonly teamId: string;
  readonly canUseTournaments: boolean;
  /** Opens the form for a new event; null for members who may not create any. */
  readonly onCreate: ((kind: NewKind) => void) | null;
};

/** Everything that the team does together, by kind: what runs, what comes, what was. */
export function TeamEvents({ teamId, canUseTournaments, onCreate }: Props) {
  const types: readonly EventType[] = canUseTournaments
    ? ['training', 'mdsl-matchday', 'tournament']
    : ['training', 'mdsl-matchday'];
  return (
    <>
      {types.map((type, index) => (
        <Section
          key={type}
          tellsAge={index === 0}
          teamId={teamId}
          type={type}
          onCreate={onCreate !== null && typesWithForm.includes(type) ? () => onCreate(type) : null}
        />
      ))}
      {canUseTournaments ? (
        <TeamSeries teamId={teamId} onCreate={onCreate === null ? null : () => onCreate('series')} />
      ) : null}
    </>
  );
}

type SectionProps = {
  readonly teamId: string;
  readonly type: EventType;
  readonly onCreate: (() => void) | null;
  /** Whether the section says how old the lists are; once is enough. */
  readonly tellsAge: boolean;
};

/** The events of one kind, five more with every tap. */
function Section({ teamId, type, onCreate, tellsAge }: SectionProps) {
  return (
    <MoreListCard
      title={text.sections[type]}
      list={useTeamEvents(teamId, type)}
      row={(event) => <TeamEventRow event={event} />}
      skeleton={{ count: 3, height: '4.5rem' }}
      failed={(error) => text.loadFailed(teamId, errorText(error))}
      empty={
        <EmptyLine text={text.empty}>
          {onCreate === null ? null : <Button onClick={onCreate}>{text.createFirst[type]}</Button>}
        </EmptyLine>
      }
      hidesAge={!tellsAge}
    />
  );
}
