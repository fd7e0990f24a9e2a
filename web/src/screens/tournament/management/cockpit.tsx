import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useBusyPlayers } from '../../../data/club/busy-players.ts';
import { useWideScreen } from '../../../device/use-wide-screen.ts';
import type { MatchView } from '../../../parts/tournament/match-view.ts';
import { PinLock } from '../../../parts/tournament/pin-lock.tsx';
import { cockpitText as text } from '../../../text/tournament-course.ts';
import { managementText } from '../../../text/tournament-management.ts';
import { Inline } from '../../../ui/inline.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import type { TournamentView } from '../tournament-view.ts';
import { busyMarks } from './busy-marks.ts';
import classes from './cockpit.module.css';
import { CockpitHead } from './cockpit-head.tsx';
import { Decisions } from './decisions.tsx';
import { filterMatches, freshEntrants, matchFilters } from './filter-matches.ts';
import { GoneEntries } from './gone-entries.tsx';
import { LateEntries } from './late-entries.tsx';
import { leavingEntrants } from './leaving-entrants.ts';
import { MatchDialog } from './match-dialog.tsx';
import { MatchColumns, MatchSections } from './match-lists.tsx';
import type { MatchAction } from './match-menu.tsx';
import { SecondChanceCard } from './second-chance.tsx';
import { WhatNow } from './what-now.tsx';

const views = ['overview', ...matchFilters] as const;
type View = (typeof views)[number];

/** On a phone the first of these that has matches is shown. */
const firstOnPhones = ['ready', 'running', 'open'] as const;

const firstView = (isWide: boolean, matches: readonly MatchView[]): View =>
  isWide
    ? 'overview'
    : (firstOnPhones.find((filter) => filterMatches(matches, { filter, words: '' }).length > 0) ??
      'finished');

const nobody: ReadonlySet<string> = new Set();

type Opened = { readonly matchKey: string; readonly action: MatchAction };

/** Where organisers run a tournament: what is ready, what runs, what waits for a decision. */
export function Cockpit({ view }: { readonly view: TournamentView }) {
  const { event, data, participants, names, matches } = view;
  const elsewhere = useBusyPlayers(event.props.teamId, event.id);
  const marks = useMemo(
    () => busyMarks({ matches, participants, names, elsewhere }),
    [matches, participants, names, elsewhere],
  );
  const unplayed = data.changeable?.unplayed;
  const fresh = useMemo(() => freshEntrants(matches, unplayed), [matches, unplayed]);
  const leaving = useMemo(
    () => (data.status === 'running' ? leavingEntrants(matches, data.state?.withdrawn ?? []) : nobody),
    [data.status, data.state, matches],
  );
  const [words, setWords] = useState('');
  const wanted = useDeferredValue(words);
  const [opened, setOpened] = useState<Opened | null>(null);
  const act = useCallback((matchKey: string, action: MatchAction) => setOpened({ matchKey, action }), []);
  const { shownView, pills } = useShownView(matches);
  const filter = shownView === 'overview' ? 'all' : shownView;
  const shown = filterMatches(matches, { filter, words: wanted });
  const lists = { all: matches, shown, marks, fresh, leaving, onAct: act };
  return (
    <Stack gap="l">
      <PinLock tournament={view} />
      <WhatNow view={view} />
      <CockpitHead view={view} words={words} onWords={setWords} />
      <Decisions view={view} />
      <SecondChanceCard view={view} />
      <GoneEntries view={view} />
      <LateEntries view={view} />
      {pills(wanted)}
      {shown.length === 0 ? <EmptyState text={managementText.nothing} /> : null}
      {shownView === 'overview' ? <MatchColumns {...lists} /> : <MatchSections {...lists} />}
      {opened === null ? null : <MatchDialog {...opened} view={view} onClose={() => setOpened(null)} />}
    </Stack>
  );
}

/** The view that the address names, and the buttons for the others, with the numbers of their matches. */
function useShownView(matches: readonly MatchView[]) {
  const [query, setQuery] = useSearchParams();
  const isWide = useWideScreen();
  const offered = views.filter((view) => isWide || view !== 'overview');
  const shownView = offered.find((one) => one === query.get('view')) ?? firstView(isWide, matches);
  const countOf = (one: View, words: string) =>
    one === 'overview' ? '' : ` ${filterMatches(matches, { filter: one, words }).length}`;
  const pills = (words: string) => (
    <Inline as="div" gap="xs" wraps role="group" aria-label={text.views}>
      {offered.map((one) => (
        <button
          key={one}
          type="button"
          className={classes.view}
          aria-pressed={one === shownView}
          onClick={() => setQuery({ view: one }, { replace: true })}
        >
          {text.view[one]}
          {countOf(one, words)}
        </button>
      ))}
    </Inline>
  );
  return { shownView, pills };
}
