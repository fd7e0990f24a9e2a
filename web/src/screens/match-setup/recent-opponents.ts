import type { PartyIndex } from '@neundarter/rules/match/types';
import { partyName } from '../../text/party-names.ts';
import { type SetupUser, sidesFor } from './account-sides.ts';
import { knownPlayerOf, type SetupState, type SideDraft } from './draft.ts';
import { type EarlierMatch, setupFromMatch } from './setup-from-match.ts';

/** Somebody to play against again with one tap. */
export type RecentOpponent = {
  /** Equal for the same player, bot level or name of a guest. */
  readonly key: string;
  readonly name: string;
  readonly side: SideDraft;
};

/** A match that was played, with its time in ms since 1970. */
export type PlayedBefore = EarlierMatch & { readonly id: string; readonly at: number };

/** Maximum number of opponents offered; more would hide the form. */
const mostOpponents = 6;

/** Identifies who plays on a side of one player. */
export const keyOfSide = (side: SideDraft): string => {
  if (side.kind === 'bot') return `bot ${side.level}`;
  if (side.kind === 'online') return `online ${side.code}`;
  const known = knownPlayerOf(side);
  return known === null ? `guest ${side.name.trim().toLocaleLowerCase('de')}` : `player ${known.id}`;
};

const opponentOf = (side: SideDraft, name: string): RecentOpponent => ({ key: keyOfSide(side), name, side });

/** The sides of a match that were not the user's own; for guests of a device both, the second one first. */
const opponentsIn = (match: PlayedBefore, user: SetupUser): readonly RecentOpponent[] => {
  const { sides } = setupFromMatch(match, user.player?.id ?? null);
  const shown = user.player === null ? sidesFor(sides, user) : sides;
  const isOwn = (side: SideDraft) => user.player !== null && knownPlayerOf(side)?.id === user.player.id;
  const candidates = ([1, 0] as const).map((party: PartyIndex) =>
    opponentOf(shown[party], partyName(match.parties[party])),
  );
  const others = candidates.filter(({ side }) => !isOwn(side));
  return others.filter(({ side, name }) => side.kind !== 'double' && name.trim() !== '');
};

/**
 * The latest opponents, newest first, each once; without the people who are in the form on the side of `own`, and without
 * accounts that the user may not put into a match.
 */
export const recentOpponents = (
  matches: readonly PlayedBefore[],
  user: SetupUser,
  { own, isAvailable }: { readonly own: SideDraft; readonly isAvailable: (playerId: string) => boolean },
): readonly RecentOpponent[] => {
  const found = new Map<string, RecentOpponent>();
  for (const match of matches.toSorted((one, other) => other.at - one.at)) {
    for (const opponent of opponentsIn(match, user)) {
      const { kind, player } = opponent.side;
      const mayPlay = kind !== 'registered' || (player !== null && isAvailable(player.id));
      const isInForm = own.kind !== 'double' && opponent.key === keyOfSide(own);
      if (mayPlay && !isInForm && !found.has(opponent.key)) found.set(opponent.key, opponent);
    }
  }
  return [...found.values()].slice(0, mostOpponents);
};

/** The side on which the user's opponent stands: the one without the user; for guests the second one. */
export const opponentParty = ({ sides }: Pick<SetupState, 'sides'>, { player }: SetupUser): PartyIndex =>
  player !== null && knownPlayerOf(sides[1])?.id === player.id ? 0 : 1;
