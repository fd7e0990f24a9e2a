import type { ParticipantEntry } from '@neundarter/contract/entities/participant';
import { peopleOf } from '@neundarter/rules/tournament/setup/participants';
import { Fragment } from 'react';
import { tournamentPath } from '../event-row/event-path.ts';
import { FiguresLink } from '../event-tables/figures-link.tsx';
import { entryName, personName } from './entry-name.ts';

type Props = {
  readonly entry: Pick<ParticipantEntry, 'participant'>;
  /** Its name among all entries, which may end with a club; by default the names of its people. */
  readonly name?: string | undefined;
  /** The tournament whose figures the names lead to; null without links. */
  readonly eventId: string | null;
};

/** The people of an entry in one line; each leads to the figures in the tournament. */
export function EntryLinks({ entry, name, eventId }: Props) {
  const plain = entryName(entry);
  return (
    <>
      {peopleOf(entry.participant).map((person, place) => (
        <Fragment key={person.id}>
          {place === 0 ? null : ' & '}
          <FiguresLink
            person={person}
            eventId={eventId}
            to={tournamentPath(eventId ?? '', 'stats', person.id)}
          >
            {personName(person)}
          </FiguresLink>
        </Fragment>
      ))}
      {name?.startsWith(plain) === true ? name.slice(plain.length) : null}
    </>
  );
}
