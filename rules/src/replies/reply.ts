// Who is asked whether they come to an event, until when, and what counts as their reply. The members of each team that takes
// part are asked. Whoever is registered for a tournament comes.

/** `yes`: comes. `maybe`: does not know yet. `no`: does not come. In the order in which captains look at them. */
export const replies = ['yes', 'maybe', 'no'] as const;
export type Reply = (typeof replies)[number];

/** An event as far as it decides about replies. Times are ms since 1970. */
export type AskingEvent = {
  readonly startDateTime: number;
  readonly endDateTime: number;
  /** Nobody comes to it: a draft, cancelled, or finished before its end. */
  readonly isOff: boolean;
};

/** Whether people can reply: until the end, because some come later. @param now ms since 1970 */
export const areRepliesOpen = ({ endDateTime, isOff }: AskingEvent, now: number): boolean =>
  !isOff && now < endDateTime;

/** The other team of a match day, as it is stored. */
type OtherTeam = { readonly teamId: string; readonly isRegistered: boolean; readonly hasAgreed: boolean };

/** The teams whose members are asked: the event's own, and the other one of a match day if it has accounts and has agreed. */
export const askingTeams = (teamId: string, other: OtherTeam | null): readonly string[] =>
  other !== null && other.isRegistered && other.hasAgreed && other.teamId !== teamId
    ? [teamId, other.teamId]
    : [teamId];

/** What a person has said; null for nothing yet. */
export type KnownReply = {
  readonly reply: Reply;
  /** Whether it was said for a whole series of trainings. */
  readonly isForSeries: boolean;
} | null;

/** The reply that counts. Whoever is registered comes, until they withdraw. */
export const replyThatCounts = (
  own: Reply | null,
  { isRegistered }: { readonly isRegistered: boolean },
): Reply | null => (isRegistered ? 'yes' : own);

/** Whether a reply for a whole series is taken for one of its trainings: what was said for a single one stays. */
export const takesSeriesReply = (known: KnownReply): boolean => known === null || known.isForSeries;

/** Whether a captain may ask somebody again: whoever has said yes or no has answered. */
export const mayBeAskedAgain = (reply: Reply | null): boolean => reply === null || reply === 'maybe';

/** People with the same reply, in the order of the captain's list: yes, maybe, no answer yet, no. */
export const replyOrder = ['yes', 'maybe', null, 'no'] as const satisfies readonly (Reply | null)[];

/** Those who come first, and last those who do not; the order stays among people with the same reply. */
export const sortByReply = <Person>(
  people: readonly Person[],
  replyOf: (person: Person) => Reply | null,
): readonly Person[] =>
  people.toSorted((one, other) => replyOrder.indexOf(replyOf(one)) - replyOrder.indexOf(replyOf(other)));
