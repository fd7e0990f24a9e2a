import type { EventEntity } from '@neundarter/contract/entities/event';
import { mayManageEvents } from '@neundarter/rules/access/events';
import { refused } from '@neundarter/rules/result';
import { isTournamentOpen, type TournamentStatus } from '@neundarter/rules/tournament/setup/status';
import {
  changeLockedEvent,
  type EventCommand,
  type EventPlatform,
} from '../../events/change-locked-event.ts';
import type { EventRecord } from '../../events/stored-event.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { describeActor } from '../../users/describe-actor.ts';
import { type GatheredTournament, gatherTournament } from './gather-tournament.ts';
import type { TournamentFollowing } from './tournament-follower.ts';

/** What commands about tournaments need. */
export type TournamentPlatform = EventPlatform & TournamentFollowing;

type Change = (tx: WriteTx, tournament: GatheredTournament) => Promise<Outcome<readonly string[] | null>>;

/**
 * Changes a locked tournament; `change` checks who may do this and returns the ids of the matches that it changed. An
 * event of another type is refused with `error.event.invalid-status`. Other refusals: those of `changeLockedEvent`.
 */
export const changeTournament = (
  platform: TournamentPlatform,
  command: EventCommand,
  change: Change,
): Promise<Outcome<EventEntity>> =>
  changeLockedEvent(platform, command, (tx, { event }) => changeGathered(tx, event, change));

async function changeGathered(tx: WriteTx, event: EventRecord, change: Change) {
  const tournament = await gatherTournament(tx.q, event);
  return tournament === null ? refused('error.event.invalid-status') : change(tx, tournament);
}

/** The same for its organisers, while it is in a state that fits; other states: `error.event.invalid-status`. */
export const changeAsOrganiser = (
  platform: TournamentPlatform,
  { isPossible, ...command }: EventCommand & { readonly isPossible: (status: TournamentStatus) => boolean },
  change: Change,
): Promise<Outcome<EventEntity>> =>
  changeLockedEvent(platform, command, async (tx, { event }) => {
    // First: strangers must not make the server read a whole tournament.
    if (!mayManageEvents(describeActor(command.actor), event.props.teamId))
      return refused('error.insufficient-permissions');
    return changeGathered(tx, event, async (_, tournament) =>
      isPossible(tournament.row.status) ? change(tx, tournament) : refused('error.event.invalid-status'),
    );
  });

/** The same for its organisers before the start. */
export const changeOpenTournament = (
  platform: TournamentPlatform,
  command: EventCommand,
  change: Change,
): Promise<Outcome<EventEntity>> =>
  changeAsOrganiser(platform, { ...command, isPossible: isTournamentOpen }, change);
