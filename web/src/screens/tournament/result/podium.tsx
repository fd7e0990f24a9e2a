import type { ParticipantEntry } from '@neundarter/contract/entities/participant';
import { type ParticipantPerson, peopleOf } from '@neundarter/rules/tournament/setup/participants';
import { usePlayer } from '../../../data/people/players.ts';
import { personName } from '../../../parts/tournament/entry-name.ts';
import { resultText as text } from '../../../text/tournament-result.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Inline } from '../../../ui/inline.tsx';
import type { TournamentView } from '../tournament-view.ts';
import type { Band } from './places.ts';
import classes from './podium.module.css';

type Props = { readonly view: TournamentView; readonly bands: readonly Band[] };

/** Places 1 to 3 with pictures; those who share the third one stand together. */
export function Podium({ view: { names, participants }, bands }: Props) {
  const entryOf = (entrant: string) => participants.find(({ id }) => id === entrant);
  return (
    <ol className={classes.podium} aria-label={text.podium}>
      {bands
        .filter(({ from }) => from <= 3)
        .map(({ from, entrants }) => (
          <li
            key={from}
            className={classes.step}
            data-place={from}
            data-shared={entrants.length > 1 || undefined}
          >
            <span className={classes.place}>{from}</span>
            {entrants.map((entrant) => (
              <div key={entrant} className={classes.entrant}>
                <Pictures entry={entryOf(entrant)} />
                <span className={classes.name}>{names.get(entrant)}</span>
              </div>
            ))}
          </li>
        ))}
    </ol>
  );
}

function Pictures({ entry }: { readonly entry: ParticipantEntry | undefined }) {
  if (entry === undefined) return null;
  return (
    <Inline gap="2xs" justify="center">
      {peopleOf(entry.participant).map((person) => (
        <Picture key={person.id} person={person} />
      ))}
    </Inline>
  );
}

/** Only people with an account have pictures. */
function Picture({ person }: { readonly person: ParticipantPerson }) {
  const player = usePlayer(person.type === 'registered' ? person.id : null).data;
  return (
    <Avatar
      name={personName(person)}
      url={player?.props.pictureUrl ?? null}
      size="clamp(3rem, 8vw, 4.5rem)"
    />
  );
}
