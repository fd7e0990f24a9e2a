// Checks the players of a match while it is being set up: both sides must be filled in, nobody may play against
// themselves, and doubles need four different players. Guests and bots get new ids with the match, so they never count
// as the same person.
import type { BotLevel } from './types.ts';

/** One person as chosen in the form. A missing id or name is `''`, a missing level is null. */
export type SetupPlayer =
  | { readonly kind: 'registered'; readonly id: string }
  | { readonly kind: 'teammate'; readonly id: string }
  | { readonly kind: 'guest'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: BotLevel | null }
  /** `id` is the player with the entered six-character code; `''` until the player is found. */
  | { readonly kind: 'online-player'; readonly id: string };

/** A side of the form: one person, or two. */
export type SetupSide =
  | SetupPlayer
  | { readonly kind: 'double'; readonly players: readonly [SetupPlayer, SetupPlayer] };

export type SetupDraft = { readonly home: SetupSide; readonly away: SetupSide };

const setupProblemCodes = [
  'home-player-id-must-not-be-empty',
  'away-player-id-must-not-be-empty',
  'away-online-player-id-must-be-valid',
  'home-and-away-player-id-must-be-different',
  'double-players-must-be-different',
  'player-must-be-available',
  'guest-name-must-be-visible',
] as const;
export type SetupProblemCode = (typeof setupProblemCodes)[number];

/** The input that a problem belongs to; partners of a double have the numbers 0 and 1. */
export type SetupField = 'home' | 'home.0' | 'home.1' | 'away' | 'away.0' | 'away.1';

export type SetupProblem = { readonly field: SetupField; readonly code: SetupProblemCode };

const isMissing = (player: SetupPlayer): boolean => {
  if (player.kind === 'guest') return player.name.trim() === '';
  if (player.kind === 'bot') return player.level === null;
  return player.id === '';
};

const emptyCode = (name: 'home' | 'away', player: SetupPlayer): SetupProblemCode => {
  if (name === 'home') return 'home-player-id-must-not-be-empty';
  return player.kind === 'online-player'
    ? 'away-online-player-id-must-be-valid'
    : 'away-player-id-must-not-be-empty';
};

/** The person of a side, or both partners. */
export const playersOfSide = (side: SetupSide): readonly SetupPlayer[] =>
  side.kind === 'double' ? side.players : [side];

const emptyProblems = (name: 'home' | 'away', side: SetupSide): readonly SetupProblem[] => {
  if (side.kind !== 'double') return isMissing(side) ? [{ field: name, code: emptyCode(name, side) }] : [];
  return side.players.flatMap((player, index) => {
    const field: SetupField = index === 0 ? `${name}.0` : `${name}.1`;
    return isMissing(player) ? [{ field, code: emptyCode(name, player) }] : [];
  });
};

const idsOf = (side: SetupSide): readonly string[] =>
  playersOfSide(side).flatMap((player) => ('id' in player && player.id !== '' ? [player.id] : []));

/** Problems of registered players and team mates who may not be put into the match; see `access/consent`. */
export const availabilityProblems = (
  { home, away }: SetupDraft,
  isAvailable: (playerId: string) => boolean,
): readonly SetupProblem[] => {
  const isWrong = (player: SetupPlayer) =>
    (player.kind === 'registered' || player.kind === 'teammate') &&
    player.id !== '' &&
    !isAvailable(player.id);
  const ofSide = (name: 'home' | 'away', side: SetupSide): readonly SetupField[] => {
    if (side.kind !== 'double') return isWrong(side) ? [name] : [];
    return side.players.flatMap((player, place): readonly SetupField[] =>
      isWrong(player) ? [place === 0 ? `${name}.0` : `${name}.1`] : [],
    );
  };
  return [...ofSide('home', home), ...ofSide('away', away)].map((field) => ({
    field,
    code: 'player-must-be-available',
  }));
};

/** The code for a player who was chosen twice. */
const sameCode = ({ home, away }: SetupDraft): SetupProblemCode =>
  home.kind === 'double' || away.kind === 'double'
    ? 'double-players-must-be-different'
    : 'home-and-away-player-id-must-be-different';

const samePlayerProblems = ({ home, away }: SetupDraft): readonly SetupProblem[] => {
  const ids = [...idsOf(home), ...idsOf(away)];
  return new Set(ids).size === ids.length ? [] : [{ field: 'away', code: sameCode({ home, away }) }];
};

/**
 * All problems of a draft: missing values of home, then of away, then players chosen twice. Empty if it can be
 * played.
 */
export const validateSetup = (draft: SetupDraft): readonly SetupProblem[] => [
  ...emptyProblems('home', draft.home),
  ...emptyProblems('away', draft.away),
  ...samePlayerProblems(draft),
];
