import type { MatchStanding } from '@neundarter/contract/entities/match';
import type { MatchScoreUpdated } from '@neundarter/contract/live';

export type LiveChange = {
  readonly standing: MatchStanding;
  /** Whether something beyond the standing may have changed, or was missed: read it once. */
  readonly mustRefetch: boolean;
};

/**
 * A standing after an event. What was known already changes nothing; a gap in the revisions means that something
 * was missed; starts, switches, forfeits and ends change more than the event says.
 */
export function applyScoreUpdate(known: MatchStanding, event: MatchScoreUpdated): LiveChange {
  if (event.revision <= known.revision) return { standing: known, mustRefetch: false };
  const { standing, revision, canSwitchPlayer } = event;
  const hasGap = revision !== known.revision + 1;
  const isTurn = event.change === 'throw' || event.change === 'undo';
  return {
    standing: {
      ...known,
      standing,
      revision,
      canSwitchPlayer,
      status: standing.status,
      currentParty: standing.currentParty,
      currentPlayerId: standing.currentPlayerId,
    },
    mustRefetch: hasGap || !isTurn || standing.status !== known.status,
  };
}

/** The newer of two states of one match; of equals the second, which was read later. */
export function newerOf<State>(
  known: State | undefined,
  read: State,
  revisionOf: (state: State) => number,
): State {
  return known !== undefined && revisionOf(known) > revisionOf(read) ? known : read;
}
