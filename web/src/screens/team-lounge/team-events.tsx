import type { EventType } from '@neundarter/rules/access/events';
import { useTeamEvents } from '../../data/club/events.ts';
import { typesWithForm } from '../../parts/event-form/event-form.tsx';
import { SeenNotice } from '../../parts/seen-notice/seen-notice.tsx';
import { errorText } from '../../text/errors.ts';
import { teamEventsText as text } from '../../text/team-events.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Stack } from '../../ui/stack.tsx';
import { EmptyLine, ErrorState } from '../../ui/states.tsx';
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
  const { data, error, seenAt, again, hasMore, isLoadingMore, more } = useTeamEvents(teamId, type);
  return (
    <Card title={text.sections[type]}>
      {tellsAge ? <SeenNotice seenAt={seenAt} /> : null}
      {data === undefined && error === null ? <SkeletonRows count={3} height="4.5rem" /> : null}
      {error === null ? null : (
        <ErrorState text={text.loadFailed(teamId, errorText(error))} onRetry={again} />
      )}
      {data?.length === 0 ? (
        <EmptyLine text={text.empty}>
          {onCreate === null ? null : <Button onClick={onCreate}>{text.createFirst[type]}</Button>}
        </EmptyLine>
      ) : null}
      {data === undefined || data.length === 0 ? null : (
        <Stack as="ul" isDivided aria-label={text.sections[type]}>
          {data.map((event) => (
            <TeamEventRow key={event.id} event={event} />
          ))}
        </Stack>
      )}
      {hasMore ? (
        <Button isWide isBusy={isLoadingMore} onClick={more}>
          {text.more}
        </Button>
      ) : null}
    </Card>
  );
}
