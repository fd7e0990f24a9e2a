import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from './config.ts';

/** Structured log: one JSON object per line. */
export type Log = Logger;

/**
 * Creates the log. It contains no names, tokens, mail addresses or network addresses: callers pass only ids, codes and
 * counts, and errors are reduced to what a developer needs (databases often quote the row that failed).
 */
export function createLog(level: LogLevel, destination?: DestinationStream): Log {
  const options = {
    level,
    base: { pid: process.pid },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Type, code, message and stack of an error, without the `detail`, `parameters` and `cause` that a driver adds. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error ? String(error.code) : undefined;
  return { type: error.name, code, message: error.message, stack: error.stack };
}
