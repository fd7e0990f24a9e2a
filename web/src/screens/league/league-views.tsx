import type { LeagueEntity } from '@neundarter/contract/entities/league';
import { Suspense } from 'react';
import { leaguePath } from '../../parts/league/league-path.ts';
import { PillLinks } from '../../parts/tournament/pill-links.tsx';
import { leagueViewsLabel, leagueViewTexts } from '../../text/league-lists.ts';
import { latePart } from '../../ui/late-part.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Loading } from '../../ui/states.tsx';
import { LeagueRounds } from './league-rounds.tsx';
import { LeagueTable } from './league-table.tsx';
import { useChoice } from './use-choice.ts';

const CrossTable = latePart(async () => (await import('./lists/cross-table.tsx')).CrossTable);
const PlaceCourse = latePart(async () => (await import('./lists/place-course.tsx')).PlaceCourse);
const Players = latePart(async () => (await import('./lists/players.tsx')).Players);

type Props = { readonly league: LeagueEntity; readonly mayManage: boolean };

const views = ['table', 'cross', 'course', 'players'] as const;
type View = (typeof views)[number];

/** The table with the fixtures of a round, the cross table, the course of places or the players, as the address names. */
export function LeagueViews({ league, mayManage }: Props) {
  const [chosen] = useChoice('view', views);
  // A draft has nothing but fixtures.
  const hasLists = league.props.status === 'published' && league.props.fixtures.length > 0;
  const view = hasLists ? chosen : 'table';
  const contents: { readonly [name in View]: () => React.ReactNode } = {
    table: () => (
      <>
        <LeagueTable league={league} />
        <LeagueRounds league={league} mayManage={mayManage} />
      </>
    ),
    cross: () => <CrossTable league={league} />,
    course: () => <PlaceCourse league={league} />,
    players: () => <Players league={league} />,
  };
  const path = leaguePath(league.id);
  const pills = views.map((one) => ({
    to: one === 'table' ? path : `${path}?view=${one}`,
    label: leagueViewTexts[one],
    isCurrent: one === view,
  }));
  return (
    <Stack gap="xl">
      {hasLists ? <PillLinks label={leagueViewsLabel} pills={pills} /> : null}
      <Suspense fallback={<Loading />}>{contents[view]()}</Suspense>
    </Stack>
  );
}
