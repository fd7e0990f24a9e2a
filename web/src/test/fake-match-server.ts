import type { MatchEntity } from '@neundarter/contract/entities/match';
import { correctThrow } from '@neundarter/rules/match/correct-throw';
import { createMatch } from '@neundarter/rules/match/create';
import { forfeitMatch } from '@neundarter/rules/match/forfeit';
import { orderPartners } from '@neundarter/rules/match/order-partners';
import { recordThrow } from '@neundarter/rules/match/record-throw';
import { decideBullOut } from '@neundarter/rules/match/round-limit';
import { standingOf } from '@neundarter/rules/match/standing';
import { startMatch } from '@neundarter/rules/match/start';
import { canSwitchPlayer, switchStartingParty } from '@neundarter/rules/match/switch';
import type { Match, MatchError } from '@neundarter/rules/match/types';
import { undoThrow } from '@neundarter/rules/match/undo-throw';
import { ok, type Result } from '@neundarter/rules/result';
import { summaryOf } from '@neundarter/rules/stats/summary';
import type { ReadOutcome, SendOutcome } from '../data/api/api.ts';
import type { MatchCommand } from '../data/match/match-commands.ts';

export const scorerId = 'scorer00000000000000';

/** A match as the server sends it. */
export const entityOf = (match: Match, revision: number, createdById = scorerId): MatchEntity => {
  const standing = standingOf(match);
  return {
    id: match.id,
    props: {
      parties: match.parties,
      config: match.config,
      status: match.status,
      eventId: null,
      event: null,
      eventName: null,
      description: null,
      isOnlineMatch: false,
      onlineMatchRequest: null,
      isForfeited: match.isForfeited,
      winningParty: match.winningParty,
      caller: null,
      canSwitchPlayer: canSwitchPlayer(match),
      createdById,
      timeStamp: 1,
      startedAt: match.startedAt,
      finishedAt: match.finishedAt,
      startingParty: match.startingParty,
      startingPlayerId: null,
      currentParty: standing.currentParty,
      currentPlayerId: standing.currentPlayerId,
      standing,
      revision,
      sets: match.sets,
      currentSet: null,
      summary: summaryOf(match),
    },
  };
};

const applyAsServer = (match: Match, command: MatchCommand): Result<Match, MatchError> => {
  switch (command.kind) {
    case 'create':
      return ok(match);
    case 'start':
      return startMatch(match, { at: command.at });
    case 'throw':
      return recordThrow(match, command.newThrow, command.position);
    case 'bull-out':
      return decideBullOut(match, command, command.position);
    case 'undo':
      return undoThrow(match, command.throwId);
    case 'correct':
      return correctThrow(match, command.correction);
    case 'switch':
      return switchStartingParty(match);
    case 'partners':
      return orderPartners(match, command);
    case 'forfeit':
      return forfeitMatch(match, { winningParty: command.winningParty, at: command.at });
  }
};

type Kept = { match: Match; revision: number };

/** The server's side of a match in memory: the rules decide, a repeated request changes nothing. */
export class FakeMatchServer {
  /** Ids of the commands that changed something, in order. */
  readonly applied: string[] = [];
  isReachable = true;
  /** Why calls fail while the server cannot be reached. */
  failure = 'error.api.network-error';
  /** Applies the next command, but loses the answer. */
  losesNextAnswer = false;
  /** Refuses every command with this code. */
  refusal: string | null = null;
  attempts = 0;
  #matches = new Map<string, Kept>();

  keep(match: Match): void {
    const revision = (this.#matches.get(match.id)?.revision ?? 0) + 1;
    this.#matches.set(match.id, { match, revision });
  }

  delete(matchId: string): void {
    this.#matches.delete(matchId);
  }

  matchOf(matchId: string): Match | undefined {
    return this.#matches.get(matchId)?.match;
  }

  revisionOf(matchId: string): number {
    return this.#matches.get(matchId)?.revision ?? 0;
  }

  readonly send = async (matchId: string, command: MatchCommand): Promise<SendOutcome<MatchEntity>> => {
    this.attempts += 1;
    if (!this.isReachable) return { kind: 'later', code: this.failure };
    if (this.refusal !== null) return { kind: 'refused', code: this.refusal };
    const error = this.#apply(matchId, command);
    if (error !== null) return { kind: 'refused', code: error };
    if (this.losesNextAnswer) {
      this.losesNextAnswer = false;
      return { kind: 'later', code: this.failure };
    }
    return { kind: 'done', answer: this.entity(matchId) };
  };

  readonly read = async (matchId: string): Promise<ReadOutcome<MatchEntity>> => {
    if (!this.isReachable) return { kind: 'failed', error: new Error('no network') };
    return this.#matches.has(matchId) ? { kind: 'found', answer: this.entity(matchId) } : { kind: 'missing' };
  };

  entity(matchId: string): MatchEntity {
    const kept = this.#matches.get(matchId);
    if (kept === undefined) throw new Error(`no match ${matchId}`);
    return entityOf(kept.match, kept.revision);
  }

  #apply(matchId: string, command: MatchCommand): string | null {
    if (this.applied.includes(command.id)) return null;
    const known = this.#matches.get(matchId)?.match;
    if (known === undefined && command.kind !== 'create') return 'error.not-found';
    const before = known ?? this.#create(matchId, command);
    if (before === null) return 'error.not-found';
    const after = applyAsServer(before, command);
    if (!after.ok) return after.error;
    this.keep(after.value);
    this.applied.push(command.id);
    return null;
  }

  #create(id: string, command: MatchCommand): Match | null {
    if (command.kind !== 'create') return null;
    const { parties, config, startingParty } = command.newMatch;
    return { ...createMatch({ id, parties, config }), startingParty };
  }
}
