// Why a match cannot be called now, whatever boards are free. The first reason that holds is the one that is shown.
import type { HallCompetition, HallMatch, HallPerson } from './hall-state.ts';
import { type Duty, type HallView, hasParties, holdsBoard, peopleOf } from './view.ts';

/** Why a match waits; the web app makes words of it. `until` in ms since 1970. */
export type Why =
  | { readonly kind: 'parties-unknown' }
  | { readonly kind: 'protest' }
  | { readonly kind: 'postponed'; readonly until: number }
  | { readonly kind: 'knockout-not-released' }
  | { readonly kind: 'tables-are-shown'; readonly until: number }
  | { readonly kind: 'absent' | 'injured' | 'gone'; readonly person: string }
  | { readonly kind: 'pause'; readonly person: string; readonly until: number }
  | { readonly kind: 'busy'; readonly person: string; readonly duty: Duty }
  | { readonly kind: 'final-is-last' }
  | { readonly kind: 'before-final-pause'; readonly until: number }
  | { readonly kind: 'final-is-played'; readonly match: string }
  | { readonly kind: 'other-semi-final'; readonly match: string }
  | { readonly kind: 'two-boards-needed' }
  | { readonly kind: 'board-reserved' }
  | { readonly kind: 'stream-board' }
  | { readonly kind: 'group-plays' }
  | { readonly kind: 'caller-missing' }
  | { readonly kind: 'no-board' };

const isFinal = ({ kind }: HallMatch): boolean => kind === 'final' || kind === 'repeated-final';

const personReason = (
  person: HallPerson,
  duty: Duty | undefined,
  { now }: Pick<HallView, 'now'>,
): Why | null => {
  if (person.presence === 'injured' || person.presence === 'gone')
    return { kind: person.presence, person: person.id };
  if (person.presence === 'expected') return { kind: 'absent', person: person.id };
  if (duty !== undefined) return { kind: 'busy', person: person.id, duty };
  return person.pauseUntil !== null && person.pauseUntil > now
    ? { kind: 'pause', person: person.id, until: person.pauseUntil }
    : null;
};

/** The first reason among the people of a match. @param duties of everybody who is not free */
export const peopleReason = (
  people: readonly string[],
  view: HallView,
  duties: ReadonlyMap<string, Duty>,
): Why | null => {
  for (const id of people) {
    const person = view.personById.get(id);
    const why: Why | null =
      person === undefined ? { kind: 'absent', person: id } : personReason(person, duties.get(id), view);
    if (why !== null) return why;
  }
  return null;
};

/** Whether a competition's final waits for everything else. */
const isLastFinal = (match: HallMatch, view: HallView): boolean =>
  isFinal(match) && view.competitionById.get(match.competition)?.final === 'last';

/** Whether a last final has to wait for this match. */
const comesBefore = (other: HallMatch, final: HallMatch, view: HallView): boolean => {
  if (other.state === 'over' || other.id === final.id || other.kind === 'repeated-final') return false;
  if (!isLastFinal(other, view)) {
    const competition = view.competitionById.get(other.competition);
    // Matches besides all competitions, such as those of a training, only take their board.
    if (competition === undefined) return false;
    return other.kind !== 'third-place' || competition.thirdPlace !== 'beside-final';
  }
  return holdsBoard(other, view.boardById) || other.competition < final.competition;
};

const lengthOfPause = (match: HallMatch, competition: HallCompetition): number =>
  match.kind === 'final' ? competition.finalPause : 0;

const finalReason = (match: HallMatch, view: HallView): Why | null => {
  const competition = view.competitionById.get(match.competition);
  if (!isFinal(match) || competition === undefined) return null;
  if (competition.final === 'last' && view.matches.some((other) => comesBefore(other, match, view)))
    return { kind: 'final-is-last' };
  const free = peopleOf(match).map((id) => view.personById.get(id)?.freeSince ?? 0);
  const until = Math.max(...free) + lengthOfPause(match, competition);
  return until > view.now ? { kind: 'before-final-pause', until } : null;
};

/** The last final that is being played: beside it only a match for the third place is called. */
export const playedLastFinal = (view: HallView): HallMatch | null =>
  view.matches.find((match) => isLastFinal(match, view) && holdsBoard(match, view.boardById)) ?? null;

/** The other semi-final that this one begins together with; null if it does not have to wait for it. */
export const otherSemiFinal = (match: HallMatch, view: HallView): HallMatch | null => {
  const competition = view.competitionById.get(match.competition);
  if (match.kind !== 'semi-final' || competition?.semiFinals !== 'together') return null;
  const isOpen = ({ state }: HallMatch) => state === 'open' || state === 'postponed';
  return (
    view.matches.find(
      (other) =>
        other.kind === 'semi-final' &&
        other.competition === match.competition &&
        other.id !== match.id &&
        isOpen(other),
    ) ?? null
  );
};

const releaseReason = (match: HallMatch, view: HallView): Why | null => {
  const from = view.competitionById.get(match.competition)?.knockoutFrom ?? null;
  if (match.group !== null || (from !== null && from <= view.now)) return null;
  return from === null ? { kind: 'knockout-not-released' } : { kind: 'tables-are-shown', until: from };
};

const ownReason = (match: HallMatch, view: HallView): Why | null => {
  if (match.state === 'protest') return { kind: 'protest' };
  if (match.state === 'postponed' && match.since > view.now) return { kind: 'postponed', until: match.since };
  return hasParties(match) ? releaseReason(match, view) : { kind: 'parties-unknown' };
};

/** Why a match without board cannot be called now, except for its boards; null if it can. */
export const obstacleOf = (match: HallMatch, view: HallView, lastFinal: HallMatch | null): Why | null => {
  const why =
    ownReason(match, view) ?? peopleReason(peopleOf(match), view, view.duties) ?? finalReason(match, view);
  if (why !== null) return why;
  if (lastFinal !== null && match.kind !== 'third-place')
    return { kind: 'final-is-played', match: lastFinal.id };
  return null;
};
