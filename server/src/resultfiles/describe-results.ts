import type { TournamentData } from '@neundarter/contract/entities/tournament';
import type { ResultContent } from '@neundarter/contract/routes/result-files';
import {
  type FileParty,
  type FilePlace,
  type FileTable,
  type ResultFile,
  resultFileFormat,
  resultFileVersion,
} from '@neundarter/rules/result-file/result-file';
import { partyKeyOf } from '@neundarter/rules/table/party-key';
import { allPlacesOf } from '@neundarter/rules/tournament/advance/all-places';
import type { Place } from '@neundarter/rules/tournament/advance/places';
import { hasQualification } from '@neundarter/rules/tournament/plan/modes';
import { idsOf } from '@neundarter/rules/tournament/setup/participants';
import type { GatheredResults } from './gather-results.ts';
import type { NamedPeople } from './name-people.ts';

/** The places of a finished tournament, of everybody; before that nobody has one for certain. */
export const findPlaces = (tournament: TournamentData | null): readonly Place[] =>
  tournament?.status !== 'finished'
    ? []
    : allPlacesOf({
        places: tournament.state?.places ?? [],
        ofSecondChance: tournament.state?.secondChance?.places ?? [],
        out: tournament.state?.secondChance?.out ?? [],
        standings: tournament.state?.standings ?? [],
        groups: (tournament.stages?.group?.groups ?? []).map(({ participants }) => ({
          entrants: participants,
        })),
      });

/** The people of an entry, by its id. */
const partiesOf = (tournament: TournamentData | null, { numberOf }: NamedPeople) =>
  new Map<string, FileParty>(
    (tournament?.participants ?? []).map(({ id, participant }) => [id, idsOf(participant).map(numberOf)]),
  );

const placesOf = ({ tournament }: GatheredResults, people: NamedPeople): readonly FilePlace[] => {
  const parties = partiesOf(tournament, people);
  return findPlaces(tournament).flatMap(({ entrant, from, to }) => {
    const party = parties.get(entrant);
    return party === undefined ? [] : [{ party, from, to }];
  });
};

/** The tables of the groups; without groups that of the whole event. */
const tablesOf = (
  { event, rules, tournament }: GatheredResults,
  people: NamedPeople,
): readonly FileTable[] => {
  const { partyOf } = people;
  const whole: FileTable = {
    group: null,
    name: event.props.name,
    by: event.props.type === 'tournament' ? 'party' : 'person',
    sorting: rules?.sorting ?? 'default',
    meetings: null,
    members: [],
    withdrawn: (rules?.outOfTable ?? []).map(partyOf),
    decided: (rules?.decidedOrders ?? []).map((order) => order.map((level) => level.map(partyOf))),
  };
  if (rules === null || rules.groups.size === 0) return [whole];
  const names = new Map(
    (tournament?.stages?.group?.groups ?? []).map(({ groupId, name }) => [groupId, name]),
  );
  return [...rules.groups].map(([group, members]) => ({
    ...whole,
    group,
    name: names.get(group) ?? group,
    meetings: rules.meetings,
    members: members.map((member) => partyOf(partyKeyOf(member))),
  }));
};

const placeText = ({ location }: GatheredResults['event']['props']): string | null => {
  const parts = [location?.address, location?.zip, location?.city].filter((part) => part);
  return parts.length === 0 ? null : parts.join(' ');
};

/** The beginning of a file: everything that needs no people. */
export const describeHead = (
  { event, tournament, matchday }: GatheredResults,
  { content, now }: { readonly content: ResultContent; readonly now: number },
): Omit<ResultFile, 'matches' | 'people' | 'tables' | 'places'> => {
  const { id, props } = event;
  const mode = tournament?.config.tournamentMode ?? null;
  const noOfQualifiers = tournament?.config.groupStageConfig.config.noOfQualifiers ?? null;
  return {
    format: resultFileFormat,
    version: resultFileVersion,
    content,
    writtenAt: now,
    event: {
      id,
      name: props.name,
      type: props.type,
      organiser: props.teamName,
      place: placeText(props),
      startsAt: props.startDateTime,
      endsAt: props.endDateTime,
      mode,
      qualifiers: mode !== null && hasQualification(mode) ? noOfQualifiers : null,
      isFinished: (tournament ?? matchday)?.status === 'finished' || props.endDateTime < now,
    },
  };
};

/** The end of a file, when everybody is known: tables, places and people. */
export const describeResults = (
  gathered: GatheredResults,
  people: NamedPeople,
): Pick<ResultFile, 'tables' | 'places' | 'people'> => {
  const tables = tablesOf(gathered, people);
  const places = placesOf(gathered, people);
  return { tables, places, people: people.all() };
};
