/** @import { Project } from './sources.mjs' */

/**
 * Inside the work of a transaction only `tx` may be used: the embedded database has one writer, so using `db`
 * there waits for itself for ever. Found by text: the work is written where `write` is called.
 * @param {Project} project @returns {string[]}
 */
export function checkTransactions(project) {
  return project.sources
    .filter((source) => source.path.startsWith('server/') && !source.isTest)
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\.write\(\s*(?:async\s*)?\(\s*tx\b/g)]
        .map((match) => ({ at: match.index, work: insideParentheses(text, match.index + '.write('.length) }))
        .filter(({ work }) => /\bdb\b/.test(withoutAfterCommit(work)))
        .map(({ at }) => `${path}:${lineOf(text, at)}: inside a transaction only tx, not db`),
    );
}

/** What waits for the commit runs outside of the transaction again. @param {string} work */
function withoutAfterCommit(work) {
  const call = '.afterCommit(';
  const at = work.indexOf(call);
  if (at < 0) return work;
  const waiting = insideParentheses(work, at + call.length);
  return withoutAfterCommit(work.slice(0, at) + work.slice(at + call.length + waiting.length));
}

/** What stands from `start` to the bracket that closes the call. @param {string} text @param {number} start */
function insideParentheses(text, start) {
  let depth = 1;
  let end = start;
  for (; end < text.length && depth > 0; end++) {
    if (text[end] === '(') depth++;
    if (text[end] === ')') depth--;
  }
  return text.slice(start, end);
}

/** @param {string} text @param {number} at */
function lineOf(text, at) {
  return text.slice(0, at).split('\n').length;
}
