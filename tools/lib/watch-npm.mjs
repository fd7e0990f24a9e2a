import { readFileSync } from 'node:fs';

/** Time between two looks, in ms. */
const lookMs = 500;

/** There can be shells between npm and the command, and they survive npm if it is killed. */
const isShell = /^(ba|da|a|k|z|fi)?sh$|^busybox$/;

/**
 * Calls `onGone` when npm, or a shell between npm and this process, is gone: both can be killed without a message.
 * Without npm it watches nothing, since the person who started it by hand may log out.
 * @param {() => void} onGone
 */
export function watchNpm(onGone) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parents = parentsUpToNpm();
  const look = setInterval(() => {
    if (parents.every(({ of, parent }) => parentOf(of) === parent)) return;
    clearInterval(look);
    onGone();
  }, lookMs);
  look.unref();
}

/** The parent of each process, from this process through the shells up to npm. */
function parentsUpToNpm() {
  const parents = [{ of: process.pid, parent: process.ppid }];
  for (let above = process.ppid; isShell.test(readProcess(above)?.name ?? ''); ) {
    const parent = parentOf(above) ?? 0;
    parents.push({ of: above, parent });
    above = parent;
  }
  return parents;
}

/** @param {number} pid */
function parentOf(pid) {
  return pid === process.pid ? process.ppid : readProcess(pid)?.parent;
}

/**
 * Undefined if the process is gone, and always on systems other than Linux: there the command replaces npm's shell.
 * @param {number} pid
 */
function readProcess(pid) {
  try {
    const [, name, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').match(/^\d+ \((.*)\) \S (\d+)/s) ?? [];
    return name === undefined ? undefined : { name, parent: Number(parent) };
  } catch {
    return undefined;
  }
}
