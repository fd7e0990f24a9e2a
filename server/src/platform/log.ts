import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from './config.ts';

/** Structured log: one JSON object per line. */
export type Log = Logger;

/**
 * Makes the log. It never gets names, tokens, mail or network addresses: callers pass ids, codes and counts only,
 * and errors are cut down to what a programmer needs (databases like to quote the row that failed).
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

/** Type, code, message and stack; not the `detail`, `parameters` or `cause` a driver hangs on. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error ? String(error.code) : undefined;
  return { type: error.name, code, message: error.message, stack: error.stack };
}
