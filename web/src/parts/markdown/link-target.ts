import { type SafeAddress, safeAddress } from './safe-address.ts';

// Which address a link in a text may lead to. A text of somebody else must not make its reader do something by one tap,
// and must not promise another site than the one that it opens.

/**
 * Pages that do something for whoever opens them: they sign out, or redeem the link of a mail or a code. They are opened
 * from a mail or a camera, never from a text.
 */
const actingPages: readonly RegExp[] = [
  /^\/log-?out(\/|$)/,
  /^\/confirm(\/|$)/,
  /^\/register\/(email-activated|new-password|team-invite-activated)(\/|$)/,
  // The calls of the server are no pages, except pictures.
  /^\/api(\/(?!v1\/pictures\/)|$)/,
];

/** The path as the router and the server read it: without escapes, capitals and doubled slashes. */
const plainPath = (href: string): string | null => {
  const [path = ''] = href.split(/[?#]/);
  try {
    return decodeURIComponent(path)
      .replaceAll('\\', '/')
      .replaceAll(/\/{2,}/g, '/')
      .toLowerCase();
  } catch {
    return null;
  }
};

const acts = (href: string): boolean => {
  const path = plainPath(href);
  return path === null || actingPages.some((page) => page.test(path));
};

/** An address with a user before its host looks like the site that the user is named after. */
const hasUser = (href: string): boolean => {
  const { username, password } = new URL(href);
  return username !== '' || password !== '';
};

/** Words that read as an address with a host: `https://club.de/x`, `www.club.de`, `club.de/x`. */
const addressInWords =
  /^(?:[a-z][a-z+.-]*:)?(?:\/\/)?((?:[^\s/?#@]*@)?(?:[\p{L}\p{N}-]+\.)+(?:\p{L}[\p{L}\p{N}-]+|\d+(?<=(?:\.\d+){3}))(?::\d+)?)(?:[/?#]\S*)?$/iu;

const hostOf = (address: string): string | null =>
  URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : null;

/** Whether the words of a link name a host other than the one that it opens. */
const promisesOther = (words: string, href: string): boolean => {
  const named = addressInWords.exec(words.trim())?.[1];
  if (named === undefined) return false;
  const host = hostOf(`https://${named}`);
  return host !== null && host !== hostOf(href);
};

/**
 * Where a link of a text leads.
 * @param words of the link, as they are read
 * @returns null for an address that is not drawn as a link
 */
export function linkTarget(
  address: string,
  { words, origin }: { readonly words: string; readonly origin: string },
): SafeAddress | null {
  const target = safeAddress(address, origin);
  if (target === null || target.kind === 'anchor') return target;
  if (target.kind === 'inside')
    return acts(target.href) || promisesOther(words, origin + target.href) ? null : target;
  if (!/^https?:/.test(target.href)) return target;
  return hasUser(target.href) || promisesOther(words, target.href) ? null : target;
}
