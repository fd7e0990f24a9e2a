import { normaliseConfig } from '@neundarter/rules/match/change-config';
import { perParty } from '@neundarter/rules/match/per-party';
import type { MatchPlayer, MatchSetup, Party, PartyIndex } from '@neundarter/rules/match/types';
import type { ChosenPlayer } from '../../parts/person-picker/chosen-player.ts';
import { codeOf } from '../../parts/person-picker/use-player-by-code.ts';
import { playerName } from '../../text/party-names.ts';
import { emptySide, type SetupState, type SideDraft } from './draft.ts';

const chosen = (player: MatchPlayer): ChosenPlayer | null => {
  if (player.type !== 'registered' && player.type !== 'external') return null;
  const { id, firstName = '', lastName = null } = player;
  const known = { id, name: playerName(player), firstName, lastName, pictureUrl: null };
  return player.type === 'external' ? { ...known, hasNoAccount: true } : known;
};

const sideOfPlayer = (player: MatchPlayer): SideDraft => {
  if (player.type === 'bot') return { ...emptySide, kind: 'bot', level: player.level };
  const known = chosen(player);
  if (known === null) return { ...emptySide, kind: 'guest', name: playerName(player) };
  return { ...emptySide, kind: 'registered', player: known };
};

/** The side of an online opponent, who plays at another board again. */
const onlineSide = ({ player }: SideDraft): SideDraft => ({
  ...emptySide,
  kind: 'online',
  code: codeOf(player?.id ?? ''),
});

const sideOf = (party: Party): SideDraft => {
  if (party.type === 'single') return sideOfPlayer(party.player);
  if (party.type !== 'double') return emptySide;
  const [first, second] = party.players;
  return {
    ...emptySide,
    kind: 'double',
    partners: [guestName(first), guestName(second)],
    partnerPlayers: [chosen(first), chosen(second)],
  };
};

const guestName = (player: MatchPlayer): string => (chosen(player) === null ? playerName(player) : '');

/** The facts of an earlier match that fill the form. */
export type EarlierMatch = Pick<MatchSetup, 'parties' | 'config' | 'startingScores'> & {
  readonly startingParty: PartyIndex;
  readonly isOnlineMatch: boolean;
};

/**
 * The form filled in like an earlier match: same sides, same configuration, same starting party.
 * @param ownPlayerId the user's player, null for guests
 */
export const setupFromMatch = (
  { parties, config, startingScores, startingParty, isOnlineMatch }: EarlierMatch,
  ownPlayerId: string | null = null,
): SetupState => {
  const sides = perParty((party) => {
    const side = sideOf(parties[party]);
    return isOnlineMatch && side.player !== null && side.player.id !== ownPlayerId ? onlineSide(side) : side;
  });
  return { sides, startingParty, config: normaliseConfig(config), startingScores };
};
