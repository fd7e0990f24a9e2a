// What a series of tournaments gives points for, and how many. Each list is complete: nothing else gives points.
import { type RoundName, roundNames } from '../tournament/match/planned-match.ts';

/** How far somebody came in a knockout: `final` is who lost it, the other rounds are those in which somebody lost. */
export const knockoutRanks = [
  'win',
  'final',
  'thirdPlace',
  ...roundNames.slice(1),
] as readonly KnockoutRank[];
export type KnockoutRank = 'win' | 'thirdPlace' | RoundName;

/** Classes of won 501 legs, by the number of darts. */
export const shortLegClasses = ['9', '10-12', '13-15', '16-18'] as const;
export type ShortLegClass = (typeof shortLegClasses)[number];

/** Classes of checkouts, by their score. */
export const highFinishClasses = ['100-120', '121-140', '141-160', '161-170'] as const;
export type HighFinishClass = (typeof highFinishClasses)[number];

/** Scores of a turn that give points. */
export const highScoreClasses = ['171', '174', '177', '180'] as const;
export type HighScoreClass = (typeof highScoreClasses)[number];

/** Results of a match of a group that give points. */
export const groupResults = ['win', 'draw'] as const;
export type GroupResult = (typeof groupResults)[number];

/** Points of a series; whole numbers from 0. */
export type PointsConfig = {
  readonly pointsForKnockoutRound: { readonly [rank in KnockoutRank]: number };
  readonly groupStagePoints: { readonly [result in GroupResult]: number };
  readonly pointsForShortLegs: { readonly [name in ShortLegClass]: number };
  readonly pointsForHighfinishes: { readonly [name in HighFinishClass]: number };
  readonly pointsForHighscores: { readonly [name in HighScoreClass]: number };
};

/** The points that a new series has. */
export const defaultPointsConfig: PointsConfig = {
  pointsForKnockoutRound: {
    win: 5,
    final: 3,
    thirdPlace: 2,
    'semi-final': 2,
    'quarter-final': 2,
    'round-of-16': 1,
    'round-of-32': 1,
    'round-of-64': 1,
    'round-of-128': 1,
  },
  groupStagePoints: { win: 2, draw: 1 },
  pointsForShortLegs: { '9': 5, '10-12': 3, '13-15': 2, '16-18': 1 },
  pointsForHighfinishes: { '100-120': 1, '121-140': 2, '141-160': 3, '161-170': 4 },
  pointsForHighscores: { '171': 1, '174': 1, '177': 1, '180': 1 },
};
