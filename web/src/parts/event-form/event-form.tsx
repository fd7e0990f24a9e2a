import type { EventEntity } from '@neundarter/contract/entities/event';
import type { EventType } from '@neundarter/rules/access/events';
import { Suspense, useEffect, useRef } from 'react';
import { competitionFormText, trainingFormText } from '../../text/event-form.ts';
import { tournamentFormText } from '../../text/tournament-form.ts';
import { Card } from '../../ui/card.tsx';
import { latePart } from '../../ui/late-part.tsx';
import { Loading } from '../../ui/states.tsx';
import classes from './event-form.module.css';

const TrainingForm = latePart(async () => (await import('./training-form.tsx')).TrainingForm);
const CompetitionForm = latePart(async () => (await import('./competition-form.tsx')).CompetitionForm);

const TournamentForm = latePart(async () => (await import('./tournament-form.tsx')).TournamentForm);

type Props = {
  readonly teamId: string;
  readonly type: EventType;
  /** The event to change; null for a new one. */
  readonly event: EventEntity | null;
  readonly onDone: () => void;
  /** False while the form waits hidden with what was typed. */
  readonly isShown?: boolean;
};

/** The form for an event, in place; the view moves to it when it opens. */
export function EventForm({ teamId, type, event, onDone, isShown = true }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isShown) return;
    place.current?.scrollIntoView({ block: 'start' });
  }, [isShown]);
  return (
    <div ref={place} className={classes.place}>
      {type === 'training' ? (
        <Card title={event === null ? trainingFormText.newTitle : trainingFormText.editTitle}>
          <Suspense fallback={<Loading />}>
            <TrainingForm teamId={teamId} event={event} onDone={onDone} />
          </Suspense>
        </Card>
      ) : null}
      {type === 'mdsl-matchday' ? (
        <Card title={event === null ? competitionFormText.newTitle : competitionFormText.editTitle}>
          <Suspense fallback={<Loading />}>
            <CompetitionForm teamId={teamId} event={event} onDone={onDone} />
          </Suspense>
        </Card>
      ) : null}
      {type === 'tournament' ? (
        <Card title={tournamentFormText.newTitle}>
          <Suspense fallback={<Loading />}>
            <TournamentForm teamId={teamId} event={event} onDone={onDone} />
          </Suspense>
        </Card>
      ) : null}
    </div>
  );
}
