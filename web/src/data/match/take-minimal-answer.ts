import type { MatchEntity, MinimalMatch } from '@neundarter/contract/entities/match';
import { progressOf } from '@neundarter/rules/match/progress';
import type { Match, Standing, Throw } from '@neundarter/rules/match/types';
import { detailsOf } from '@neundarter/rules/stats/match-details';
import { applyCommand, type MatchCommand, matchFromWire } from './match-commands.ts';

/**
 * The command as the server has carried it out: the server may correct the time of a turn. Null if the turn is not the
 * last one any more.
 */
const carriedOut = (command: MatchCommand, lastThrow: Throw | null): MatchCommand | null => {
  if (command.kind !== 'throw') return command;
  if (lastThrow?.id !== command.id) return null;
  const { party: _party, throwNumber: _throwNumber, ...newThrow } = lastThrow;
  return { ...command, newThrow };
};

/** Whether the server has the same standing; a newer server may send more fields. */
const isSameStanding = (own: Standing, sent: Standing): boolean =>
  (Object.keys(own) as (keyof Standing)[]).every(
    (field) => JSON.stringify(own[field]) === JSON.stringify(sent[field]),
  );

const withMatch = (base: MatchEntity, match: Match, revision: number): MatchEntity => ({
  ...base,
  props: { ...base.props, ...progressOf(match), ...detailsOf(match), revision },
});

/**
 * The server's match after a command of this device, from `base` (the last state from the server) and the minimal
 * answer. Null if it cannot be known, because something else changed the match too: then it has to be read. A repeated
 * command gets the current revision, which may be the next one by a change that is not this command.
 */
export const takeMinimalAnswer = (
  base: MatchEntity,
  command: MatchCommand,
  { revision, standing, lastThrow }: MinimalMatch,
): MatchEntity | null => {
  if (revision <= base.props.revision) return base;
  const sent = carriedOut(command, lastThrow);
  if (revision !== base.props.revision + 1 || sent === null) return null;
  const before = matchFromWire(base);
  const after = applyCommand(before, sent);
  if (!after.ok || after.value === before) return null;
  const next = withMatch(base, after.value, revision);
  return isSameStanding(next.props.standing, standing) ? next : null;
};
