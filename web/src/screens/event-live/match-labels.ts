import type { EventEntity } from '@neundarter/contract/entities/event';
import { matchdayDataOf, tournamentDataOf } from '@neundarter/contract/entities/event-data';
import type { EventMatch } from '@neundarter/contract/entities/event-match';
import type { EventStage } from '@neundarter/rules/match/match-place';
import { formatOf } from '@neundarter/rules/matchday/mdsl-format';
import { kindOfRound, type MatchdayFormat, numberOfPlace } from '@neundarter/rules/matchday/plan';
import { boardText } from '../../text/boards.ts';
import { gamesText } from '../../text/matchday.ts';
import { groupText, matchDayText, stageRoundText, tournamentMatchText } from '../../text/tournament.ts';

/** The words that name a match of an event: `Spiel 24 · Gewinner-Finale · Board 3`. */
export function matchLabels(event: EventEntity | undefined): (match: EventMatch) => string {
  const tournament = event === undefined ? null : tournamentDataOf(event.props);
  const matches = tournament?.state?.matches ?? [];
  const title = tournament?.config.knockoutStageConfig.config.secondChance?.title;
  const matchday = event === undefined ? null : matchdayDataOf(event.props);
  const format = matchday === null ? null : formatOf(matchday);
  const numbers = new Map(matches.map(({ matchId, number }) => [matchId, number]));
  const rounds = new Map<EventStage, number>();
  for (const { stage, round } of matches) rounds.set(stage, Math.max(round + 1, rounds.get(stage) ?? 0));
  const wordsOf = (id: string, place: Place): readonly string[] => {
    if (place.stage !== 'matchday')
      return [numberText(numbers.get(id)), stageText({ ...place, title }, rounds)];
    return format === null ? [] : gameWords(format, place);
  };
  return ({ id, props: { place, description } }) => {
    const words = place === null ? [] : wordsOf(id, place);
    const board = place?.board ?? null;
    const parts = [...words, board === null ? '' : boardText(board), description ?? ''];
    return parts.filter((part) => part !== '').join(' · ');
  };
}

type Place = NonNullable<EventMatch['props']['place']>;

/** What the second chance is called, if it is not the usual name. */
type Titled = { readonly title: string | null | undefined };

const numberText = (number: number | null | undefined): string =>
  number === null || number === undefined ? '' : tournamentMatchText.number(number);

/** Number and round of a game of a match day. */
function gameWords(format: MatchdayFormat, place: Place): readonly string[] {
  const number = numberOfPlace(format, place);
  const kind = kindOfRound(format, place.round);
  return number === null || kind === null
    ? []
    : [gamesText.number(number), gamesText.round(place.round, kind)];
}

/** Round of a match of a tournament; empty if the number of rounds, on which its name depends, is not known. */
function stageText(place: Place & Titled, rounds: ReadonlyMap<EventStage, number>): string {
  const { stage, round, matchDay, groupId, title } = place;
  const noOfRounds = rounds.get(stage);
  if (noOfRounds === undefined) return '';
  const words =
    matchDay === null ? stageRoundText({ stage, round, noOfRounds, title }) : matchDayText(matchDay);
  return stage === 'group' && groupId !== null ? `${groupText(groupId)}, ${words}` : words;
}

/** Both teams of a match day with their games won: `Bulls Jena 7 : 5 DC Halle`. */
export function eveningOf(event: EventEntity | undefined): string | null {
  const data = event === undefined ? null : matchdayDataOf(event.props);
  if (data === null) return null;
  const { homeLineup, awayLineup, result } = data;
  return `${homeLineup.teamName} ${gamesText.score(result.games)} ${awayLineup.teamName}`;
}
