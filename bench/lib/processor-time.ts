import { readdirSync, readFileSync } from 'node:fs';

/** Time of one tick of the counters of Linux, in ms. */
const tickMs = 10;

type Times = { readonly parent: number; readonly ownMs: number; readonly ofEndedMs: number };

/** Null if the process has ended. */
const timesOf = (pid: number): Times | null => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program stands in brackets, and may have spaces.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ticks = (from: number) => Number(fields[from]) + Number(fields[from + 1]);
    return { parent: Number(fields[1]), ownMs: ticks(11) * tickMs, ofEndedMs: ticks(13) * tickMs };
  } catch {
    return null;
  }
};

/** Processor time that a process has used so far, in ms (Linux); NaN if it has ended. */
export const processorMs = (pid: number): number => timesOf(pid)?.ownMs ?? Number.NaN;

/** The process that has started this one; NaN if it has ended. */
export const parentOf = (pid: number): number => timesOf(pid)?.parent ?? Number.NaN;

/** Processor time that a process and those that it has started have used so far, in ms. */
export const familyMs = (pid: number): number => {
  const children = readdirSync('/proc')
    .map(Number)
    .filter((one) => Number.isInteger(one))
    .flatMap((one) => timesOf(one) ?? [])
    .filter(({ parent }) => parent === pid);
  const own = timesOf(pid);
  return children.reduce((total, { ownMs }) => total + ownMs, (own?.ownMs ?? 0) + (own?.ofEndedMs ?? 0));
};
