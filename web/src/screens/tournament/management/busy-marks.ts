// Who cannot play or call now, because they do so in another match that is running.
import type { ParticipantEntry } from '@neundarter/contract/entities/participant';
import { peopleOf } from '@neundarter/rules/tournament/setup/participants';
import type { BusyElsewhere, BusyPlayers } from '../../../data/club/busy-players.ts';
import type { EntryNames } from '../../../parts/tournament/entry-name.ts';
import type { MatchView } from '../../../parts/tournament/match-view.ts';
import { cockpitText as text } from '../../../text/tournament-course.ts';

type Sources = {
  readonly matches: readonly MatchView[];
  readonly participants: readonly ParticipantEntry[];
  readonly names: EntryNames;
  /** Who plays or calls in other running events of the team. */
  readonly elsewhere: BusyPlayers;
};

/** Where somebody is busy. */
type Task =
  | { readonly kind: 'plays' | 'calls'; readonly number: number }
  | ({ readonly kind: 'elsewhere' } & BusyElsewhere);

const busyEntries = ({ matches, participants, elsewhere }: Sources): ReadonlyMap<string, Task> => {
  const busy = new Map<string, Task>();
  for (const { id, participant } of participants) {
    const tasks = peopleOf(participant).flatMap((person) => elsewhere.get(person.id) ?? []);
    const task = tasks.find(({ does }) => does === 'plays') ?? tasks[0];
    if (task !== undefined) busy.set(id, { kind: 'elsewhere', ...task });
  }
  for (const { phase, sides, callerId, number } of matches) {
    if (phase !== 'running' || number === null) continue;
    if (callerId !== null) busy.set(callerId, { kind: 'calls', number });
    for (const { entrant } of sides) if (entrant !== null) busy.set(entrant, { kind: 'plays', number });
  }
  return busy;
};

const taskWords = (task: Task, name: string): string => {
  if (task.kind === 'elsewhere')
    return (task.does === 'plays' ? text.playsElsewhere : text.callsElsewhere)(name, task.event);
  return text[task.kind](name, task.number);
};

/** What a match waits for: in a few words, and who does what where as a sentence. */
export type BusyMark = { readonly short: string; readonly sentence: string };

/** Numbers of matches, then names of events, each once. */
const shortMark = (tasks: readonly Task[]): string => {
  const numbers = tasks.flatMap((task) => (task.kind === 'elsewhere' ? [] : [task.number]));
  const events = tasks.flatMap((task) => (task.kind === 'elsewhere' ? [task.event] : []));
  return text.waitsFor(
    [...new Set(numbers)].toSorted((a, b) => a - b),
    [...new Set(events)],
  );
};

/** Why matches that are ready cannot be called up now, by their keys. */
export function busyMarks(sources: Sources): ReadonlyMap<string, BusyMark> {
  const busy = busyEntries(sources);
  const tasksOf = (entrant: string | null) => {
    const task = entrant === null ? undefined : busy.get(entrant);
    return task === undefined ? [] : [{ task, name: sources.names.get(entrant ?? '') ?? '' }];
  };
  return new Map(
    sources.matches
      .filter(({ phase }) => phase === 'ready')
      .flatMap(({ key, sides, callerId }) => {
        const tasks = [...sides.map(({ entrant }) => entrant), callerId].flatMap(tasksOf);
        if (tasks.length === 0) return [];
        const sentence = tasks.map(({ task, name }) => taskWords(task, name)).join(' · ');
        return [[key, { short: shortMark(tasks.map(({ task }) => task)), sentence }] as const];
      }),
  );
}
