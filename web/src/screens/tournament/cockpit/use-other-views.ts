import { useMemo } from 'react';
import { useSeveralEvents } from '../../../data/club/several-events.ts';
import { tournamentOf } from '../../../data/club/tournaments.ts';
import { useActor } from '../../../data/people/actor.ts';
import { entryNamesOf } from '../../../parts/tournament/entry-name.ts';
import { matchViewsOf } from '../../../parts/tournament/match-view.ts';
import type { TournamentView } from '../tournament-view.ts';

type OtherViews = {
  /** Tournaments that have been read. */
  readonly known: readonly TournamentView[];
  /** Whether none of them is being read for the first time. */
  readonly areRead: boolean;
};

/** Other tournaments with their matches, without live scores. */
export function useOtherViews(ids: readonly string[]): OtherViews {
  const { events, areKnown } = useSeveralEvents(ids);
  const actor = useActor();
  const known = useMemo(
    () =>
      events.flatMap((event): TournamentView[] => {
        const tournament = tournamentOf(event, actor);
        if (tournament === null) return [];
        const names = entryNamesOf(tournament.participants);
        const matches = matchViewsOf({
          matches: tournament.data.state?.matches ?? [],
          names,
          running: [],
          secondTitle: tournament.data.config.knockoutStageConfig.config.secondChance?.title,
        });
        return [{ ...tournament, names, matches }];
      }),
    [events, actor],
  );
  return { known, areRead: areKnown };
}
