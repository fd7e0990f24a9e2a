import { isRegistrationOpen, isTournamentOpen } from '@neundarter/rules/tournament/setup/status';
import { mayReplacePartner, mayWithdraw, type Tournament } from '../../data/club/tournaments.ts';
import { tournamentPath } from '../../parts/event-row/event-path.ts';
import { tournamentText as text } from '../../text/tournament.ts';
import type { TournamentView } from './tournament-view.ts';

/** A page to which one can go from a tournament. */
type TournamentWay = {
  readonly kind: 'ownRegistration' | 'register' | 'live' | 'setUp';
  readonly to: string;
  readonly label: string;
  /** Whether it is the first thing to do. */
  readonly isFirst: boolean;
};

/** Whether a match of the own entry has begun. */
const hasPlayed = ({ own, matches }: TournamentView): boolean =>
  matches.some(
    ({ phase, sides }) =>
      (phase === 'running' || phase === 'finished') && sides.some(({ entrant }) => entrant === own?.id),
  );

/** Whether there is something to change in the own registration. */
const canChangeOwn = (view: TournamentView): boolean =>
  mayWithdraw(view) || (mayReplacePartner(view) && !hasPlayed(view));

/** What leads to the registration: whoever comes too late gets onto the waiting list. */
export const registerWord = ({ data: { noOfParticipants, config }, own }: Tournament): string => {
  const isFull = noOfParticipants.requested + noOfParticipants.confirmed >= config.maxNoOfParticipants;
  return isFull && own === null ? text.waitingList : text.register;
};

/** Where one can go now; what matters first. */
export function waysOf(view: TournamentView): readonly TournamentWay[] {
  const { event, data, isOrganiser, own } = view;
  const isOpen = isRegistrationOpen(data.status);
  const way = (kind: TournamentWay['kind'], page: string, label: string): TournamentWay => ({
    kind,
    to: tournamentPath(event.id, page),
    label,
    isFirst: kind === 'register' && own === null,
  });
  return [
    ...(!isOpen && canChangeOwn(view) ? [way('ownRegistration', 'register', text.ownRegistration)] : []),
    ...(isOpen ? [way('register', 'register', registerWord(view))] : []),
    ...(data.status === 'running' ? [way('live', 'live', text.live)] : []),
    ...(isOrganiser && isTournamentOpen(data.status) ? [way('setUp', 'admin', text.setUp)] : []),
  ];
}
