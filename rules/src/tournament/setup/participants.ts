// Who takes part in a tournament: entries of one person or of two, and what may be done with them.
import { isRegistrationOpen, isTournamentOpen, type TournamentStatus } from './status.ts';

/**
 * `waiting` is the waiting list, which counts as nobody. `withdrawn` are those who have withdrawn before the start; they
 * count as nobody, too.
 */
export const participantStatuses = ['requested', 'confirmed', 'rejected', 'waiting', 'withdrawn'] as const;
export type ParticipantStatus = (typeof participantStatuses)[number];

/** A person of an entry: a player with an account, or somebody entered with a name. */
export type ParticipantPerson =
  | {
      readonly type: 'registered';
      readonly id: string;
      readonly firstName?: string;
      readonly lastName?: string;
      readonly name?: string;
    }
  | { readonly type: 'external'; readonly id: string; readonly firstName: string; readonly lastName: string };

type SingleParticipant = { readonly type: 'single'; readonly player: ParticipantPerson };
type DoubleParticipant = {
  readonly type: 'double';
  readonly players: readonly [ParticipantPerson, ParticipantPerson];
};
/** One person or a pair. */
export type Participant = SingleParticipant | DoubleParticipant;

/** The people of an entry. */
export const peopleOf = (participant: Participant): readonly ParticipantPerson[] =>
  participant.type === 'single' ? [participant.player] : participant.players;

/** Ids of the people of an entry. */
export const idsOf = (participant: Participant): readonly string[] =>
  peopleOf(participant).map(({ id }) => id);

/** Of these entries those that contain at least one of the people; nobody may be in a tournament twice. */
export const entriesWith = <Entry extends { readonly participant: Participant }>(
  entries: readonly Entry[],
  participant: Participant,
): readonly Entry[] => {
  const ids = new Set(idsOf(participant));
  return entries.filter((entry) => idsOf(entry.participant).some((id) => ids.has(id)));
};

/**
 * Whether somebody who is not in the entry may register it: themselves as a visitor, and a partner, who may have an account.
 * Two people with accounts are registered only by one of them.
 */
export const isOfVisitor = (participant: Participant): boolean =>
  peopleOf(participant).some(({ type }) => type === 'external');

type WithStatus = { readonly status: ParticipantStatus };

/** Numbers of entries by status. */
export const countByStatus = (
  entries: readonly WithStatus[],
): { readonly [status in ParticipantStatus]: number } =>
  Object.fromEntries(
    participantStatuses.map((status) => [status, entries.filter((entry) => entry.status === status).length]),
  ) as { [status in ParticipantStatus]: number };

/** Number of entries that have or want a place; the maximum number of participants limits it. */
export const placesTaken = (entries: readonly WithStatus[]): number =>
  entries.filter(({ status }) => status === 'requested' || status === 'confirmed').length;

/** Changes of the status of an entry by organisers. */
export const participantAnswers = {
  confirm: { from: ['requested', 'waiting'], to: 'confirmed' },
  reject: { from: ['requested', 'waiting'], to: 'rejected' },
  undo: { from: ['confirmed', 'rejected'], to: 'requested' },
} as const satisfies {
  readonly [answer: string]: {
    readonly from: readonly ParticipantStatus[];
    readonly to: ParticipantStatus;
  };
};
export type ParticipantAnswer = keyof typeof participantAnswers;

/** Whether an answer is possible for an entry with this status. */
export const isAnswerPossible = (answer: ParticipantAnswer, status: ParticipantStatus): boolean =>
  (participantAnswers[answer].from as readonly ParticipantStatus[]).includes(status);

/** Whether an entry may be removed: only one that is not confirmed, so that nobody loses a place by accident. */
export const isRemovable = (tournament: TournamentStatus, status: ParticipantStatus): boolean =>
  isTournamentOpen(tournament) && status !== 'confirmed';

/** An entry as those see it who want to change it. */
type OwnEntry = WithStatus & {
  /** Whether somebody else has registered them. */
  readonly isByOthers: boolean;
};

/**
 * Whether people may withdraw their entry, or it is withdrawn already: while registration is open; those whom somebody else
 * has registered until the start.
 */
export const isWithdrawable = (tournament: TournamentStatus, { status, isByOthers }: OwnEntry): boolean =>
  status !== 'rejected' && (isByOthers ? isTournamentOpen(tournament) : isRegistrationOpen(tournament));

const playing: ReadonlySet<ParticipantStatus> = new Set(['requested', 'confirmed', 'waiting']);

/** Whether a pair may still get another partner, as far as its first match has not begun. */
export const isPartnerReplaceable = (tournament: TournamentStatus, { status }: WithStatus): boolean =>
  tournament === 'running' ? status === 'confirmed' : isTournamentOpen(tournament) && playing.has(status);

/** Whether names, club and address of an entry may be edited: not those of a single person with an account. */
export const isEditable = (tournament: TournamentStatus, participant: Participant): boolean =>
  isTournamentOpen(tournament) &&
  peopleOf(participant).some(({ type }) => type === 'external' || participant.type === 'double');
