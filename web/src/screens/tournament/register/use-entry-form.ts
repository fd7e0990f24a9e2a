import { hasCode } from '../../../data/api/api-error.ts';
import { useIdFor } from '../../../data/api/use-id-for.ts';
import { lastEntryAddress } from '../../../data/club/own-entries.ts';
import { type Tournament, useRegistrationForTournament } from '../../../data/club/tournaments.ts';
import { noPartner, partnerRefusal } from '../../../parts/tournament-partner/partner-values.ts';
import { tournamentRegistrationText as text } from '../../../text/tournament-registration.ts';
import { useForm } from '../../../ui/use-form.ts';
import { type Registrant, type RegistrationValues, registrationProblems, sentEntryOf } from './sent-entry.ts';

/** The text of a refusal; an address that is registered already stands at its field. */
const failureText = (error: unknown): string => {
  if (hasCode(error, 'error.event.participant-already-registered')) return text.alreadyRegistered;
  return text.failed(error instanceof Error ? error.message : '');
};

type Options = {
  readonly tournament: Tournament;
  readonly registrant: Registrant;
  readonly isFull: boolean;
  readonly onFull: () => void;
};

/** The registration form. A repeat after a lost answer registers nobody twice. */
export function useEntryForm({ tournament, registrant, isFull, onFull }: Options) {
  const { event, data } = tournament;
  const [idOfEntry, idOfFirst, idOfPartner] = [useIdFor(), useIdFor(), useIdFor()];
  const registration = useRegistrationForTournament(failureText);
  const about = { type: data.config.participantsType, registrant };
  return useForm<RegistrationValues>({
    start: {
      emailAddress: lastEntryAddress(),
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
      return registration.run({ eventId: event.id, entry });
    },
    place: (error) => {
      if (!hasCode(error, 'error.event.max-number-of-participants-exceeded')) return partnerRefusal(error);
      // The page says it, and offers the waiting list.
      onFull();
      return {};
    },
  });
}
