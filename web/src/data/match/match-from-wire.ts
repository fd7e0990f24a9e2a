import type { MatchEntity } from '@neundarter/contract/entities/match';
import type { Match } from '@neundarter/rules/match/types';

/** The match of the rules within what the server sent: the rest can be derived from it. */
export function matchFromWire({ id, props }: MatchEntity): Match {
  return {
    id,
    parties: props.parties,
    config: props.config,
    status: props.status,
    startingParty: props.startingParty,
    sets: props.sets,
    isForfeited: props.isForfeited,
    winningParty: props.winningParty,
    startedAt: props.startedAt,
    finishedAt: props.finishedAt,
  };
}
