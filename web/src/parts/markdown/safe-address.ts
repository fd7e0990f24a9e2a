/** Where an address in Markdown leads: to a place on this page, within the app, or to another site. */
export type SafeAddress =
  | { readonly kind: 'anchor'; readonly href: string }
  | { readonly kind: 'inside'; readonly href: string }
  | { readonly kind: 'outside'; readonly href: string };

/** Allowed protocols. All others, above all `javascript:`, `data:` and `vbscript:`, run code or can deceive users. */
const protocols: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * Reads an address as the browser would. So capitals, tabs, control characters or entities cannot make the browser see
 * another address than this function.
 * @param origin of the app, e.g. `https://darts.example`
 * @returns null for an address that must not be opened
 */
export function safeAddress(address: string, origin: string): SafeAddress | null {
  if (address.startsWith('#')) return { kind: 'anchor', href: address };
  if (address === '' || !URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  if (!protocols.has(url.protocol)) return null;
  if (url.origin !== origin) return { kind: 'outside', href: url.href };
  return { kind: 'inside', href: url.pathname + url.search + url.hash };
}
