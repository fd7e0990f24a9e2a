// Whether it helps to send a refused change of a match once more.
import { applyCommand, type DeviceMatch, matchFromWire } from './match-commands.ts';

/** What the server answers whatever its match looks like. */
const hopeless: ReadonlySet<string> = new Set(['error.not-found', 'error.invalid-request']);

/** Refusals of changes of a result that is final; they end when somebody reopens the match. */
const whileFinal: ReadonlySet<string> = new Set(['error.match.over', 'error.match.reason-needed']);

/**
 * Whether the server may accept the refused change now: what the rules refuse on its latest match, it refuses again. Missing
 * rights may have come meanwhile.
 */
export function canRetry({ base, queue, refusal }: Pick<DeviceMatch, 'base' | 'queue' | 'refusal'>): boolean {
  const command = queue.find(({ id }) => id === refusal?.commandId);
  if (refusal === null || command === undefined || hopeless.has(refusal.code)) return false;
  if (base === null) return command.kind === 'create';
  if (whileFinal.has(refusal.code) && base.props.status === 'finished') return false;
  return applyCommand(matchFromWire(base), command).ok;
}
