import type { EventEntity } from '@neundarter/contract/entities/event';
import { tournamentDataOf } from '@neundarter/contract/entities/event-data';
import type { ParticipantEntry, SentEntry } from '@neundarter/contract/entities/participant';
import { peopleOf } from '@neundarter/rules/tournament/setup/participants';
import { useRef } from 'react';
import { useIdsFor } from '../../../data/api/use-ids-for.ts';
import { useEntryAddition } from '../../../data/club/tournament-setup.ts';
import type { Tournament } from '../../../data/club/tournaments.ts';
import { joinNames } from '../../../parts/tournament/entry-name.ts';
import { errorReason } from '../../../text/errors.ts';
import { entriesText, addText as text } from '../../../text/tournament-entries.ts';
import { tellOutcome } from '../../../ui/tell-outcome.ts';
import { keptState } from './kept-state.ts';
import type { ListedEntry } from './parse-names.ts';

/** Somebody who is to take part: known to the server, or only by name. */
export type NewPerson =
  | { readonly id: string; readonly name: string }
  | { readonly firstName: string; readonly lastName: string };

type Person = Extract<SentEntry['participant'], { readonly type: 'single' }>['player'];

export const nameOfNew = (person: NewPerson): string =>
  'id' in person ? person.name : `${person.firstName} ${person.lastName}`;

/** The entry of people who were in the tournament already, so that nothing was added; undefined for a new one. */
const entryBefore = (
  { props }: EventEntity,
  sent: SentEntry,
  people: readonly NewPerson[],
): ParticipantEntry | undefined => {
  const entries = tournamentDataOf(props)?.participants ?? [];
  if (entries.some(({ id }) => id === sent.id)) return undefined;
  const ids = people.flatMap((person) => ('id' in person ? [person.id] : []));
  return entries.find(({ participant }) => peopleOf(participant).some(({ id }) => ids.includes(id)));
};

/** What to say about entries that were sent. */
type Words = {
  readonly done: string | ((event: EventEntity) => string);
  readonly failed: (reason: string) => string;
};

export type Adding = {
  /** Adds a person; in a tournament of pairs the first one waits for the second. */
  readonly addPerson: (person: NewPerson) => Promise<boolean>;
  /** Adds entries of a list, all or none. */
  readonly addList: (entries: readonly ListedEntry[]) => Promise<boolean>;
  /** The first person of a pair. */
  readonly partner: NewPerson | null;
  readonly dropPartner: () => void;
  readonly isBusy: boolean;
};

const usePartner = keptState<NewPerson | null>(null);

/** Adds entries to a tournament as its organiser; they are confirmed at once. */
export function useAdding({ event, data }: Tournament): Adding {
  const [partner, setPartner] = usePartner(event.id);
  const addition = useEntryAddition(event.id);
  const idFor = useIdsFor();
  // Somebody else may have the same name; a repeat after a lost answer has the same ids.
  const round = useRef(0);
  const isPairs = data.config.participantsType === 'double';
  const sentOf = (people: readonly NewPerson[], more: Partial<SentEntry> = {}, place = 0): SentEntry => {
    const words = JSON.stringify([round.current, place, people]);
    const sent = people.map(
      (person, index): Person =>
        'id' in person
          ? { type: 'registered', id: person.id }
          : { type: 'external', id: idFor(`${words}/${index}`), ...person },
    );
    const [first, second] = sent;
    if (first === undefined) throw new Error('An entry has at least one person');
    const participant: SentEntry['participant'] =
      second === undefined ? { type: 'single', player: first } : { type: 'double', players: [first, second] };
    return { id: idFor(words), participant, ...more };
  };
  const send = async (entries: readonly SentEntry[], { done, failed }: Words): Promise<boolean> => {
    const outcome = await addition.run(entries);
    if (outcome.ok) round.current += 1;
    tellOutcome(outcome.ok ? outcome : { ok: false, text: failed(errorReason(outcome.error)) }, { done });
    return outcome.ok;
  };
  return {
    addPerson: async (person) => {
      if (isPairs && partner === null) {
        setPartner(person);
        return true;
      }
      const people = partner === null ? [person] : [partner, person];
      // The next name may be entered while these are sent, and is no partner of the first.
      setPartner(null);
      const name = joinNames(people.map(nameOfNew));
      const sent = sentOf(people);
      const isAdded = await send([sent], {
        done: (answer) => {
          const before = entryBefore(answer, sent, people);
          return before === undefined
            ? text.added(name)
            : text.alreadyListed(name, entriesText.statuses[before.status]);
        },
        failed: (reason) => text.addFailed(name, reason),
      });
      if (!isAdded) setPartner((now) => now ?? partner);
      return isAdded;
    },
    addList: (entries) =>
      send(
        entries.map(({ people, club, emailAddress }, place) =>
          sentOf(people, { teamName: club, emailAddress }, place),
        ),
        {
          done: text.addedMany(entries.length),
          failed: (reason) => text.addListFailed(entries.length, reason),
        },
      ),
    partner,
    dropPartner: () => setPartner(null),
    isBusy: addition.isBusy,
  };
}
