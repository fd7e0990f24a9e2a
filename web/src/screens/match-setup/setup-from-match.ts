import { normaliseConfig } from '@neundarter/rules/match/change-config';
import type { MatchPlayer, MatchSetup, Party, PartyIndex } from '@neundarter/rules/match/types';
import { playerName } from '../../text/party-names.ts';
import { emptySide, type SetupState, type SideDraft } from './draft.ts';

const sideOfPlayer = (player: MatchPlayer): SideDraft =>
  player.type === 'bot'
    ? { ...emptySide, kind: 'bot', level: player.level }
    : { ...emptySide, kind: 'guest', name: playerName(player) };

const sideOf = (party: Party): SideDraft => {
  if (party.type === 'single') return sideOfPlayer(party.player);
  if (party.type !== 'double') return emptySide;
  const [first, second] = party.players;
  return { ...emptySide, kind: 'double', partners: [playerName(first), playerName(second)] };
};

/** What a match needs to be set up again. */
export type EarlierMatch = Pick<MatchSetup, 'parties' | 'config'> & { readonly startingParty: PartyIndex };

/** The form filled in as for an earlier match: same sides, same configuration, same first thrower. */
export const setupFromMatch = ({ parties, config, startingParty }: EarlierMatch): SetupState => ({
  sides: [sideOf(parties[0]), sideOf(parties[1])],
  startingParty,
  config: normaliseConfig(config),
});
