import { completeConfig } from '@neundarter/rules/match/config';
import { otherParty, withParty } from '@neundarter/rules/match/per-party';
import type { BotLevel, MatchConfig, Party, PartyIndex, PerParty } from '@neundarter/rules/match/types';
import type { SideKind } from '../../text/setup.ts';

/** One side of the form. Every kind keeps its own input, so that changing one's mind loses nothing. */
export type SideDraft = {
  readonly kind: SideKind;
  readonly name: string;
  readonly level: BotLevel;
  readonly partners: readonly [string, string];
};

/** The form as it stands; `config` may hold a `NaN` where a number field is empty. */
export type SetupState = {
  readonly sides: PerParty<SideDraft>;
  readonly startingParty: PartyIndex;
  readonly config: MatchConfig;
};

export type SetupAction =
  | { readonly type: 'side-changed'; readonly party: PartyIndex; readonly change: Partial<SideDraft> }
  | { readonly type: 'sides-swapped' }
  | { readonly type: 'starter-changed'; readonly party: PartyIndex }
  | { readonly type: 'config-changed'; readonly config: MatchConfig }
  | { readonly type: 'replaced'; readonly state: SetupState };

export const emptySide: SideDraft = { kind: 'guest', name: '', level: 5, partners: ['', ''] };

export const emptySetup: SetupState = {
  sides: [emptySide, emptySide],
  startingParty: 0,
  config: completeConfig(),
};

/** The form after one input. Swapping takes the first throw along: the same person starts as before. */
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
      };
    case 'starter-changed':
      return { ...state, startingParty: action.party };
    case 'config-changed':
      return { ...state, config: action.config };
    case 'replaced':
      return action.state;
  }
};

/** Names in the order typed, trimmed, without gaps: what the device remembers. */
export const guestNamesOf = ({ sides }: Pick<SetupState, 'sides'>): readonly string[] =>
  sides
    .flatMap(({ kind, name, partners }) =>
      kind === 'guest' ? [name] : kind === 'double' ? [...partners] : [],
    )
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** The party a side stands for; every player gets a new id. Only for the kinds that need no account. */
export const partyOf = (side: SideDraft, newId: () => string): Party => {
  const guest = (name: string) => ({ type: 'guest', id: newId(), name: name.trim() }) as const;
  if (side.kind === 'bot') return { type: 'single', player: { type: 'bot', id: newId(), level: side.level } };
  if (side.kind === 'double') {
    return { type: 'double', players: [guest(side.partners[0]), guest(side.partners[1])] };
  }
  return { type: 'single', player: guest(side.name) };
};
