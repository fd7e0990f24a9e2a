import { ApiError, hasCode } from '../../../data/api/api-error.ts';
import { useIdFor } from '../../../data/api/use-id-for.ts';
import { lastEntryAddress } from '../../../data/club/own-entries.ts';
import { type Tournament, useRegistrationForTournament } from '../../../data/club/tournaments.ts';
import { noPartner, partnerRefusal } from '../../../parts/tournament-partner/partner-values.ts';
import { errorReason } from '../../../text/errors.ts';
import { tournamentRegistrationText as text } from '../../../text/tournament-registration.ts';
import { showToast } from '../../../ui/toast.tsx';
import { useForm } from '../../../ui/use-form.ts';
import { type Registrant, type RegistrationValues, registrationProblems, sentEntryOf } from './sent-entry.ts';

/** The text of a refusal: its code, or after too many registrations when it goes on. */
const failureText = (error: unknown): string => {
  if (hasCode(error, 'error.event.participant-already-registered')) return text.alreadyRegistered;
  if (error instanceof ApiError && error.status === 429)
    return text.failed(errorReason({ code: 'error.too-many-requests', retryAfterS: error.retryAfterS }));
  return text.failed(error instanceof Error ? error.message : '');
};

type Options = {
  readonly tournament: Tournament;
  readonly registrant: Registrant;
  readonly isFull: boolean;
  readonly onFull: () => void;
  readonly onSent: () => void;
};

/** The registration form. A repeat after a lost answer registers nobody twice. */
export function useEntryForm({ tournament, registrant, isFull, onFull, onSent }: Options) {
  const { event, data } = tournament;
  const [idOfEntry, idOfFirst, idOfPartner] = [useIdFor(), useIdFor(), useIdFor()];
  const registration = useRegistrationForTournament(failureText);
  const isFriend = registrant.kind === 'friend';
  const about = { type: data.config.participantsType, registrant };
  return useForm<RegistrationValues>({
    start: {
      // Each address is registered once in a tournament.
      emailAddress: isFriend ? '' : lastEntryAddress(),
      firstName: '',
      lastName: '',
      teamName: '',
      ...noPartner,
      isNameShortened: false,
    },
    check: (values) => registrationProblems(values, about),
    send: async (values) => {
      const words = JSON.stringify([values, isFull]);
      const ids = { entry: idOfEntry(words), first: idOfFirst(words), partner: idOfPartner(words) };
      const entry = sentEntryOf(values, { ...about, ids, isWaiting: isFull });
      return registration.run({ eventId: event.id, entry, whose: isFriend ? 'further' : 'own' });
    },
    onSent: ({ firstName, lastName }) => {
      if (isFriend)
        showToast({ kind: 'success', title: text.friendSent(`${firstName.trim()} ${lastName.trim()}`) });
      onSent();
    },
    place: (error) => {
      if (!hasCode(error, 'error.event.max-number-of-participants-exceeded')) return partnerRefusal(error);
      // The page says it, and offers the waiting list.
      onFull();
      return {};
    },
  });
}
