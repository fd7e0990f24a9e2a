import { leagueGroup } from '@neundarter/rules/tournament/groups/draw-groups';
import { hasOneGroup } from '@neundarter/rules/tournament/plan/modes';
import { Route, Routes, useParams } from 'react-router';
import { tournamentPath } from '../../../parts/event-row/event-path.ts';
import { PrintButton } from '../../../parts/print-button/print-button.tsx';
import { MatchLine } from '../../../parts/tournament/match-line.tsx';
import type { MatchView } from '../../../parts/tournament/match-view.ts';
import { PillLinks } from '../../../parts/tournament/pill-links.tsx';
import { usePrinting } from '../../../parts/tournament/use-printing.ts';
import { groupText, matchDayText, playOffText } from '../../../text/tournament.ts';
import { groupsPageText as text } from '../../../text/tournament-groups.ts';
import { Inline } from '../../../ui/inline.tsx';
import { Redirect } from '../../../ui/redirect.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Tiles } from '../../../ui/tiles.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { defaultGroup } from '../tournament-tabs.ts';
import type { TournamentView } from '../tournament-view.ts';
import { daysOf, matchesOfGroup, recentDay } from './group-days.ts';
import { GroupPage } from './group-page.tsx';
import { GroupTable } from './group-table.tsx';
import classes from './groups.module.css';
import { LeagueDays } from './league-days.tsx';
import { PlayOffCard } from './play-off-card.tsx';
import { playOffsAcross, playOffsWithin } from './play-offs.ts';

type Props = { readonly view: TournamentView };

/** From here on all groups have room beside each other. */
const wide = '(min-width: 87.5em)';

/** The groups of a tournament, one at a time or all tables at once; a league has only one. */
export function Groups({ view }: Props) {
  const { event, data } = view;
  const isWide = useMedia(wide);
  const opened = isWide && groupsIn(view).length > 1 ? 'all' : defaultGroup(data, view.own?.id ?? null);
  const first = tournamentPath(event.id, 'groups', opened);
  return (
    <Stack gap="l">
      <Inline gap="m" justify="between" align="start">
        <GroupPills view={view} />
        <PrintButton isShortOnPhones />
      </Inline>
      <Routes>
        {hasOneGroup(data.config.tournamentMode) ? (
          <Route path="matchdays" element={<LeagueDays view={view} />} />
        ) : null}
        <Route path="all" element={<AllTables view={view} />} />
        <Route path=":groupId" element={<KnownGroup view={view} first={first} />} />
        <Route path=":groupId/:matchDay" element={<KnownGroup view={view} first={first} />} />
        <Route path="*" element={<Redirect to={first} />} />
      </Routes>
    </Stack>
  );
}

const groupsIn = ({ data }: TournamentView) => data.stages?.group?.groups ?? [];

function GroupPills({ view }: Props) {
  const { event, data } = view;
  const groups = groupsIn(view);
  const to = (...tab: readonly string[]) => tournamentPath(event.id, 'groups', ...tab);
  if (hasOneGroup(data.config.tournamentMode))
    return (
      <PillLinks
        label={text.groupPills}
        pills={[
          { to: to(leagueGroup), label: text.table },
          { to: to('matchdays'), label: text.matchDays },
        ]}
      />
    );
  if (groups.length < 2) return null;
  return (
    <PillLinks
      label={text.groupPills}
      pills={[
        ...groups.map(({ groupId }) => ({ to: to(groupId), label: groupId, name: groupText(groupId) })),
        { to: to('all'), label: text.all },
      ]}
    />
  );
}

function KnownGroup({ view, first }: Props & { readonly first: string }) {
  const { groupId = '', matchDay = 'recent' } = useParams();
  const isKnown = groupsIn(view).some((group) => group.groupId === groupId);
  if (!isKnown) return <Redirect to={first} />;
  return <GroupPage key={groupId} view={view} groupId={groupId} matchDay={matchDay} />;
}

/** All groups beside each other with their present match days and play-offs, for a screen in the hall. */
function AllTables({ view }: Props) {
  const groups = groupsIn(view);
  return (
    <Tiles gap="l" minWidth={20} stretches className={classes.tables}>
      {groups.map((group) => (
        <GroupTable key={group.groupId} view={view} groupId={group.groupId}>
          <Days view={view} groupId={group.groupId} />
          <MatchSection
            groupId={group.groupId}
            title={playOffText}
            matches={playOffsWithin(view.matches, group)}
          />
        </GroupTable>
      ))}
      <PlayOffCard matches={playOffsAcross(view.matches, groups)} />
    </Tiles>
  );
}

/** The present match day of a group; on paper all of them. */
function Days({ view, groupId }: Props & { readonly groupId: string }) {
  const matches = matchesOfGroup(view.matches, groupId);
  const days = usePrinting() ? daysOf(matches) : [recentDay(matches)];
  return days.map((day) => (
    <MatchSection
      key={day}
      groupId={groupId}
      title={matchDayText(day)}
      matches={matches.filter(({ matchDay }) => matchDay === day)}
    />
  ));
}

type SectionProps = {
  readonly groupId: string;
  readonly title: string;
  readonly matches: readonly MatchView[];
};

function MatchSection({ groupId, title, matches }: SectionProps) {
  if (matches.length === 0) return null;
  return (
    <Stack as="section" gap="s" aria-label={`${groupText(groupId)}, ${title}`}>
      <h3 className={classes.day}>{title}</h3>
      <Stack as="ul" isDivided>
        {matches.map((match) => (
          <MatchLine key={match.key} match={match} />
        ))}
      </Stack>
    </Stack>
  );
}
