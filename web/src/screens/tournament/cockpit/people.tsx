import { useDeferredValue, useState } from 'react';
import { useAttendance } from '../../../data/club/hall.ts';
import { hallPeopleText as text } from '../../../text/hall-people.ts';
import { Card } from '../../../ui/card.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';
import { TextField } from '../../../ui/text-field.tsx';
import looks from '../../../ui/text-looks.module.css';
import type { Hall } from './hall-words.ts';
import { peopleRows, shownPeople } from './people-rows.ts';
import { Person } from './person.tsx';

/** Who is in the hall: everybody of whom something was said, and a search for all others. */
export function People({ hall }: { readonly hall: Hall }) {
  const { run, busyWith } = useAttendance(hall.data.eventId);
  const [words, setWords] = useState('');
  const wanted = useDeferredValue(words);
  const rows = peopleRows(hall);
  const shown = shownPeople(rows, wanted);
  return (
    <Card title={text.title(rows.length)}>
      <Stack gap="m">
        <TextField label={text.search} type="search" value={words} onValue={setWords} />
        <Stack as="ul" isDivided aria-label={text.list}>
          {shown.map((row) => (
            <Person
              key={row.said.entrant}
              hall={hall}
              row={row}
              isBusy={busyWith?.entrant === row.said.entrant}
              onSay={(said) =>
                void run({ entrant: row.said.entrant, ...said }).then((outcome) => tellOutcome(outcome))
              }
            />
          ))}
        </Stack>
        <Hint shown={shown.length} isSearch={wanted.trim() !== ''} />
      </Stack>
    </Card>
  );
}

function Hint({ shown, isSearch }: { readonly shown: number; readonly isSearch: boolean }) {
  if (isSearch) return shown === 0 ? <p className={looks.muted}>{text.nobody}</p> : null;
  return <p className={looks.muted}>{shown === 0 ? text.allAreHere : text.othersAreHere}</p>;
}
