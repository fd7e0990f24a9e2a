/**
 * A path of this app that came from outside, e.g. where to go after signing in; null for whatever leads elsewhere.
 * @param text of a query: nobody knows who wrote it
 */
export function sameSitePath(text: string | null): string | null {
  if (text === null || !text.startsWith('/')) return null;
  const here = globalThis.location.origin;
  if (!URL.canParse(text, here)) return null;
  const { origin, pathname, search, hash } = new URL(text, here);
  // `/.//elsewhere` stays here only until it is tidied up.
  return origin === here && !pathname.startsWith('//') ? pathname + search + hash : null;
}
