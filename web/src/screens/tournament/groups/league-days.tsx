import { leagueGroup } from '@neundarter/rules/tournament/groups/draw-groups';
import { MatchLine } from '../../../parts/tournament/match-line.tsx';
import { matchDayText } from '../../../text/tournament.ts';
import { Card } from '../../../ui/card.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Tiles } from '../../../ui/tiles.tsx';
import type { TournamentView } from '../tournament-view.ts';
import { daysOf, matchesOfGroup } from './group-days.ts';
import { PlayOffCard } from './play-off-card.tsx';
import { playOffsAcross } from './play-offs.ts';

/** All match days of a league, and its play-offs. */
export function LeagueDays({ view }: { readonly view: TournamentView }) {
  const matches = matchesOfGroup(view.matches, leagueGroup);
  return (
    <Tiles gap="l" minWidth={26} stretches>
      {daysOf(matches).map((day) => (
        <Card key={day} title={matchDayText(day)}>
          <Stack as="ul" isDivided aria-label={matchDayText(day)}>
            {matches
              .filter(({ matchDay }) => matchDay === day)
              .map((match) => (
                <MatchLine key={match.key} match={match} />
              ))}
          </Stack>
        </Card>
      ))}
      <PlayOffCard matches={playOffsAcross(view.matches, [])} />
    </Tiles>
  );
}
