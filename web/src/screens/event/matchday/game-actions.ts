import type { MatchdayData } from '@neundarter/contract/entities/matchday';
import type { Actor } from '@neundarter/rules/access/actor';
import { mayEnterResults, mayGiveUpGame, sidesLedBy } from '@neundarter/rules/access/matchday';
import { hasBegun } from '@neundarter/rules/match/has-begun';
import { playersOf } from '@neundarter/rules/match/players';
import type { PartyIndex } from '@neundarter/rules/match/types';
import { isConfirmed, mayStillObject, type Signatures, sideToAsk } from '@neundarter/rules/matchday/disputes';
import { isGiven } from '@neundarter/rules/matchday/game-parties';
import { type Side } from '@neundarter/rules/matchday/plan';
import { matchdayFactsOf } from '../../../data/club/matchdays.ts';
import type { ResultMatch } from '../../../parts/results/result-match.ts';
import type { GameView } from './game-views.ts';

/** What somebody can do with the result of a game. */
export type GameAction = 'result' | 'giveUp' | 'correct' | 'undo' | 'object';

/** The signatures below the report, home first. */
export const signaturesOf = ({ signatures = [] }: MatchdayData): Signatures<(typeof signatures)[number]> => {
  const of = (side: Side) => signatures.find((one) => one.side === side) ?? null;
  return [of('home'), of('away')];
};

/** The party for which the actor plays in a game; null for none. */
export const ownPartyIn = ({ match }: GameView, { kind, playerId }: Actor): PartyIndex | null => {
  if (match === null || kind !== 'user' || playerId === undefined) return null;
  const plays = (party: PartyIndex) =>
    playersOf(match.props.parties[party]).some(({ id }) => id === playerId);
  return plays(0) ? 0 : plays(1) ? 1 : null;
};

/** What the actor can do with the result of a game, in the order of a menu. */
export const gameActions = (data: MatchdayData, game: GameView, actor: Actor): readonly GameAction[] => {
  const { match } = game;
  const signatures = signaturesOf(data);
  if (match === null || data.status === 'scheduled' || isConfirmed(signatures) || isGiven(match.props))
    return [];
  if (!game.isSeated[0] || !game.isSeated[1]) return [];
  const facts = matchdayFactsOf(data);
  const isOver = match.props.status === 'finished';
  if (!mayEnterResults(actor, facts)) {
    const own = ownPartyIn(game, actor);
    const ids = own === null ? [] : playersOf(match.props.parties[own]).map(({ id }) => id);
    return !isOver && mayGiveUpGame(actor, facts, ids) ? ['giveUp'] : [];
  }
  if (!isOver) return ['result'];
  const led = sidesLedBy(actor, facts);
  const mayObject = led.some((side) => mayStillObject(signatures, side));
  const hasObjected = (data.disputes ?? []).some(
    ({ matchId, kind, by }) => matchId === match.id && kind === 'objection' && led.includes(by),
  );
  return ['correct', 'undo', ...(mayObject && !hasObjected ? (['object'] as const) : [])];
};

/** The side that has to agree to a correction at `now` (ms since 1970); null for nobody. */
export const askedSide = (
  data: MatchdayData,
  { match }: GameView,
  { actor, now }: { readonly actor: Actor; readonly now: number },
): Side | null => {
  const endedAt = match?.props.finishReceivedAt ?? match?.props.finishedAt ?? null;
  if (endedAt === null) return null;
  return sideToAsk({ ledByAuthor: sidesLedBy(actor, matchdayFactsOf(data)), endedAt, now });
};

/** A game as the dialogs about its result need it. */
export const resultMatchOf = ({ match, names }: GameView): ResultMatch | null => {
  if (match === null) return null;
  const { winningParty, status } = match.props;
  return {
    matchId: match.id,
    names,
    winner: winningParty === 'draw' ? null : winningParty,
    isOnTheWay: status === 'running' && hasBegun(match.props),
  };
};
