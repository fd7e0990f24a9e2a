import { playersOf } from '@neundarter/rules/match/players';
import type { MatchPlayer, Party, PerParty } from '@neundarter/rules/match/types';
import type { MatchesTable } from '../../platform/db/tables/match-tables.ts';

/**
 * Maximum number of matches that a search reads: some years of a busy player. Names are compared in code, because
 * databases do not know that ü and u may be the same.
 */
export const maxSearched = 2000;

const namesOf = (player: MatchPlayer): readonly (string | undefined)[] => {
  if (player.type === 'external') return [player.firstName, player.lastName];
  if (player.type === 'registered') return [player.name, player.firstName, player.lastName];
  return [player.name];
};

/** The texts of a match in which a search looks: names of the players, event and description. */
export const findTexts = (
  row: Pick<MatchesTable, 'parties' | 'event_name' | 'description'>,
): readonly string[] => {
  const parties = JSON.parse(row.parties) as PerParty<Party>;
  const names = parties.flatMap(playersOf).flatMap(namesOf);
  return [...names, row.event_name, row.description].filter((text) => typeof text === 'string');
};
