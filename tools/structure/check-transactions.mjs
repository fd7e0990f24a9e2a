/** @import { Project } from './sources.mjs' */

/**
 * The work of a transaction may use only `tx`. The embedded database has one writer, so a call of `db` there would wait
 * for itself forever. The check searches the text of the function that is passed to `write`.
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

/** The text without `afterCommit` hooks, which run outside the transaction. @param {string} work */
function withoutAfterCommit(work) {
  const call = '.afterCommit(';
  const at = work.indexOf(call);
  if (at < 0) return work;
  const waiting = insideParentheses(work, at + call.length);
  return withoutAfterCommit(work.slice(0, at) + work.slice(at + call.length + waiting.length));
}

/** The text from `start` to the closing bracket of the call. @param {string} text @param {number} start */
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
