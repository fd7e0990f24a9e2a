import { addressesOf, lanAddresses } from './addresses.ts';

type ServerPlace = {
  /** URL from outside, as the operator says; null if they say nothing. */
  readonly publicUrl: string | null;
  /** https address with a certificate that every browser trusts now; null without one. */
  readonly trusted: string | null;
  /** The host that the server listens on (null: all) and its actual port. */
  readonly bound: { readonly host: string | null; readonly port: number };
};

/**
 * The address at which others reach this server, for every link, QR code, mail, calendar file, print and share: the
 * public URL; a name that every browser trusts; otherwise plain http at the best address in the local network. A certificate
 * that only some devices trust never leads here: a guest's phone must not meet a warning.
 *
 * It never depends on the browser or request that asks: a laptop that runs the server opens `localhost`, and no phone can
 * follow a link to that. Only if no other device reaches the server (`HOST=127.0.0.1`, or no network) it is the numeric
 * address of this machine.
 * @param lan addresses of this machine in its network, the best one first; they change while the server runs
 * @returns a URL without a slash at the end
 */
export function serverAddress({ publicUrl, trusted, bound }: ServerPlace, lan = lanAddresses()): string {
  if (publicUrl !== null) return publicUrl;
  if (trusted !== null) return trusted;
  const { lan: reachable, local } = addressesOf(bound, null, lan);
  return reachable[0] ?? local.replace('//localhost:', '//127.0.0.1:');
}
