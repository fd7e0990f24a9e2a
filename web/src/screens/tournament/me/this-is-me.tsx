import { isReportTime } from '@neundarter/rules/hall/report-time';
import { useState } from 'react';
import { useServerNow } from '../../../data/api/use-server-now.ts';
import { DayEnd } from '../../../parts/tournament/day-end.tsx';
import { thisIsMeText as text } from '../../../text/this-is-me.ts';
import { Button } from '../../../ui/button.tsx';
import { Inline } from '../../../ui/inline.tsx';
import { Stack } from '../../../ui/stack.tsx';
import looks from '../../../ui/text-looks.module.css';
import type { TournamentView } from '../tournament-view.ts';
import { NameSearch } from './name-search.tsx';
import { CallersSought } from './own-calling.tsx';
import { OwnCard } from './own-card.tsx';
import { type OwnCourse, ownCourse } from './own-course.ts';
import { type OwnPerson, useOwnPeople } from './own-people.ts';
import { PushSwitch } from './push-switch.tsx';
import classes from './this-is-me.module.css';
import { type Alarm, useCallAlarm } from './use-call-alarm.ts';

type Shown = { readonly person: OwnPerson; readonly course: OwnCourse };

const isCalled = ({ course }: Shown): boolean => course.now?.match.isCalled === true;

const alarmsOf = (all: readonly Shown[]): readonly Alarm[] =>
  all.flatMap(({ person: { entry, name }, course: { now } }) => {
    if (now?.match.isCalled !== true) return [];
    const { board, key } = now.match;
    const words = now.as === 'plays' ? text.calledOf(name, board) : text.callsCalledOf(name, board);
    return [{ id: [entry.id, key, now.as, board ?? ''].join('/').replaceAll(' ', '_'), words }];
  });

/** Before the start it begins to matter on the day, and callers are sought after three minutes. ms */
const lookMs = 15_000;

/** What the people at this device do next, without an account: they say once who they are. */
export function ThisIsMe({ view }: { readonly view: TournamentView }) {
  const { event, data, matches } = view;
  const people = useOwnPeople(view);
  const [isChoosing, setIsChoosing] = useState(false);
  const now = useServerNow(lookMs);
  const known = people.map((person) => ({
    person,
    course: ownCourse(matches, data.state, person.entry.id),
  }));
  const shown = known.toSorted((one, other) => Number(isCalled(other)) - Number(isCalled(one)));
  useCallAlarm(alarmsOf(shown), event.props.name);
  const mayChoose = isReportTime(data.status, { startsAt: event.props.startDateTime, now });
  const isShown = mayChoose || data.status === 'finished';
  if (!isShown || (people.length === 0 && !mayChoose)) return null;
  const choose = () => setIsChoosing(true);
  const dayEnd = (
    <span className={looks.muted}>
      <DayEnd eventId={event.id} isRunning={data.status === 'running'} isShort />
    </span>
  );
  return (
    <Stack gap="s">
      {shown.length === 0 ? null : (
        <div className={classes.cards}>
          {shown.map(({ person, course }) => (
            <OwnCard key={person.entry.id} view={view} person={person} course={course} />
          ))}
        </div>
      )}
      {shown.length === 0 ? null : <PushSwitch eventId={event.id} people={people} />}
      <CallersSought view={view} all={shown} now={now} />
      {!mayChoose ? null : people.length === 0 ? (
        <Inline gap="m" align="center" justify="between" wraps className={classes.ask}>
          <span className={classes.question}>
            <span>{text.ask}</span>
            {dayEnd}
          </span>
          <Button onClick={choose}>{text.choose}</Button>
        </Inline>
      ) : (
        <Inline gap="m" align="center" justify="between" wraps>
          <Button look="quiet" onClick={choose}>
            {text.chooseMore}
          </Button>
          {dayEnd}
        </Inline>
      )}
      {isChoosing ? (
        <NameSearch
          view={view}
          known={people.map(({ entry }) => entry.id)}
          onClose={() => setIsChoosing(false)}
        />
      ) : null}
    </Stack>
  );
}
