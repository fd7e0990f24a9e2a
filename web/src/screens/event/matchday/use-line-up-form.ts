import type { EventEntity } from '@neundarter/contract/entities/event';
import type { LineUpEntity } from '@neundarter/contract/entities/matchday';
import type { MatchdayFormat, Side } from '@neundarter/rules/matchday/plan';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../data/api/api-error.ts';
import { eventKeys } from '../../../data/club/events.ts';
import { lineUpOf, matchdayOf, useLineUpChange } from '../../../data/club/matchdays.ts';
import { errorReason } from '../../../text/errors.ts';
import { lineUpEditorText as text } from '../../../text/matchday.ts';
import { isAlike } from '../../../ui/form-values.ts';
import { announce } from '../../../ui/live-region.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';
import { type FormState, useForm } from '../../../ui/use-form.ts';
import { isSamePlace, lineUpMoves, type Place, undecided } from './line-up-moves.ts';
import type { LineUpPerson } from './line-up-people.ts';
import { entryLabel, entryName } from './line-up-places.tsx';
import { type LineUpValues, problemsOfLineUp, valuesOfLineUp } from './line-up-values.ts';

type Options = {
  readonly format: MatchdayFormat;
  readonly event: EventEntity;
  readonly side: Side;
  /** The line-up that the user began to change. */
  readonly begun: LineUpEntity;
  /** Ids of the team's players; null while they are not known. */
  readonly available: readonly string[] | null;
  readonly onSaved: () => void;
  /** Somebody else has changed this line-up since. */
  readonly onConflict: (latest: LineUpEntity) => void;
};

const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'error.event.changed-meanwhile';

/** State of the form for a line-up. */
export function useLineUpForm(options: Options): FormState<LineUpValues> {
  const { format, event, side, begun, available, onSaved, onConflict } = options;
  const client = useQueryClient();
  const change = useLineUpChange(event.id, (error) => text.saveFailed(errorReason(error)));
  const latest = (): EventEntity => client.getQueryData<EventEntity>(eventKeys.entity(event.id)) ?? event;
  const latestLineUp = (): LineUpEntity => {
    const data = matchdayOf(latest());
    return data === null ? begun : lineUpOf(data, side);
  };
  const isUntouched = (): boolean => isAlike(latestLineUp().players, begun.players);
  const send = async ({ players }: LineUpValues) => {
    // Changes of the other side are no reason to refuse this one.
    const { editRevision } = isUntouched() ? latest().props : event.props;
    const outcome = await change.run({ side, players, editRevision });
    if (outcome.ok) tellOutcome(outcome, { done: text.saved });
    return outcome;
  };
  const form: FormState<LineUpValues> = useForm<LineUpValues>({
    start: valuesOfLineUp(format, begun),
    check: (values) => problemsOfLineUp(format, values, available),
    send: async (values) => {
      const outcome = await send(values);
      if (outcome.ok || !isChangedMeanwhile(outcome.error)) return outcome;
      // The event was read again by now. If only the other side has changed, the same line-up still fits.
      if (isUntouched()) return send(values);
      onConflict(latestLineUp());
      return outcome;
    },
    onSent: () => {
      form.discard();
      onSaved();
      return 'left';
    },
  });
  return form;
}

/** Picking and placing: two taps in any order, or one drag. */
export function usePlacing(
  { positions }: MatchdayFormat,
  form: FormState<LineUpValues>,
  people: readonly LineUpPerson[],
) {
  const { isMove, movedEntries, withoutEntry } = lineUpMoves(positions);
  const labelOf = (index: number) => entryLabel(positions, index);
  const [picked, setPicked] = useState<Place | null>(null);
  const entries = form.values.players;
  const move = (from: Place, to: Place) => {
    setPicked(null);
    if (!isMove(entries, from, to)) return;
    const players = movedEntries(entries, from, to);
    form.set({ players });
    say(from, to);
  };
  const say = (from: Place, to: Place) => {
    const name = entryName(people, heldAt(from) ?? heldAt(to) ?? undecided);
    const target = to.kind === 'player' ? from : to;
    if (target.kind === 'pool') return announce(text.taken(name));
    announce(text.placed(name, labelOf(target.kind === 'entry' ? target.index : entries.length)));
  };
  const heldAt = (place: Place) => {
    if (place.kind === 'player') return place.id;
    const entry = place.kind === 'entry' ? entries[place.index] : undefined;
    return entry === undecided ? undefined : entry;
  };
  const tap = (place: Place) => {
    const hasPicked = picked !== null && heldAt(picked) !== undefined;
    if (!hasPicked && place.kind === 'bench') return addEntry();
    if (picked === null || (picked.kind === 'player' && place.kind === 'player')) return pick(place);
    move(picked, place);
  };
  const addEntry = () => {
    setPicked(null);
    form.list('players').add(undecided);
  };
  const pick = (place: Place) => {
    if (picked !== null && isSamePlace(picked, place)) return setPicked(null);
    setPicked(place);
    const held = heldAt(place);
    if (held !== undefined) announce(text.picked(entryName(people, held)));
  };
  return {
    entries,
    picked,
    onTap: tap,
    onMove: move,
    onRemove: (index: number) => {
      setPicked(null);
      form.set({ players: withoutEntry(entries, index) });
    },
    release: () => setPicked(null),
  };
}
