import type { MadeAuthority } from './keep-authority.ts';
import type { OwnPlace } from './own-place.ts';

/** The hall's own authority, for a server without another certificate. */
export type OwnAuthority = {
  /** What an authority made now would vouch for. */
  readonly place: () => OwnPlace;
  /** Makes an authority, unless one vouches for the place where this machine is. */
  readonly make: () => Promise<MadeAuthority>;
  /** The root of the certificate that is served, as PEM; null without one. */
  readonly root: () => string | null;
};
