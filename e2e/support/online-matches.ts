import type { AgreementEntity } from '@neundarter/contract/entities/agreement';
import type { NewMatchProps } from '@neundarter/contract/entities/match';
import { type Account, type Registration, readAgain, registerUser } from './accounts.ts';
import { newId } from './api.ts';

type Source = Parameters<typeof registerUser>[0];
type Side = NewMatchProps['parties'][number];

/** A party of one registered player. */
export const playerSide = ({ playerId }: Account): Side => ({
  type: 'single',
  player: { type: 'registered', id: playerId },
});

/** Registers a user who accepts online matches. */
export async function registerOnlinePlayer(server: Source, registration: Registration): Promise<Account> {
  const account = await registerUser(server, registration);
  const changedProps = { settings: { onlineMatchesAllowed: true } };
  await account.api.call('PATCH /players/', { id: account.playerId, changedProps });
  return readAgain(account);
}

/** Asks for an agreement; returns the code. */
export const askForAgreement = async ({ api }: Account): Promise<string> =>
  ((await api.call('POST /agreements/', { id: newId() })) as AgreementEntity).props.code;

/** A player agrees that a user puts them into matches today. */
export async function agreeToMatches(by: Account, player: Account): Promise<void> {
  await player.api.call(`PATCH /agreements/code/${await askForAgreement(by)}`, { answer: 'accepted' });
}

/** Requests an online match over the API; returns the match's id. */
export async function askForMatch(
  by: Account,
  to: Account,
  config: NonNullable<NewMatchProps['config']> = {},
): Promise<string> {
  const id = await by.api.createMatch({
    parties: [playerSide(by), playerSide(to)],
    config,
    isOnlineMatch: true,
  });
  const players = { requestedByPlayerId: by.playerId, requestedToPlayerId: to.playerId };
  await by.api.call(`POST /matches/${id}/request`, players);
  return id;
}
