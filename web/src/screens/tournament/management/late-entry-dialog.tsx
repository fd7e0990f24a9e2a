import { useState } from 'react';
import { useIdsFor } from '../../../data/api/use-ids-for.ts';
import { useTeamPlayers } from '../../../data/club/teams.ts';
import { type FreeSeat, useLateEntry, useLateSeat } from '../../../data/club/tournament-course.ts';
import { ChangeDialog } from '../../../parts/change-dialog/change-dialog.tsx';
import { errorReason } from '../../../text/errors.ts';
import { lateEntryText as text } from '../../../text/late-entries.ts';
import { ErrorState, Loading } from '../../../ui/states.tsx';
import looks from '../../../ui/text-looks.module.css';
import type { TournamentView } from '../tournament-view.ts';
import { SeatFields } from './seat-fields.tsx';
import { knownSubstitutes, newcomers, newName, type Seat } from './substitutes.ts';

type Props = { readonly view: TournamentView; readonly onClose: () => void };

const empty: Seat = { choice: newName, firstName: '', lastName: '' };

/** Lets somebody in after the start: says where there is a seat and what changes, before anything does. */
export function LateEntryDialog({ view, onClose }: Props) {
  const { event, data, participants } = view;
  const change = useLateEntry(event.id);
  const free = useLateSeat(event.id, event.props.revision);
  const team = useTeamPlayers(event.props.teamId, 'confirmed');
  const idFor = useIdsFor();
  const isPair = data.config.participantsType === 'double';
  const [seats, setSeats] = useState<readonly Seat[]>(() => (isPair ? [empty, empty] : [empty]));
  const [isChecked, setIsChecked] = useState(false);
  const known = knownSubstitutes(participants, team.data ?? []);
  const participant = newcomers({ seats, known, idFor });
  const seat = free.data?.seat ?? null;
  const sentOf = () => {
    setIsChecked(true);
    return participant === null ? null : { id: idFor(JSON.stringify(participant)), participant, seat };
  };
  return (
    <ChangeDialog
      title={text.title}
      confirm={seat === null && free.isSuccess ? text.wait : text.confirm}
      done={seat === null ? text.waits : text.done}
      isEmpty={!free.isSuccess}
      change={change}
      sentOf={sentOf}
      onClose={onClose}
    >
      {seats.map((one, place) => (
        <SeatFields
          key={place}
          label={place === 0 ? text.who : text.partner}
          seat={one}
          known={known}
          error={isChecked && participant === null ? text.nobody : undefined}
          onSeat={(next) => setSeats(seats.with(place, next))}
        />
      ))}
      {free.isPending ? <Loading /> : null}
      {free.isError ? (
        <ErrorState text={text.failed(errorReason(free.error))} onRetry={() => void free.refetch()} />
      ) : null}
      {free.isSuccess ? <WhatChanges view={view} free={free.data} /> : null}
    </ChangeDialog>
  );
}

/** What becomes different, in words. */
function WhatChanges({ view: { names }, free }: Pick<Props, 'view'> & { readonly free: FreeSeat }) {
  const { seat, opponents, noOfMatches } = free;
  const met = opponents.map((entrant) => names.get(entrant) ?? '').join(', ');
  return (
    <section aria-label={text.what} aria-live="polite">
      <h3 className={looks.label}>{text.what}</h3>
      {seat === null ? <p>{text.none}</p> : null}
      {seat?.kind === 'bye' ? <p>{text.bye(met)}</p> : null}
      {seat?.kind === 'group' ? (
        <>
          <p>{text.group(seat.groupId, noOfMatches)}</p>
          <p>{text.opponents(met)}</p>
          <p>{text.order}</p>
        </>
      ) : null}
    </section>
  );
}
