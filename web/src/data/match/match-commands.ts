import type { MatchConfig, MatchError, Party, PartyIndex, PerParty } from '@neundarter/rules/match/types';
import type { Result } from '@neundarter/rules/result';
import { newId } from '../api/new-id.ts';
import { deviceOutbox } from './match-queue-device.ts';
import type { MatchCommand, NewMatchTraining } from './match-queue-types.ts';

export type { MatchCommand } from './match-queue-types.ts';

/**
 * Makes a match on this device and queues its creation: works without network.
 * @returns its id, once it is kept; rejects when the device can keep nothing
 */
export const createMatchLocally = async (setup: {
  readonly parties: PerParty<Party>;
  readonly config: MatchConfig;
  readonly startingParty?: PartyIndex;
  readonly description?: string;
  readonly training?: NewMatchTraining | null;
}): Promise<string> => {
  const matchId = newId();
  const { parties, config, startingParty = 0, description = null, training = null } = setup;
  const newMatch = { parties, config, startingParty, description, training, timeStamp: Date.now() };
  await deviceOutbox().append(matchId, { kind: 'create', id: newId(), newMatch });
  return matchId;
};

/** The command that starts a match now. */
export const startCommand = (): MatchCommand => ({ kind: 'start', id: newId(), at: Date.now() });

/** Starts a match of this device that no screen shows yet. */
export const startMatchLocally = async (matchId: string): Promise<Result<unknown, MatchError>> =>
  deviceOutbox().append(matchId, startCommand());
