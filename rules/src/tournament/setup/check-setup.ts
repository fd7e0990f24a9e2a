// Whether the settings of a tournament fit together. Every finding names its field by the path within the settings.
import { type DrawPolicy, validateConfig } from '../../match/config.ts';
import type { MatchConfig } from '../../match/types.ts';
import { freeNumbers } from '../groups/free-groups.ts';
import { groupCounts, qualifierCounts } from '../groups/qualification-slots.ts';
import { roundNames } from '../match/planned-match.ts';
import { hasGroupStage, hasKnockout, hasLoserSide } from '../plan/modes.ts';
import {
  fewestParticipants,
  hasDrawnGroups,
  hasFreeGroups,
  participantNumbers,
  secondChanceOf,
  type TournamentSetup,
} from './setup.ts';

const problemsOfMatch = (path: string, config: MatchConfig, draws: DrawPolicy): readonly string[] =>
  validateConfig(config, draws).map(({ field }) => `${path}/${field.replace('.', '/')}`);

const participantProblems = (setup: TournamentSetup): readonly string[] => {
  const { minNoOfParticipants: min, maxNoOfParticipants: max } = setup;
  const isMinValid = Number.isInteger(min) && min >= fewestParticipants && min <= max;
  const isMaxValid = Number.isInteger(max) && max >= participantNumbers.min && max <= participantNumbers.max;
  return [...(isMinValid ? [] : ['minNoOfParticipants']), ...(isMaxValid ? [] : ['maxNoOfParticipants'])];
};

type Range = { readonly min: number; readonly max: number };

const isWithin = (value: number, { min, max }: Range): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

const freeProblems = (
  config: TournamentSetup['groupStageConfig']['config'],
  path: string,
): readonly string[] => {
  const { noOfGroups, noOfQualifiers, freeGroups } = config;
  const ofSize = freeGroups?.ofSize ?? null;
  const at = `${path}/config/freeGroups/ofSize`;
  return [
    ...(isWithin(noOfGroups, freeNumbers.groups) ? [] : [`${path}/config/noOfGroups`]),
    ...(isWithin(noOfQualifiers, freeNumbers.qualifiers) ? [] : [`${path}/config/noOfQualifiers`]),
    ...(ofSize === null || isWithin(ofSize.size, freeNumbers.size) ? [] : [`${at}/size`]),
    ...(ofSize === null ? [] : problemsOfMatch(`${at}/matchConfig`, ofSize.matchConfig, 'draws-allowed')),
  ];
};

const groupProblems = (setup: TournamentSetup): readonly string[] => {
  const { hasGroupStage: isOn, config } = setup.groupStageConfig;
  const path = 'groupStageConfig';
  if (isOn !== hasGroupStage(setup.tournamentMode)) return [`${path}/hasGroupStage`];
  if (!isOn) return [];
  const matches = problemsOfMatch(`${path}/config/matchConfig`, config.matchConfig, 'draws-allowed');
  if (!hasDrawnGroups(setup)) return matches;
  if (hasFreeGroups(setup)) return [...freeProblems(config, path), ...matches];
  if (!groupCounts.includes(config.noOfGroups)) return [`${path}/config/noOfGroups`, ...matches];
  const fits = qualifierCounts(config.noOfGroups).includes(config.noOfQualifiers);
  return [...(fits ? [] : [`${path}/config/noOfQualifiers`]), ...matches];
};

const secondChanceProblems = (setup: TournamentSetup, path: string): readonly string[] => {
  const secondChance = secondChanceOf(setup);
  if (secondChance === null) return [];
  const at = `${path}/config/secondChance`;
  const isNamed = secondChance.title === null || secondChance.title.trim() !== '';
  const matches = problemsOfMatch(`${at}/matchConfig`, secondChance.matchConfig, 'draws-forbidden');
  return [...(isNamed ? [] : [`${at}/title`]), ...matches];
};

const knockoutProblems = (setup: TournamentSetup): readonly string[] => {
  const { hasKnockoutStage: isOn, config } = setup.knockoutStageConfig;
  const path = 'knockoutStageConfig';
  if (isOn !== hasKnockout(setup.tournamentMode)) return [`${path}/hasKnockoutStage`];
  if (!isOn) return [];
  const check = (at: string, match: MatchConfig) =>
    problemsOfMatch(`${path}/config/${at}`, match, 'draws-forbidden');
  return [
    ...roundNames.flatMap((name) => check(`rounds/${name}/matchConfig`, config.rounds[name].matchConfig)),
    ...(hasLoserSide(setup.tournamentMode)
      ? check('loserSide/matchConfig', config.loserSide.matchConfig)
      : []),
    ...(config.hasThirdPlaceMatch ? check('thirdPlaceMatchConfig', config.thirdPlaceMatchConfig) : []),
    ...secondChanceProblems(setup, path),
  ];
};

/** Paths of the settings that are impossible or do not fit together; empty if the tournament can be played so. */
export const setupProblems = (setup: TournamentSetup): readonly string[] => [
  ...participantProblems(setup),
  ...groupProblems(setup),
  ...knockoutProblems(setup),
];

/**
 * Whether a change of the settings needs a new draw of the groups: another mode, number of groups or of qualifiers, or
 * persons instead of pairs.
 */
export const resetsGroups = (before: TournamentSetup, after: TournamentSetup): boolean => {
  const { noOfGroups, noOfQualifiers } = before.groupStageConfig.config;
  const changed = after.groupStageConfig.config;
  return (
    before.tournamentMode !== after.tournamentMode ||
    noOfGroups !== changed.noOfGroups ||
    noOfQualifiers !== changed.noOfQualifiers ||
    before.participantsType !== after.participantsType
  );
};
