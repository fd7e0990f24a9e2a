import { completeConfig } from '@neundarter/rules/match/config';
import { otherParty, withParty } from '@neundarter/rules/match/per-party';
import type { BotLevel, MatchConfig, Party, PartyIndex, PerParty } from '@neundarter/rules/match/types';
import { type ChosenPlayer, matchPlayerOf } from '../../parts/person-picker/chosen-player.ts';
import type { SideKind } from '../../text/setup.ts';

/** One side of the form. Every kind keeps its own input, so that a change of the kind loses nothing. */
export type SideDraft = {
  readonly kind: SideKind;
  readonly name: string;
  readonly level: BotLevel;
  readonly partners: readonly [string, string];
  /** Known players of the pair; null for a guest, whose name is above. */
  readonly partnerPlayers: readonly [ChosenPlayer | null, ChosenPlayer | null];
  /** The player with an account. */
  readonly player: ChosenPlayer | null;
  readonly mate: ChosenPlayer | null;
  /** The online opponent, found by online id. */
  readonly online: ChosenPlayer | null;
  readonly code: string;
};

/** The current content of the form; `config` may contain `NaN` if a number field is empty. */
export type SetupState = {
  readonly sides: PerParty<SideDraft>;
  readonly startingParty: PartyIndex;
  readonly config: MatchConfig;
  /** A handicap: the points of each side at the start of a leg. */
  readonly startingScores?: PerParty<number> | undefined;
};

export type SetupAction =
  | { readonly type: 'side-changed'; readonly party: PartyIndex; readonly change: Partial<SideDraft> }
  | { readonly type: 'sides-swapped' }
  | { readonly type: 'starter-changed'; readonly party: PartyIndex }
  | { readonly type: 'config-changed'; readonly config: MatchConfig }
  | { readonly type: 'handicap-changed'; readonly startingScores: PerParty<number> | undefined }
  | { readonly type: 'replaced'; readonly state: SetupState };

export const emptySide: SideDraft = {
  kind: 'guest',
  name: '',
  level: 5,
  partners: ['', ''],
  partnerPlayers: [null, null],
  player: null,
  mate: null,
  online: null,
  code: '',
};

export const emptySetup: SetupState = {
  sides: [emptySide, emptySide],
  startingParty: 0,
  config: completeConfig(),
};

/** The form after one input. Swapping the sides swaps the starting party and the handicap too, so the same person starts as before. */
export const reduceSetup = (state: SetupState, action: SetupAction): SetupState => {
  switch (action.type) {
    case 'side-changed':
      return {
        ...state,
        sides: withParty(state.sides, action.party, { ...state.sides[action.party], ...action.change }),
      };
    case 'sides-swapped':
      return {
        ...state,
        sides: [state.sides[1], state.sides[0]],
        startingParty: otherParty(state.startingParty),
        startingScores: state.startingScores && [state.startingScores[1], state.startingScores[0]],
      };
    case 'starter-changed':
      return { ...state, startingParty: action.party };
    case 'config-changed':
      return { ...state, config: action.config };
    case 'handicap-changed':
      return { ...state, startingScores: action.startingScores };
    case 'replaced':
      return action.state;
  }
};

const guestPartners = ({ partners, partnerPlayers }: Pick<SideDraft, 'partners' | 'partnerPlayers'>) =>
  partners.filter((_, place) => partnerPlayers[place] === null);

/** The known player that a side of this kind stands for, if one is chosen. */
export const knownPlayerOf = ({ kind, player, mate, online }: SideDraft): ChosenPlayer | null => {
  if (kind === 'registered') return player;
  if (kind === 'teammate') return mate;
  return kind === 'online' ? online : null;
};

/** Whether a line says everything about the side: a name, a bot, or one player who is chosen. */
export const fitsOneLine = (side: SideDraft): boolean =>
  side.kind === 'guest' || side.kind === 'bot' || knownPlayerOf(side) !== null;

/** All known players of the form. */
export const knownPlayersOf = ({ sides }: Pick<SetupState, 'sides'>): readonly ChosenPlayer[] =>
  sides
    .flatMap((side) => (side.kind === 'double' ? [...side.partnerPlayers] : [knownPlayerOf(side)]))
    .filter((player) => player !== null);

/** Ids of all known players of the form. */
export const knownIdsOf = (state: Pick<SetupState, 'sides'>): readonly string[] =>
  knownPlayersOf(state).map(({ id }) => id);

/** Whether the match is played at two boards, each player at a different one. */
export const isOnline = ({ sides }: Pick<SetupState, 'sides'>): boolean =>
  sides.some(({ kind }) => kind === 'online');

/** Names of the guests as typed, trimmed, without empty ones; the device remembers them. */
export const guestNamesOf = ({ sides }: Pick<SetupState, 'sides'>): readonly string[] =>
  sides
    .flatMap(({ kind, name, partners, partnerPlayers }) =>
      kind === 'guest' ? [name] : kind === 'double' ? guestPartners({ partners, partnerPlayers }) : [],
    )
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** The party that a side stands for; guests and bots get new ids. */
export const partyOf = (side: SideDraft, newId: () => string): Party => {
  const guest = (name: string) => ({ type: 'guest', id: newId(), name: name.trim() }) as const;
  if (side.kind === 'bot') return { type: 'single', player: { type: 'bot', id: newId(), level: side.level } };
  if (side.kind === 'double') {
    const partner = (place: 0 | 1) => {
      const known = side.partnerPlayers[place];
      return known === null ? guest(side.partners[place]) : matchPlayerOf(known);
    };
    return { type: 'double', players: [partner(0), partner(1)] };
  }
  const known = knownPlayerOf(side);
  if (known !== null) return { type: 'single', player: matchPlayerOf(known) };
  return { type: 'single', player: guest(side.name) };
};
