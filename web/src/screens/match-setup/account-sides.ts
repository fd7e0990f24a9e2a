import type { PerParty } from '@neundarter/rules/match/types';
import type { ChosenPlayer } from '../../parts/person-picker/chosen-player.ts';
import { codeOf } from '../../parts/person-picker/use-player-by-code.ts';
import { emptySide, knownPlayerOf, type SetupState, type SideDraft } from './draft.ts';

/** The user's facts that decide which sides the form can have. */
export type SetupUser = {
  /** The signed-in user's player; null for guests. */
  readonly player: ChosenPlayer | null;
  readonly hasTeam: boolean;
};

/** Whether this user can choose a side of this kind. */
const isOpen = (side: SideDraft, { player, hasTeam }: SetupUser): boolean => {
  if (side.kind === 'registered' || side.kind === 'online') return player !== null;
  return side.kind !== 'teammate' || hasTeam;
};

/** Turns a kind that this user cannot choose into a guest of the same name. */
const openSide = (side: SideDraft, user: SetupUser): SideDraft => {
  const known = isOpen(side, user) ? null : knownPlayerOf(side);
  const open: SideDraft = isOpen(side, user)
    ? side
    : { ...side, kind: 'guest', name: known?.name ?? side.name };
  return user.player === null ? withoutAccounts(open) : open;
};

/** Removes all chosen accounts, because a guest cannot choose any; the names stay. */
const withoutAccounts = (side: SideDraft): SideDraft => ({
  ...side,
  player: null,
  mate: null,
  online: null,
  partners: [
    side.partnerPlayers[0]?.name ?? side.partners[0],
    side.partnerPlayers[1]?.name ?? side.partners[1],
  ],
  partnerPlayers: [null, null],
});

/**
 * The sides at the beginning: the user's player is on the first side, unless the last match was a double or already has
 * the player on a side. For a user without an account all are guests.
 */
export const sidesFor = (sides: PerParty<SideDraft>, user: SetupUser): PerParty<SideDraft> => {
  const [home, away] = [openSide(sides[0], user), openSide(sides[1], user)];
  const { player } = user;
  if (player === null) return [home, away];
  const isMe = (side: SideDraft) => side.kind === 'registered' && side.player?.id === player.id;
  if (home.kind === 'double' || isMe(home) || isMe(away)) return [home, away];
  return [{ ...home, kind: 'registered', player }, away];
};

/** The form for an online match against the player with this id or online id. */
export const onlineAgainst = (state: SetupState, user: SetupUser, id: string): SetupState => {
  if (user.player === null) return state;
  return {
    ...state,
    sides: [
      { ...emptySide, kind: 'registered', player: user.player },
      { ...emptySide, kind: 'online', code: codeOf(id) },
    ],
  };
};
