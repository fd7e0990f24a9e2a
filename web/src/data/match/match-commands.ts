import type { MatchEntity } from '@neundarter/contract/entities/match';
import { createMatch } from '@neundarter/rules/match/create';
import { forfeitMatch } from '@neundarter/rules/match/forfeit';
import { recordThrow } from '@neundarter/rules/match/record-throw';
import { startMatch } from '@neundarter/rules/match/start';
import { switchStartingParty } from '@neundarter/rules/match/switch';
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
import { undoThrow } from '@neundarter/rules/match/undo-throw';
import { ok, type Result } from '@neundarter/rules/result';
import type { QueueRecord, QueueRules } from '../queue/queue-record.ts';

/** The training of a new match. */
export type NewMatchTraining = { readonly id: string; readonly name: string; readonly teamId: string };

/** What the device that makes a match knows of it. */
export type NewMatch = {
  readonly parties: PerParty<Party>;
  readonly config: MatchConfig;
  readonly startingParty: PartyIndex;
  readonly description: string | null;
  /** The training it belongs to; not there in records of older versions. */
  readonly training?: NewMatchTraining | null;
  /** Milliseconds since 1970. */
  readonly timeStamp: number;
};

/**
 * One change of a match on its way to the server. `id` is its request id, so that sending it again is harmless.
 * Each says what it wants to come of it (which throw, which starter), so that a change the server already made is
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
  | { readonly kind: 'undo'; readonly id: string; readonly throwId: string }
  /** `startingParty` throws first afterwards. */
  | { readonly kind: 'switch'; readonly id: string; readonly startingParty: PartyIndex }
  | {
      readonly kind: 'forfeit';
      readonly id: string;
      readonly winningParty: PartyIndex;
      readonly at: number;
    };

/** What the match queue is about. */
export type MatchQueued = {
  readonly Model: Match;
  readonly Base: MatchEntity;
  readonly Command: MatchCommand;
  readonly Error: MatchError;
};

/** What a device keeps of a match: the server's last word and the changes the server has not confirmed yet. */
export type DeviceMatch = QueueRecord<MatchQueued>;

type Of<Kind extends MatchCommand['kind']> = Extract<MatchCommand, { readonly kind: Kind }>;

const hasThrow = (match: Match, throwId: string): boolean =>
  match.sets.some((set) => set.legs.some((leg) => leg.throws.some((turn) => turn.id === throwId)));

const applyThrow = (match: Match, { newThrow, position }: Of<'throw'>): Result<Match, MatchError> =>
  hasThrow(match, newThrow.id) ? ok(match) : recordThrow(match, newThrow, position);

const applyUndo = (match: Match, { throwId }: Of<'undo'>): Result<Match, MatchError> =>
  hasThrow(match, throwId) ? undoThrow(match, throwId) : ok(match);

const applySwitch = (match: Match, { startingParty }: Of<'switch'>): Result<Match, MatchError> => {
  const starter = currentLeg(match)?.startingParty ?? match.startingParty;
  return starter === startingParty ? ok(match) : switchStartingParty(match);
};

/** The match after one more command; a command it already contains changes nothing. */
export const applyCommand = (match: Match, command: MatchCommand): Result<Match, MatchError> => {
  switch (command.kind) {
    case 'create':
      return ok(match);
    case 'start':
      return match.status === 'scheduled' ? startMatch(match, { at: command.at }) : ok(match);
    case 'throw':
      return applyThrow(match, command);
    case 'undo':
      return applyUndo(match, command);
    case 'switch':
      return applySwitch(match, command);
    case 'forfeit':
      if (match.isForfeited) return ok(match);
      return forfeitMatch(match, { winningParty: command.winningParty, at: command.at });
  }
};

const createFrom = (matchId: string, { newMatch }: Of<'create'>): Match => ({
  ...createMatch({ id: matchId, parties: newMatch.parties, config: newMatch.config }),
  startingParty: newMatch.startingParty,
});

/** The match of the rules within what the server sent: the rest can be derived from it. */
export const matchFromWire = ({ id, props }: MatchEntity): Match => ({
  id,
  parties: props.parties,
  config: props.config,
  status: props.status,
  startingParty: props.startingParty,
  sets: props.sets,
  isForfeited: props.isForfeited,
  winningParty: props.winningParty,
  startedAt: props.startedAt,
  finishedAt: props.finishedAt,
});

/**
 * The match a device shows: the server's match and, on top, what waits to be sent. Where a waiting command no longer
 * fits (another device went on), the match up to it; the server's refusal will say so.
 * Null while neither the server's match nor its creation is known.
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

/** The rules of a match, as its queue needs them. */
export const matchQueueRules: QueueRules<MatchQueued> = {
  fold: foldMatch,
  apply: applyCommand,
  notReady: 'error.invalid-match-status',
  outOfSync: 'error.match.out-of-sync',
};
