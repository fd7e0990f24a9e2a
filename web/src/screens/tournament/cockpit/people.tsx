import { useDeferredValue, useState } from 'react';
import { useAttendanceOf } from '../../../data/club/hall.ts';
import { useReportDismissal, useReportSwitch, useReportsOf } from '../../../data/club/hall-reports.ts';
import { usePresenceReports } from '../../../data/club/presence-reports.ts';
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
import { AnsweredPeople } from './same-people.tsx';

type ReportsOfHall = ReturnType<typeof useReportsOf>;

/** Who is in the hall: everybody of whom something was said, and a search for all others. */
export function People({ hall }: { readonly hall: Hall }) {
  const { eventId: home } = hall.data;
  const { run, busyWith } = useAttendanceOf(home);
  const [words, setWords] = useState('');
  const wanted = useDeferredValue(words);
  const eventIds = hall.halls.map(({ eventId }) => eventId);
  const reports = useReportsOf(eventIds);
  const dismissal = useReportDismissal(home);
  const rows = peopleRows(hall, reports);
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
              isBusy={busyWith?.entries === row.entries}
              onDismiss={() =>
                row.report === null
                  ? undefined
                  : void dismissal.run(row.report).then((outcome) => tellOutcome(outcome))
              }
              onSay={(said) =>
                void run({ entries: row.entries, said }).then((outcome) => tellOutcome(outcome))
              }
            />
          ))}
        </Stack>
        <Hint shown={shown.length} isSearch={wanted.trim() !== ''} />
        {reports.length === 0 ? null : <ReportSwitch home={home} reports={reports} />}
        <AnsweredPeople hall={hall} />
        {eventIds.map((id) => (
          <FollowReports key={id} eventId={id} />
        ))}
      </Stack>
    </Card>
  );
}

function Hint({ shown, isSearch }: { readonly shown: number; readonly isSearch: boolean }) {
  if (isSearch) return shown === 0 ? <p className={looks.muted}>{text.nobody}</p> : null;
  return <p className={looks.muted}>{shown === 0 ? text.allAreHere : text.othersAreHere}</p>;
}

/** Whether people can say of themselves on a phone that they are here or leave. */
function ReportSwitch({ home, reports }: { readonly home: string; readonly reports: ReportsOfHall }) {
  const change = useReportSwitch(home);
  const isOpen = reports.every((one) => one.isOpen);
  return (
    <Toggle
      label={reportText.isOpen}
      isOn={change.busyWith?.isOpen ?? isOpen}
      onChange={(isOn) =>
        void change
          .run({ eventIds: reports.map(({ eventId }) => eventId), isOpen: isOn })
          .then((outcome) => tellOutcome(outcome))
      }
    />
  );
}

/** Keeps the reports of an event up to date. */
function FollowReports({ eventId }: { readonly eventId: string }) {
  usePresenceReports(eventId);
  return null;
}
