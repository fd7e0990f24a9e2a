// The tabs of a tournament's page, and where an address without a tab, or with one that is not there now, leads.
import type { TournamentData } from '@neundarter/contract/entities/tournament';
import { leagueGroup } from '@neundarter/rules/tournament/groups/draw-groups';
import { hasGroupStage, hasKnockout, hasOneGroup } from '@neundarter/rules/tournament/plan/modes';
import { isTournamentStarted } from '@neundarter/rules/tournament/setup/status';

/** In the order in which they are shown. */
const tournamentTabs = [
  'introduction',
  'result',
  'groups',
  'knockout',
  'highlights',
  'series',
  'competitions',
  'participants',
  'management',
] as const;
export type TournamentTab = (typeof tournamentTabs)[number];

type Facts = Pick<TournamentData, 'status' | 'config' | 'state'>;
type Viewed = {
  readonly data: Facts;
  readonly isOrganiser: boolean;
  /** Whether the tournament belongs to a series that the caller may see. */
  readonly hasSeries: boolean;
  /** Whether it is one of several competitions of a day. */
  readonly hasDay: boolean;
};

const runningTabs = (mode: Facts['config']['tournamentMode']): readonly TournamentTab[] => [
  ...(hasGroupStage(mode) ? (['groups'] as const) : []),
  ...(hasKnockout(mode) ? (['knockout'] as const) : []),
];

/** The tabs by the state of the tournament. */
export function tabsOf({ data, isOrganiser, hasSeries, hasDay }: Viewed): readonly TournamentTab[] {
  const { status, config } = data;
  const day = hasDay ? (['competitions'] as const) : [];
  if (!isTournamentStarted(status)) return ['introduction', ...day, 'participants'];
  const stages = runningTabs(config.tournamentMode);
  const series = hasSeries ? (['series'] as const) : [];
  // Results are corrected there also after the end.
  const management = isOrganiser ? (['management'] as const) : [];
  if (status === 'finished') return ['result', ...stages, ...day, ...series, 'participants', ...management];
  return [...stages, ...day, 'highlights', ...series, 'participants', ...management];
}

/** Whether the groups are played to their end. */
const areGroupsOver = ({ state }: Facts): boolean =>
  (state?.standings ?? []).every(({ isFinished }) => isFinished);

/** The tab of an address without one. */
export function defaultTab(data: Facts): TournamentTab {
  const { status, config } = data;
  if (!isTournamentStarted(status)) return 'introduction';
  if (status === 'finished') return 'result';
  const hasGroups = hasGroupStage(config.tournamentMode);
  if (!hasKnockout(config.tournamentMode)) return 'groups';
  return hasGroups && !areGroupsOver(data) ? 'groups' : 'knockout';
}

/** The group of an address without one: that of the viewer, if there is one. @param ownEntry null for onlookers */
export function defaultGroup(
  { config, stages }: Pick<TournamentData, 'config' | 'stages'>,
  ownEntry: string | null,
): string {
  if (hasOneGroup(config.tournamentMode)) return leagueGroup;
  const own = stages?.group?.groups.find(({ participants }) => participants.some((id) => id === ownEntry));
  return own?.groupId ?? 'A';
}
