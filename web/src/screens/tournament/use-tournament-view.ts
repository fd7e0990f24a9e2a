import { replaceEqualDeep } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useRunningMatches } from '../../data/club/event-matches.ts';
import type { Tournament } from '../../data/club/tournaments.ts';
import { entryNamesOf } from '../../parts/tournament/entry-name.ts';
import { matchViewsOf } from '../../parts/tournament/match-view.ts';
import type { TournamentView } from './tournament-view.ts';

/** The tournament with its matches; live scores change only the matches. */
export function useTournamentView(tournament: Tournament): TournamentView {
  const { data, participants, event } = tournament;
  const running = useRunningMatches(event.id).data;
  const secondTitle = data.config.knockoutStageConfig.config.secondChance?.title;
  const names = useMemo(() => entryNamesOf(participants), [participants]);
  const matches = useUnchanged(
    useMemo(
      () => matchViewsOf({ matches: data.state?.matches ?? [], names, running: running ?? [], secondTitle }),
      [data.state, names, running, secondTitle],
    ),
  );
  return { ...tournament, names, matches };
}

/** A value with everything that is equal taken from the one before, so that only what has changed is drawn again. */
function useUnchanged<Value>(next: Value): Value {
  const [known, setKnown] = useState(next);
  const shared = replaceEqualDeep(known, next);
  if (shared !== known) setKnown(shared);
  return shared;
}
