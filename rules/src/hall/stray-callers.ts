// Callers of called matches who cannot call them any more: something else has happened since they were named. Who plays or calls
// a match that runs stays there; of two called matches the one that was called first keeps its caller.
import type { HallMatch } from './hall-state.ts';
import { dutyBook, type HallInput, type HallView, holdsBoard, noteDuties, viewOf } from './view.ts';

const isThere = (id: string, { personById }: HallView): boolean => {
  const person = personById.get(id);
  return person !== undefined && person.isCaller && person.presence === 'here';
};

/** Called matches (by their ids in the hall) whose caller is not free for them, or does not call at all. */
export const strayCallers = (input: HallInput): readonly string[] => {
  const view = viewOf(input);
  const { note, duties } = dutyBook(view.state.people);
  const isHeld = (match: HallMatch) => holdsBoard(match, view.boardById);
  const called = view.matches.filter((match) => match.state === 'called' && isHeld(match));
  for (const match of view.matches)
    if (match.state !== 'called' && isHeld(match)) noteDuties(match, 'playing', note);
  for (const match of called) noteDuties({ ...match, caller: null }, 'called', note);
  const stray: string[] = [];
  for (const match of called.toSorted((one, other) => one.since - other.since)) {
    const { caller } = match;
    if (caller === null) continue;
    if (duties.has(caller) || !isThere(caller, view)) stray.push(match.id);
    else note(caller, { match: match.id, as: 'calling' });
  }
  return stray;
};
