import type { ParticipantEntry } from '@neundarter/contract/entities/participant';
import { mayReadStatistics } from '@neundarter/rules/access/statistics';
import { leagueGroup } from '@neundarter/rules/tournament/groups/draw-groups';
import { isTournamentStarted } from '@neundarter/rules/tournament/setup/status';
import { useDeferredValue, useState } from 'react';
import { useActor } from '../../data/people/actor.ts';
import { EnteredMarks } from '../../parts/event-consent/entered-marks.tsx';
import { EntryLinks } from '../../parts/tournament/entry-links.tsx';
import { nameInPair } from '../../parts/tournament/entry-name.ts';
import { groupText, participantsText as text } from '../../text/tournament.ts';
import { Badge } from '../../ui/badge.tsx';
import { Inline } from '../../ui/inline.tsx';
import { Stack } from '../../ui/stack.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './participant-list.module.css';
import type { TournamentView } from './tournament-view.ts';

/** Lists longer than this have a field to search. */
const searchFrom = 12;

const isFound = (words: string, ...texts: readonly (string | null | undefined)[]): boolean =>
  texts.some((one) => one?.toLocaleLowerCase('de').includes(words.trim().toLocaleLowerCase('de')));

/**
 * Who takes part, by name, with the seeds of the draw: confirmed ones for everybody, and the own entry also before it is
 * confirmed.
 */
export function ParticipantList({ view }: { readonly view: TournamentView }) {
  const { event, data, participants, names, own } = view;
  const isLinked = mayReadStatistics(useActor()) && isTournamentStarted(data.status);
  const [words, setWords] = useState('');
  const wanted = useDeferredValue(words);
  const shown = participants.filter(
    ({ id, status }) => status === 'confirmed' || (id === own?.id && status !== 'withdrawn'),
  );
  const nameOf = ({ id }: ParticipantEntry): string => names.get(id) ?? '';
  const found = shown
    .filter((entry) => isFound(wanted, nameOf(entry), entry.teamName))
    .toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), 'de'));
  const hasSeeds = shown.some(({ seed }) => seed !== null);
  return (
    <Stack gap="l">
      {shown.length > searchFrom ? (
        <TextField label={text.search} type="search" value={words} onValue={setWords} />
      ) : null}
      {shown.length === 0 ? <EmptyState text={text.empty} /> : null}
      {shown.length > 0 && found.length === 0 ? <EmptyState text={text.nobody(words)} /> : null}
      <ul className={classes.list} aria-label={text.title}>
        {found.map((entry) => (
          <li key={entry.id} className={classes.entry} data-own={entry.id === own?.id || undefined}>
            <Inline gap="s" align="center" justify="between">
              {hasSeeds ? <Seed seed={entry.seed} /> : null}
              <Stack className={classes.words}>
                <span className={classes.name}>
                  <EntryLinks entry={entry} eventId={isLinked ? event.id : null} />
                </span>
                {entry.teamName === null ? null : <span className={classes.team}>{entry.teamName}</span>}
                <EnteredMarks entered={entry.entered} nameOf={(id) => nameInPair(entry, id)} />
              </Stack>
              <Inline gap="2xs" wraps justify="end">
                {entry.id === own?.id ? <Badge tone="green">{text.you}</Badge> : null}
                {entry.status === 'confirmed' ? null : <Badge tone="gold">{text.status[entry.status]}</Badge>}
                {data.state?.withdrawn.includes(entry.id) === true ? <Badge>{text.left}</Badge> : null}
                {entry.groupId === null || entry.groupId === leagueGroup ? null : (
                  <Badge>{groupText(entry.groupId)}</Badge>
                )}
              </Inline>
            </Inline>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

/** The place of an entry in the draw. @param seed from 0; null for none */
function Seed({ seed }: { readonly seed: number | null }) {
  if (seed === null) return <span className={classes.seed} />;
  return (
    <span className={classes.seed} title={text.seed(seed)}>
      <span aria-hidden>{seed + 1}</span>
      <VisuallyHidden>{text.seed(seed)}</VisuallyHidden>
    </span>
  );
}
