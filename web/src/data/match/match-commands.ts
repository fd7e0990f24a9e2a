import type { MatchEntity } from '@neundarter/contract/entities/match';
import { type Correction, correctThrow } from '@neundarter/rules/match/correct-throw';
import { createMatch } from '@neundarter/rules/match/create';
import { forfeitMatch } from '@neundarter/rules/match/forfeit';
import { endOf } from '@neundarter/rules/match/how-it-ended';
import { orderPartners } from '@neundarter/rules/match/order-partners';
import { recordThrow } from '@neundarter/rules/match/record-throw';
import { decideBullOut } from '@neundarter/rules/match/round-limit';
import { startMatch } from '@neundarter/rules/match/start';
import { switchStartingParty } from '@neundarter/rules/match/switch';
import { mayRecordMore } from '@neundarter/rules/match/turn-limit';
import { currentLeg } from '@neundarter/rules/match/turn-order';
import type {
  Match,
  MatchConfig,
  MatchError,
  NewThrow,
  Party,
  PartyIndex,
  PerParty,
  Position,
} from '@neundarter/rules/match/types';
import { actsOf, undoThrow } from '@neundarter/rules/match/undo-throw';
import { ok, type Result } from '@neundarter/rules/result';
import type { QueueRecord, QueueRules } from '../queue/queue-record.ts';

/** The training of a new match. */
export type NewMatchTraining = { readonly id: string; readonly name: string; readonly teamId: string };

/** What the device that creates a match knows about it. */
export type NewMatch = {
  readonly parties: PerParty<Party>;
  readonly config: MatchConfig;
  /** A handicap. */
  readonly startingScores?: PerParty<number>;
  readonly startingParty: PartyIndex;
  readonly description: string | null;
  /** The training of the match; missing in records of older versions. */
  readonly training?: NewMatchTraining | null;
  /** Milliseconds since 1970. */
  readonly timeStamp: number;
};

/**
 * One change of a match on its way to the server. `id` is its request id, so that sending it again changes nothing.
 * Each command names its goal (which throw, which starter), so that a change that the server has already made is
 * recognised and not made twice.
 */
export type MatchCommand =
  | { readonly kind: 'create'; readonly id: string; readonly newMatch: NewMatch }
  | { readonly kind: 'start'; readonly id: string; readonly at: number }
  /** `id` is the id of the turn. */
  | {
      readonly kind: 'throw';
      readonly id: string;
      readonly newThrow: NewThrow;
      readonly position: Position;
    }
  /** `id` is the id of the choice who has won the bull-out. */
  | {
      readonly kind: 'bull-out';
      readonly id: string;
      readonly winningParty: PartyIndex;
      readonly position: Position;
      readonly at: number;
    }
  /** `throwId`: the turn, or the choice after a bull-out. `reason`: why a match whose result is final is reopened. */
  | { readonly kind: 'undo'; readonly id: string; readonly throwId: string; readonly reason?: string }
  /** `playerId`: whose turn it is. */
  | {
      readonly kind: 'correct';
      readonly id: string;
      readonly playerId: string;
      readonly correction: Correction;
    }
  /** `startingParty` throws first after the switch. */
  | { readonly kind: 'switch'; readonly id: string; readonly startingParty: PartyIndex }
  /** Who of a pair throws before the partner. */
  | {
      readonly kind: 'partners';
      readonly id: string;
      readonly party: PartyIndex;
      readonly firstPlayerId: string;
    }
  | {
      readonly kind: 'forfeit';
      readonly id: string;
      readonly winningParty: PartyIndex;
      readonly at: number;
    };

/** The types of the match queue. */
export type MatchQueued = {
  readonly Model: Match;
  readonly Base: MatchEntity;
  readonly Command: MatchCommand;
  readonly Error: MatchError;
};

/**
 * What a device stores of a match: the last state from the server and the commands that the server has not confirmed.
 */
export type DeviceMatch = QueueRecord<MatchQueued>;

type Of<Kind extends MatchCommand['kind']> = Extract<MatchCommand, { readonly kind: Kind }>;

/** Whether a match contains a turn, or the choice after a bull-out. */
const hasAct = (match: Match, id: string): boolean => actsOf(match).some((act) => act.id === id);

const applyThrow = (match: Match, { newThrow, position }: Of<'throw'>): Result<Match, MatchError> => {
  if (hasAct(match, newThrow.id)) return ok(match);
  const room = mayRecordMore(match);
  return room.ok ? recordThrow(match, newThrow, position) : room;
};

const applyBullOut = (match: Match, command: Of<'bull-out'>): Result<Match, MatchError> =>
  hasAct(match, command.id) ? ok(match) : decideBullOut(match, command, command.position);

const applyUndo = (match: Match, { throwId }: Of<'undo'>): Result<Match, MatchError> =>
  hasAct(match, throwId) ? undoThrow(match, throwId) : ok(match);

const applySwitch = (match: Match, { startingParty }: Of<'switch'>): Result<Match, MatchError> => {
  const starter = currentLeg(match)?.startingParty ?? match.startingParty;
  return starter === startingParty ? ok(match) : switchStartingParty(match);
};

/** The match after one more command; a command that it already contains changes nothing. */
export const applyCommand = (match: Match, command: MatchCommand): Result<Match, MatchError> => {
  switch (command.kind) {
    case 'create':
      return ok(match);
    case 'start':
      return match.status === 'scheduled' ? startMatch(match, { at: command.at }) : ok(match);
    case 'throw':
      return applyThrow(match, command);
    case 'bull-out':
      return applyBullOut(match, command);
    case 'undo':
      return applyUndo(match, command);
    case 'correct':
      return correctThrow(match, command.correction);
    case 'switch':
      return applySwitch(match, command);
    case 'partners':
      return orderPartners(match, command);
    case 'forfeit':
      if (endOf(match) === 'forfeit') return ok(match);
      return forfeitMatch(match, { winningParty: command.winningParty, at: command.at });
  }
};

const createFrom = (matchId: string, { newMatch }: Of<'create'>): Match => ({
  ...createMatch({ ...newMatch, id: matchId }),
  startingParty: newMatch.startingParty,
});

/** The match of the rules from the server's match; all other values can be derived from it. */
export const matchFromWire = ({ id, props }: MatchEntity): Match => ({
  id,
  parties: props.parties,
  config: props.config,
  ...(props.startingScores && { startingScores: props.startingScores }),
  status: props.status,
  startingParty: props.startingParty,
  sets: props.sets,
  isForfeited: props.isForfeited,
  ...(props.isCompletedOnPaper && { isCompletedOnPaper: true }),
  winningParty: props.winningParty,
  startedAt: props.startedAt,
  finishedAt: props.finishedAt,
});

/**
 * The match that a device shows: the server's match with the waiting commands applied. If a waiting command no longer
 * fits (another device changed the match), it stops before that command; the server's refusal will give the reason.
 * Null if neither the server's match nor its creation is known.
 */
export const foldMatch = ({ id, base, queue }: Omit<DeviceMatch, 'version' | 'refusal'>): Match | null => {
  let match = base === null ? null : matchFromWire(base);
  for (const command of queue) {
    if (match === null) {
      if (command.kind !== 'create') return null;
      match = createFrom(id, command);
      continue;
    }
    const next = applyCommand(match, command);
    if (!next.ok) return match;
    match = next.value;
  }
  return match;
};

/** The rules of a match for its queue. */
export const matchQueueRules: QueueRules<MatchQueued> = {
  fold: foldMatch,
  apply: applyCommand,
  notReady: 'error.invalid-match-status',
  outOfSync: 'error.match.out-of-sync',
};
