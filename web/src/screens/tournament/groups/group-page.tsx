import { tournamentPath } from '../../../parts/event-row/event-path.ts';
import { PillLinks } from '../../../parts/tournament/pill-links.tsx';
import { usePrinting } from '../../../parts/tournament/use-printing.ts';
import { matchDayText } from '../../../text/tournament.ts';
import { groupsPageText as text } from '../../../text/tournament-groups.ts';
import { Card } from '../../../ui/card.tsx';
import { Stack } from '../../../ui/stack.tsx';
import type { TournamentView } from '../tournament-view.ts';
import { dayOf, daysOf, matchesOfGroup } from './group-days.ts';
import classes from './group-page.module.css';
import { GroupTable } from './group-table.tsx';
import { MatchesOfDay } from './matches-of-day.tsx';
import { PlayOffCard } from './play-off-card.tsx';
import { playOffsWith } from './play-offs.ts';

type Props = {
  readonly view: TournamentView;
  readonly groupId: string;
  /** Number of the match day, or `recent`. */
  readonly matchDay: string;
};

/** A group: its table, its play-offs, and its matches by day. */
export function GroupPage({ view, groupId, matchDay }: Props) {
  const matches = matchesOfGroup(view.matches, groupId);
  const day = dayOf(matchDay, matches);
  const isPrinting = usePrinting();
  const group = view.data.stages?.group?.groups.find((one) => one.groupId === groupId);
  return (
    <div className={classes.columns}>
      <GroupTable view={view} groupId={groupId} />
      <Stack gap="l">
        {group === undefined ? null : <PlayOffCard matches={playOffsWith(view.matches, group)} />}
        {matches.length === 0 || isPrinting ? null : (
          <Card title={matchDayText(day)}>
            <Stack gap="l">
              <PillLinks
                label={text.dayPills}
                pills={daysOf(matches).map((one) => ({
                  to: tournamentPath(view.event.id, 'groups', groupId, String(one)),
                  label: String(one),
                  name: matchDayText(one),
                  isCurrent: one === day,
                }))}
              />
              <MatchesOfDay matches={matches} day={day} />
            </Stack>
          </Card>
        )}
        {/* Paper has no pills to choose a day. */}
        {isPrinting
          ? daysOf(matches).map((one) => (
              <Card key={one} title={matchDayText(one)}>
                <MatchesOfDay matches={matches} day={one} />
              </Card>
            ))
          : null}
      </Stack>
    </div>
  );
}
