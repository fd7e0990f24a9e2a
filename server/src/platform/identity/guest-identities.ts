import type { EndedGuests } from './ended-guests.ts';
import type { GuestTokens } from './guest-tokens.ts';

/** Gives a guest a new token, and ends the earlier ones. */
export type GuestIdentities = Pick<GuestTokens, 'issue'> & Pick<EndedGuests, 'endBefore'>;
