import type { EventEntity } from '@neundarter/contract/entities/event';
import { Suspense, useState } from 'react';
import { useCompetitions, useJoinedCompetitions } from '../../../data/club/templates.ts';
import { type Tournament, tournamentOf } from '../../../data/club/tournaments.ts';
import { useActor } from '../../../data/people/actor.ts';
import { competitionsText as text } from '../../../text/competitions.ts';
import { errorText } from '../../../text/errors.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Inline } from '../../../ui/inline.tsx';
import { latePart } from '../../../ui/late-part.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { ErrorState, Loading } from '../../../ui/states.tsx';
import looks from '../../../ui/text-looks.module.css';
import type { TournamentView } from '../tournament-view.ts';
import { CompetitionRow } from './competition-row.tsx';
import classes from './competitions.module.css';

const AddCompetitionDialog = latePart(
  async () => (await import('../../../parts/reuse/add-competition-dialog.tsx')).AddCompetitionDialog,
);

const inOrder = (one: EventEntity, other: EventEntity): number =>
  one.props.startDateTime - other.props.startDateTime || one.props.name.localeCompare(other.props.name, 'de');

/** All competitions of the day: how full they are, how far they are, and where to register. */
export function Competitions({ view }: { readonly view: TournamentView }) {
  const { event, isOrganiser } = view;
  const actor = useActor();
  const dayId = event.props.dayId ?? '';
  const { data, error, again } = useCompetitions(dayId);
  const joined = useJoinedCompetitions(dayId, actor.playerId ?? null);
  const [isAdding, setAdding] = useState(false);
  if (data === undefined)
    return error === null ? (
      <Loading />
    ) : (
      <ErrorState text={text.loadFailed(errorText(error))} onRetry={again} />
    );
  const competitions: readonly Tournament[] = data
    .toSorted(inOrder)
    .flatMap((one) => tournamentOf(one, actor) ?? []);
  return (
    <Card title={text.title}>
      <Stack gap="l">
        <p className={looks.muted}>{text.about}</p>
        <ul className={classes.list}>
          {competitions.map((one) => (
            <CompetitionRow
              key={one.event.id}
              competition={one}
              isCurrent={one.event.id === event.id}
              isJoined={joined.has(one.event.id)}
            />
          ))}
        </ul>
        {isOrganiser ? (
          <Inline justify="end">
            <Button onClick={() => setAdding(true)}>{text.add}</Button>
          </Inline>
        ) : null}
        {isAdding ? (
          <Suspense fallback={null}>
            <AddCompetitionDialog event={event} onClose={() => setAdding(false)} />
          </Suspense>
        ) : null}
      </Stack>
    </Card>
  );
}
