/** Where an address in markdown leads: somewhere on this page, within the app, or elsewhere. */
export type SafeAddress =
  | { readonly kind: 'anchor'; readonly href: string }
  | { readonly kind: 'inside'; readonly href: string }
  | { readonly kind: 'outside'; readonly href: string };

/** Everything else, `javascript:`, `data:` and `vbscript:` above all, runs or pretends to be something. */
const protocols: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * Reads an address as the browser would, so that no trick with capitals, tabs, control characters or entities makes it
 * another one for the browser than for us.
 * @param origin of the app, e.g. `https://darts.example`
 * @returns null for what must not be opened
 */
export function safeAddress(address: string, origin: string): SafeAddress | null {
  if (address.startsWith('#')) return { kind: 'anchor', href: address };
  if (address === '' || !URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  if (!protocols.has(url.protocol)) return null;
  if (url.origin !== origin) return { kind: 'outside', href: url.href };
  return { kind: 'inside', href: url.pathname + url.search + url.hash };
}
