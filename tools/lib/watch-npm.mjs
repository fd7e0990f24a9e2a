import { readFileSync } from 'node:fs';

/** How often to look, in ms. */
const lookMs = 500;

/** Between npm and the command there can be shells, which outlive npm when it is killed. */
const isShell = /^(ba|da|a|k|z|fi)?sh$|^busybox$/;

/**
 * Calls back once npm, or a shell between npm and this process, is gone: both can be killed without a word. Without
 * npm nobody is watched, since whoever runs the starter by hand may leave.
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

/** Who is whose parent, from this process through the shells up to npm. */
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
 * Undefined when the process is gone, and always on systems other than Linux: there npm's shell becomes the command.
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
