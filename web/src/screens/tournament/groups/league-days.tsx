import { leagueGroup } from '@neundarter/rules/tournament/groups/draw-groups';
import { matchDayText } from '../../../text/tournament.ts';
import { Card } from '../../../ui/card.tsx';
import { Tiles } from '../../../ui/tiles.tsx';
import type { TournamentView } from '../tournament-view.ts';
import { daysOf, matchesOfGroup } from './group-days.ts';
import { MatchesOfDay } from './matches-of-day.tsx';
import { PlayOffCard } from './play-off-card.tsx';
import { playOffsAcross } from './play-offs.ts';

/** All match days of a league, and its play-offs. */
export function LeagueDays({ view }: { readonly view: TournamentView }) {
  const matches = matchesOfGroup(view.matches, leagueGroup);
  return (
    <Tiles gap="l" minWidth={26} stretches>
      {daysOf(matches).map((day) => (
        <Card key={day} title={matchDayText(day)}>
          <MatchesOfDay matches={matches} day={day} />
        </Card>
      ))}
      <PlayOffCard matches={playOffsAcross(view.matches, [])} />
    </Tiles>
  );
}
