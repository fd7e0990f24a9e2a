import { useDeferredValue, useState } from 'react';
import { useAttendance } from '../../../data/club/hall.ts';
import {
  usePresenceReports,
  useReportDismissal,
  useReportSwitch,
} from '../../../data/club/presence-reports.ts';
import { hallPeopleText as text } from '../../../text/hall-people.ts';
import { reportText } from '../../../text/presence-reports.ts';
import { Card } from '../../../ui/card.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';
import { TextField } from '../../../ui/text-field.tsx';
import looks from '../../../ui/text-looks.module.css';
import { Toggle } from '../../../ui/toggle.tsx';
import type { Hall } from './hall-words.ts';
import { peopleRows, shownPeople } from './people-rows.ts';
import { Person } from './person.tsx';

/** Who is in the hall: everybody of whom something was said, and a search for all others. */
export function People({ hall }: { readonly hall: Hall }) {
  const { run, busyWith } = useAttendance(hall.data.eventId);
  const [words, setWords] = useState('');
  const wanted = useDeferredValue(words);
  const { eventId } = hall.data;
  const reports = usePresenceReports(eventId).data;
  const dismissal = useReportDismissal(eventId);
  const rows = peopleRows(hall, reports?.reports ?? []);
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
              onDismiss={() => void dismissal.run(row.said.entrant).then((outcome) => tellOutcome(outcome))}
              onSay={(said) =>
                void run({ entrant: row.said.entrant, ...said }).then((outcome) => tellOutcome(outcome))
              }
            />
          ))}
        </Stack>
        <Hint shown={shown.length} isSearch={wanted.trim() !== ''} />
        {reports === undefined ? null : <ReportSwitch eventId={eventId} isOpen={reports.isOpen} />}
      </Stack>
    </Card>
  );
}

function Hint({ shown, isSearch }: { readonly shown: number; readonly isSearch: boolean }) {
  if (isSearch) return shown === 0 ? <p className={looks.muted}>{text.nobody}</p> : null;
  return <p className={looks.muted}>{shown === 0 ? text.allAreHere : text.othersAreHere}</p>;
}

/** Whether people can say of themselves on a phone that they are here or leave. */
function ReportSwitch({ eventId, isOpen }: { readonly eventId: string; readonly isOpen: boolean }) {
  const change = useReportSwitch(eventId);
  return (
    <Toggle
      label={reportText.isOpen}
      isOn={change.busyWith?.isOpen ?? isOpen}
      onChange={(isOn) => void change.run({ isOpen: isOn }).then((outcome) => tellOutcome(outcome))}
    />
  );
}
