import { createMatch } from '@neundarter/rules/match/create';
import { forfeitMatch } from '@neundarter/rules/match/forfeit';
import { recordThrow } from '@neundarter/rules/match/record-throw';
import { startMatch } from '@neundarter/rules/match/start';
import { switchStartingParty } from '@neundarter/rules/match/switch';
import { currentLeg } from '@neundarter/rules/match/turn-order';
import type { Match, MatchError } from '@neundarter/rules/match/types';
import { undoThrow } from '@neundarter/rules/match/undo-throw';
import { ok, type Result, refused } from '@neundarter/rules/result';
import { matchFromWire } from './match-from-wire.ts';
import type { MatchCommand, StoredMatch } from './match-queue-types.ts';

type Of<Kind extends MatchCommand['kind']> = Extract<MatchCommand, { readonly kind: Kind }>;

const hasThrow = (match: Match, throwId: string): boolean =>
  match.sets.some((set) => set.legs.some((leg) => leg.throws.some((turn) => turn.id === throwId)));

const lastThrowId = (match: Match): string | null => {
  for (const set of match.sets.toReversed()) {
    for (const leg of set.legs.toReversed()) {
      const last = leg.throws.at(-1);
      if (last !== undefined) return last.id;
    }
  }
  return null;
};

const applyThrow = (match: Match, { newThrow, position }: Of<'throw'>): Result<Match, MatchError> =>
  hasThrow(match, newThrow.id) ? ok(match) : recordThrow(match, newThrow, position);

const applyUndo = (match: Match, { throwId }: Of<'undo'>): Result<Match, MatchError> => {
  if (lastThrowId(match) === throwId) return undoThrow(match);
  return hasThrow(match, throwId) ? refused('error.match.out-of-sync') : ok(match);
};

const applySwitch = (match: Match, { startingParty }: Of<'switch'>): Result<Match, MatchError> => {
  const starter = currentLeg(match)?.startingParty ?? match.startingParty;
  return starter === startingParty ? ok(match) : switchStartingParty(match);
};

const createFrom = (matchId: string, { newMatch }: Of<'create'>): Match => ({
  ...createMatch({ id: matchId, parties: newMatch.parties, config: newMatch.config }),
  startingParty: newMatch.startingParty,
});

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

/**
 * The match a device shows: the server's match and, on top, what waits to be sent. Where a waiting command no longer
 * fits (another device went on), the match up to it; the server's refusal will say so.
 * Null while neither the server's match nor its creation is known.
 */
export const foldMatch = ({ id, base, queue }: Omit<StoredMatch, 'version' | 'refusal'>): Match | null => {
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

export { lastThrowId };
