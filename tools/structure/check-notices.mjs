/** @import { Project } from './sources.mjs' */

const mailWay = 'server/src/platform/mail/';
/** What requests a mail: at once, or at a pace. */
const requests = /\b(sendMail|sendAtPace)\b/;
/** Words of mails, to which `write-mail.ts` adds the greeting, of pages for programs, and what the terminal shows after the start. */
const mayBeGerman = /-mails\.ts$|\/describe-[a-z]+-page\.ts$|\/write-mail\.ts$|\/banner\.ts$/;
const german = /[äöüÄÖÜß„“]/;

/**
 * Nouns say what has happened, to whom, and by which way they learn it (`notify`); only the way of mails requests mails.
 * No other file of the server has German words outside of comments.
 * @param {Project} project @returns {string[]}
 */
export function checkNotices({ sources }) {
  return sources
    .filter(({ path, isTest }) => path.startsWith('server/src/') && !isTest)
    .flatMap(({ path, text }) => {
      const code = withoutComments(text);
      return [
        ...(requests.test(code) && !path.startsWith(mailWay)
          ? [`${path}: only ${mailWay} requests mails; use \`notify\``]
          : []),
        ...(german.test(code) && !mayBeGerman.test(path)
          ? [`${path}: German stands in web/src/text, and for mails in \`<noun>-mails.ts\``]
          : []),
      ];
    });
}

/** The text without whole lines of comments. @param {string} text */
function withoutComments(text) {
  return text
    .split('\n')
    .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line))
    .join('\n');
}
