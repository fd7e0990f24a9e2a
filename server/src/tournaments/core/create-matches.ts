import type { Party, PerParty } from '@neundarter/rules/match/types';
import type { MatchState } from '@neundarter/rules/tournament/advance/match-state';
import { plannedMatches } from '@neundarter/rules/tournament/advance/play-offs';
import type { Tournament } from '@neundarter/rules/tournament/course/advance';
import type { PlannedMatch, SlotSource } from '@neundarter/rules/tournament/match/planned-match';
import { placeholderOf } from '@neundarter/rules/tournament/plan/placeholder';
import type { Plan } from '@neundarter/rules/tournament/plan/plan';
import { peopleOf } from '@neundarter/rules/tournament/setup/participants';
import {
  createScheduledMatches,
  type ScheduledMatch,
} from '../../matches/following/create-scheduled-matches.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoredEntry } from '../storage/stored-tournament.ts';
import type { GatheredTournament } from './gather-tournament.ts';
import { shownPeople } from './narrow-names.ts';

/** What parties of matches are made of. */
type PartySource = {
  /** All matches of the tournament. */
  readonly matches: readonly PlannedMatch[];
  readonly entries: readonly StoredEntry[];
};

/** The people of an entry in the shape of a match. */
export const partyOfEntry = (entry: StoredEntry): Party => {
  const [one, other] = peopleOf(shownPeople(entry));
  if (one === undefined) return { type: 'bye' };
  return other === undefined ? { type: 'single', player: one } : { type: 'double', players: [one, other] };
};

/** The party in a slot: people, or a placeholder while they are not known. */
const partyIn = (slot: SlotSource, { matches, entries }: PartySource): Party => {
  const entry = slot.kind === 'entrant' ? entries.find(({ id }) => id === slot.entrant) : undefined;
  return entry === undefined ? (placeholderOf(slot, { matches }) ?? { type: 'bye' }) : partyOfEntry(entry);
};

/** Both parties of a match. Nobody can start a match that does not count any more. */
export const partiesOf = (state: MatchState, source: PartySource): PerParty<Party> =>
  state.status === 'cancelled'
    ? [{ type: 'bye' }, { type: 'bye' }]
    : [partyIn(state.slots[0], source), partyIn(state.slots[1], source)];

/** The player who calls for an entry: of a pair the first one. */
export const callerOfEntry = (
  entrant: string | undefined,
  entries: readonly StoredEntry[],
): string | null => {
  const entry = entries.find(({ id }) => id === entrant);
  return entry === undefined ? null : (peopleOf(entry.participant)[0]?.id ?? null);
};

type NewMatches = {
  readonly tournament: Pick<GatheredTournament, 'event' | 'entries'>;
  readonly plan: Plan;
  readonly state: Tournament;
  readonly matches: readonly PlannedMatch[];
  readonly createdById: string;
};

/** Creates these matches of the plan with the parties of a state. Returns their ids. */
export const createMatches = async (
  platform: Pick<Platform, 'clock' | 'newId'>,
  tx: WriteTx,
  { tournament: { event, entries }, plan, state, matches, createdById }: NewMatches,
): Promise<readonly string[]> => {
  const source = { matches: plannedMatches(plan, state), entries };
  const scheduled = matches.flatMap(({ key, place, config }): ScheduledMatch[] => {
    const matchState = state.matches[key];
    if (matchState === undefined) return [];
    const parties = partiesOf(matchState, source);
    const caller = callerOfEntry(state.callers[key], entries);
    return [{ id: platform.newId(), parties, config, description: null, caller, place }];
  });
  const { teamId, type, name } = event.props;
  const ofMatches = { id: event.id, name, teamId, type };
  await createScheduledMatches(platform, tx, { event: ofMatches, createdById, matches: scheduled });
  return scheduled.map(({ id }) => id);
};
