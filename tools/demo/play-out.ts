import type { NewMatchProps } from '@neundarter/contract/entities/match';
import type { Chance } from '@neundarter/rules/board/seeded-chance';
import { throwBotTurn } from '@neundarter/rules/bot/bot';
import { completeConfig } from '@neundarter/rules/match/config';
import { createMatch } from '@neundarter/rules/match/create';
import { recordThrow } from '@neundarter/rules/match/record-throw';
import { startMatch } from '@neundarter/rules/match/start';
import { switchStartingParty } from '@neundarter/rules/match/switch';
import { currentLeg, isInLeg, throwerOf } from '@neundarter/rules/match/turn-order';
import type { Match } from '@neundarter/rules/match/types';
import type { Result } from '@neundarter/rules/result';

/** One turn as a device sends it, with its time (ms since 1970). */
type PlayedTurn = {
  readonly id: string;
  readonly playerId: string;
  readonly score: number;
  readonly dartsThrown: number;
  readonly attemptsOnDouble: number;
  readonly timeStamp: number;
};

/** A complete match, as the calls that play it. */
export type PlayedMatch = {
  readonly id: string;
  readonly props: NewMatchProps & { readonly timeStamp: number };
  /** Milliseconds since 1970; null for a match that has not started. */
  readonly startedAt: number | null;
  readonly turns: readonly PlayedTurn[];
};

type Play = {
  readonly id: string;
  readonly props: PlayedMatch['props'];
  readonly startAt: number;
  /** Level of a player, see `spreadOf`. */
  readonly levelOf: (playerId: string) => number;
  readonly chance: Chance;
  readonly newId: () => string;
};

/** Time for throwing, counting and taking out three darts, in ms. */
const turnMs = { least: 13_000, most: 26_000 };
/** Pause before the next leg, in ms. */
const breakMs = { least: 20_000, most: 60_000 };

/** The next turn, thrown like a bot's turn, for any level. */
export const nextTurn = (
  match: Match,
  { level, chance }: { readonly level: number; readonly chance: Chance },
) => {
  const [leg, thrower] = [currentLeg(match), throwerOf(match)];
  if (leg === null || thrower === null) throw new Error(`Match ${match.id} has nobody to throw`);
  const { score, dartsThrown, attemptsOnDouble } = throwBotTurn({
    before: leg.remainingScores[thrower.party],
    isIn: isInLeg(leg, thrower.party),
    checkInMode: match.config.checkInMode,
    level,
    chance,
  });
  return { playerId: thrower.playerId, score, dartsThrown, attemptsOnDouble };
};

const legal = <Value>(result: Result<Value, string>): Value => {
  if (!result.ok) throw new Error(`The demonstration does not play by the rules: ${result.error}`);
  return result.value;
};

const begin = ({ id, props, startAt }: Play): Match => {
  const scheduled = createMatch({ id, parties: props.parties, config: completeConfig(props.config) });
  const match = props.startingParty === 1 ? legal(switchStartingParty(scheduled)) : scheduled;
  return legal(startMatch(match, { at: startAt }));
};

/** Plays a match to its end by the rules, with the timing of people at a board. */
export const playOut = (play: Play): PlayedMatch => {
  const { id, props, startAt, levelOf, chance, newId } = play;
  const between = ({ least, most }: typeof turnMs) => Math.round(least + chance() * (most - least));
  const turns: PlayedTurn[] = [];
  let match = begin(play);
  for (let timeStamp = startAt; match.status === 'running'; ) {
    const playerId = throwerOf(match)?.playerId ?? '';
    timeStamp += between(currentLeg(match)?.throws.length === 0 ? breakMs : turnMs);
    const turn = { id: newId(), ...nextTurn(match, { level: levelOf(playerId), chance }), timeStamp };
    match = legal(recordThrow(match, turn));
    turns.push(turn);
  }
  return { id, props, startedAt: startAt, turns };
};

/** When the last turn was thrown (ms since 1970). */
export const endOf = ({ props, startedAt, turns }: PlayedMatch): number =>
  turns.at(-1)?.timeStamp ?? startedAt ?? props.timeStamp;
