// The modes of tournaments, and everything that the program asks about a mode. Only this file knows modes by their names; all
// others ask the functions below, so that a new mode is one more line of a table.

export const tournamentModes = [
  'single-knockout',
  'single-knockout-with-group-stage',
  'double-knockout',
  'double-knockout-with-group-stage',
  'league',
] as const;
export type TournamentMode = (typeof tournamentModes)[number];

/** Groups of a mode: none, one with everybody in it, or several that are drawn. */
export type GroupKind = 'none' | 'one' | 'drawn';

/** Knockout of a mode. In a double one, who has lost once goes on at the loser side. */
export type KnockoutKind = 'none' | 'single' | 'double';

type ModeFacts = {
  readonly groups: GroupKind;
  readonly knockout: KnockoutKind;
  /** Whether matches can get callers by a rule; otherwise organisers choose them. */
  readonly hasCallerRule: boolean;
};

const factsOf: { readonly [mode in TournamentMode]: ModeFacts } = {
  'single-knockout': { groups: 'none', knockout: 'single', hasCallerRule: true },
  'single-knockout-with-group-stage': { groups: 'drawn', knockout: 'single', hasCallerRule: true },
  'double-knockout': { groups: 'none', knockout: 'double', hasCallerRule: true },
  'double-knockout-with-group-stage': { groups: 'drawn', knockout: 'double', hasCallerRule: true },
  league: { groups: 'one', knockout: 'none', hasCallerRule: false },
};

type KnockoutFacts = {
  /** Whether matches of who has lost once have a configuration of their own. */
  readonly hasLoserSide: boolean;
  /** Whether the losers of the semi-finals can play for the third place. */
  readonly hasThirdPlace: boolean;
};

const factsOfKnockout: { readonly [kind in KnockoutKind]: KnockoutFacts } = {
  none: { hasLoserSide: false, hasThirdPlace: false },
  single: { hasLoserSide: false, hasThirdPlace: true },
  double: { hasLoserSide: true, hasThirdPlace: false },
};

export const groupKindOf = (mode: TournamentMode): GroupKind => factsOf[mode].groups;

export const knockoutKindOf = (mode: TournamentMode): KnockoutKind => factsOf[mode].knockout;

export const hasGroupStage = (mode: TournamentMode): boolean => groupKindOf(mode) !== 'none';

/** Whether everybody is in the same group, as in a league: nothing is drawn, and the group needs no name. */
export const hasOneGroup = (mode: TournamentMode): boolean => groupKindOf(mode) === 'one';

/** Whether the groups are drawn, and can be incomplete until then. */
export const drawsGroups = (mode: TournamentMode): boolean => groupKindOf(mode) === 'drawn';

/** Whether a knockout decides; otherwise the table of the only group does. */
export const hasKnockout = (mode: TournamentMode): boolean => knockoutKindOf(mode) !== 'none';

/** Whether people qualify in groups for a knockout. */
export const hasQualification = (mode: TournamentMode): boolean => hasGroupStage(mode) && hasKnockout(mode);

/** Whether those who are out can play another knockout; on a loser side everybody has a second match anyway. */
export const mayHaveSecondChance = (mode: TournamentMode): boolean =>
  hasQualification(mode) || (hasKnockout(mode) && !hasLoserSide(mode));

export const hasLoserSide = (mode: TournamentMode): boolean =>
  factsOfKnockout[knockoutKindOf(mode)].hasLoserSide;

export const mayHaveThirdPlace = (mode: TournamentMode): boolean =>
  factsOfKnockout[knockoutKindOf(mode)].hasThirdPlace;

/** Whether matches can get callers by a rule; otherwise organisers choose them. */
export const hasCallerRule = (mode: TournamentMode): boolean => factsOf[mode].hasCallerRule;
