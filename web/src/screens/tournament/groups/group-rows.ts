// The rows of a group's table: ranks and order as the tournament computes them, figures from the matches.
import type { ParticipantEntry } from '@neundarter/contract/entities/participant';
import type { TournamentStateEntity } from '@neundarter/contract/entities/tournament';
import type { RankingRow } from '@neundarter/rules/table/ranking-row';
import { qualificationSlots } from '@neundarter/rules/tournament/groups/qualification-slots';
import { hasKnockout } from '@neundarter/rules/tournament/plan/modes';
import { peopleOf } from '@neundarter/rules/tournament/setup/participants';
import type { TournamentSetup } from '@neundarter/rules/tournament/setup/setup';

/** A row of a group's table. */
export type GroupRow = {
  readonly entrant: string;
  /** Null for who has withdrawn. */
  readonly rank: number | null;
  /** Null before the first match. */
  readonly figures: RankingRow | null;
};

const idsOf = (people: readonly { readonly id: string }[]): string =>
  people
    .map(({ id }) => id)
    .toSorted()
    .join(' ');

const peopleIn = ({ party }: RankingRow) => (party.type === 'single' ? [party.player] : party.players);

type Sources = {
  readonly entrants: readonly string[];
  readonly ranks: TournamentStateEntity['standings'][number]['ranks'];
  readonly entries: readonly ParticipantEntry[];
  readonly figures: readonly RankingRow[];
};

/** The rows of a group, best first; who has withdrawn comes last. */
export function groupRows({ entrants, ranks, entries, figures }: Sources): readonly GroupRow[] {
  const byPeople = new Map(figures.map((row) => [idsOf(peopleIn(row)), row]));
  const figuresOf = (entrant: string): RankingRow | null => {
    const entry = entries.find(({ id }) => id === entrant);
    return entry === undefined ? null : (byPeople.get(idsOf(peopleOf(entry.participant))) ?? null);
  };
  const ranked = ranks.map(({ entrant, rank }) => ({ entrant, rank, figures: figuresOf(entrant) }));
  const left = entrants
    .filter((entrant) => !ranks.some((row) => row.entrant === entrant))
    .map((entrant) => ({ entrant, rank: null, figures: figuresOf(entrant) }));
  return [...ranked, ...left];
}

/**
 * The number of ranks of each group that go on to the knockout; with best thirds, say, only those that surely go on.
 * Null without a knockout.
 */
export function surelyQualified({ tournamentMode, groupStageConfig }: TournamentSetup): number | null {
  if (!hasKnockout(tournamentMode)) return null;
  const { noOfGroups, noOfQualifiers, freeGroups } = groupStageConfig.config;
  const isPlayable = (freeGroups ?? null) !== null || qualificationSlots(noOfGroups, noOfQualifiers) !== null;
  return isPlayable ? Math.floor(noOfQualifiers / noOfGroups) : null;
}
