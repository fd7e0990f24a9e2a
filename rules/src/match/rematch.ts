// A rematch: the same people and the same configuration, with the sides and their handicap swapped. So whoever threw second in the first leg
// of the match before throws first now.
import { playersOf } from './players.ts';
import type { Match, MatchPlayer, Party, PerParty } from './types.ts';

/** What a rematch takes over from the match before. */
type RematchFacts = Pick<Match, 'parties' | 'config' | 'startingParty' | 'startingScores'>;

const isPlaceholder = (party: Party): boolean => playersOf(party).length === 0;

/** Whether a match can be played again: both sides are people or bots. */
export const canPlayAgain = ({ parties }: Pick<Match, 'parties'>): boolean => !parties.some(isPlaceholder);

/** Guests and bots exist only in their match, so they get new ids. */
const seated = (player: MatchPlayer, newId: () => string): MatchPlayer =>
  player.type === 'guest' || player.type === 'bot' ? { ...player, id: newId() } : player;

const partyAgain = (party: Party, newId: () => string): Party => {
  if (party.type === 'single') return { ...party, player: seated(party.player, newId) };
  if (party.type !== 'double') return party;
  const [first, second] = party.players;
  return { ...party, players: [seated(first, newId), seated(second, newId)] };
};

/** The set-up of a rematch. @param newId makes the ids of its guests and bots */
export const rematchOf = (
  { parties, config, startingParty, startingScores }: RematchFacts,
  newId: () => string,
): RematchFacts => {
  const swapped: PerParty<Party> = [partyAgain(parties[1], newId), partyAgain(parties[0], newId)];
  return {
    parties: swapped,
    config,
    startingParty,
    ...(startingScores && { startingScores: [startingScores[1], startingScores[0]] }),
  };
};
