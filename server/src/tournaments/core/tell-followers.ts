import type { TournamentState } from '@neundarter/rules/tournament/advance/tournament-state';
import type { Plan } from '@neundarter/rules/tournament/plan/plan';
import { idsOf } from '@neundarter/rules/tournament/setup/participants';
import type { WriteTx } from '../../platform/db/database.ts';
import { findEventFigures } from '../../rankings/reads.ts';
import type { GatheredTournament } from './gather-tournament.ts';
import type { TournamentFollowing } from './tournament-follower.ts';

type Changed = {
  readonly tournament: Pick<GatheredTournament, 'event' | 'entries'>;
  readonly plan: Plan;
  readonly state: TournamentState;
};

/** Tells the nouns above tournaments how a locked tournament stands after a change. */
export const tellFollowers = async (
  { tournamentFollowers }: Pick<TournamentFollowing, 'tournamentFollowers'>,
  tx: WriteTx,
  { tournament: { event, entries }, plan, state }: Changed,
): Promise<void> => {
  const participants = entries
    .filter(({ status }) => status === 'confirmed')
    .map(({ id, participant }) => ({ entrant: id, playerIds: idsOf(participant) }));
  for (const follow of tournamentFollowers)
    await follow(tx, {
      eventId: event.id,
      plan,
      tournament: state,
      participants,
      figures: () => findEventFigures(tx.q, event.id),
    });
};
