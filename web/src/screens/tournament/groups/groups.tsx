import { leagueGroup } from '@neundarter/rules/tournament/groups/draw-groups';
import { Navigate, Route, Routes, useParams } from 'react-router';
import { tournamentPath } from '../../../parts/event-row/event-path.ts';
import { PillLinks } from '../../../parts/tournament/pill-links.tsx';
import { groupText, groupsPageText as text } from '../../../text/tournament.ts';
import { Stack } from '../../../ui/stack.tsx';
import { Tiles } from '../../../ui/tiles.tsx';
import { defaultGroup } from '../tournament-tabs.ts';
import type { TournamentView } from '../tournament-view.ts';
import { GroupPage } from './group-page.tsx';
import { GroupTable } from './group-table.tsx';
import { LeagueDays } from './league-days.tsx';

type Props = { readonly view: TournamentView };

/** The groups of a tournament, one at a time or all tables at once; a league has only one. */
export function Groups({ view }: Props) {
  const { event, data } = view;
  const first = tournamentPath(event.id, 'groups', defaultGroup(data));
  const isLeague = data.config.tournamentMode === 'league';
  return (
    <Stack gap="l">
      <GroupPills view={view} />
      <Routes>
        {isLeague ? <Route path="matchdays" element={<LeagueDays view={view} />} /> : null}
        <Route path="all" element={<AllTables view={view} />} />
        <Route path=":groupId" element={<KnownGroup view={view} first={first} />} />
        <Route path=":groupId/:matchDay" element={<KnownGroup view={view} first={first} />} />
        <Route path="*" element={<Navigate to={first} replace />} />
      </Routes>
    </Stack>
  );
}

const groupsIn = ({ data }: TournamentView) => data.stages?.group?.groups ?? [];

function GroupPills({ view }: Props) {
  const { event, data } = view;
  const groups = groupsIn(view);
  const to = (...tab: readonly string[]) => tournamentPath(event.id, 'groups', ...tab);
  if (data.config.tournamentMode === 'league')
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
  if (!isKnown) return <Navigate to={first} replace />;
  return <GroupPage key={groupId} view={view} groupId={groupId} matchDay={matchDay} />;
}

/** All tables beside each other, for a screen in the hall. */
function AllTables({ view }: Props) {
  return (
    <Tiles gap="l" minWidth={24} stretches>
      {groupsIn(view).map(({ groupId }) => (
        <GroupTable key={groupId} view={view} groupId={groupId} />
      ))}
    </Tiles>
  );
}
