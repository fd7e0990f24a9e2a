/**
 * A path of this app that came from outside, e.g. the page after signing in; null for other destinations.
 * @param text part of a query, so anybody may have written it
 */
export function sameSitePath(text: string | null): string | null {
  if (text === null || !text.startsWith('/')) return null;
  const here = globalThis.location.origin;
  if (!URL.canParse(text, here)) return null;
  const { origin, pathname, search, hash } = new URL(text, here);
  // `/.//elsewhere` belongs to this site only until the browser normalises it.
  return origin === here && !pathname.startsWith('//') ? pathname + search + hash : null;
}
