// Limits both sides know. Each with its unit, reason and source.

/** Version this web app speaks; the server refuses another major.minor. Specification: frontend version. */
export const frontendVersion = '1.2.1';

/** Everything but /health, /metrics and the web app lives below it. */
export const apiBasePath = '/api/v1';

/** Entries of a list when nothing is asked. Specification: page size. */
export const defaultLimit = 5;

/** Most entries of one list answer; keeps an answer below a megabyte. */
export const maxLimit = 100;

/** Length of an id: 20 of `0-9a-z` are 103 bits, never guessed, never met twice. */
export const idLength = 20;
export const idPattern = '^[0-9a-z]{20}$';

/** Request ids: whatever a client makes of letters, digits, `-` and `_`. UUIDs and our own ids fit. */
export const requestIdPattern = '^[A-Za-z0-9_-]{1,64}$';

/** Names of guests, matches and the like, in characters; longer ones break every scoreboard. */
export const maxNameLength = 60;

/** Description of a match, in characters. */
export const maxDescriptionLength = 200;

/** Message of a club that asks for a team, in characters. */
export const maxWishMessageLength = 1000;

/** Longest piece of news, in characters; three pages. */
export const maxNewsLength = 10_000;

/** A guest token's lifetime in ms. Specification: 2 hours. */
export const guestTokenLifetimeMs = 2 * 60 * 60 * 1000;

/** How long an expired guest token still renews the same guest, in ms. */
export const guestTokenRenewalMs = 30 * 24 * 60 * 60 * 1000;

/** Largest JSON body in bytes; the largest honest one (a match set-up) has about 2 kB. */
export const maxBodyBytes = 64 * 1024;

/** Longest client log message, in characters. */
export const maxLogLength = 2000;

/** After so long without a connection a page says that it may be stale, in ms. */
export const staleAfterMs = 3000;

/** Longest password, in characters; a sentence fits, a flood of megabytes to hash does not. */
export const maxPasswordLength = 200;

/** A signed-in user who does nothing stays signed in for so long, in ms; every use starts it anew. */
export const sessionLifetimeMs = 30 * 24 * 60 * 60 * 1000;

/** How long the link of a verification mail works, in ms; a new one is sent on request. */
export const verificationLifetimeMs = 3 * 24 * 60 * 60 * 1000;

/** How long the link of a password mail works, in ms; short, since it opens the account. */
export const passwordResetLifetimeMs = 60 * 60 * 1000;

/** How long a team's invitation works, in ms; people read mails on the evening of the next training. */
export const inviteLifetimeMs = 14 * 24 * 60 * 60 * 1000;

/** Largest picture that can be uploaded, in bytes. Specification: 3 MB. */
export const maxPictureBytes = 3 * 1024 * 1024;

/** Description of an event, in characters; a poster's worth of text. */
export const maxEventDescriptionLength = 10_000;

/** Length of a player's online id and a team's referral code: the first characters of the id, in capitals. */
export const onlineIdLength = 6;
/** How the server writes an online id. */
export const onlineIdPattern = `^[0-9A-Z]{${onlineIdLength}}$`;
/** How people may type it: capitals make no difference. */
export const typedOnlineIdPattern = `^[0-9A-Za-z]{${onlineIdLength}}$`;

/**
 * Ports of boards that detect darts: the standard board's status (HTTP) and events (WebSocket), and the Autodarts board
 * manager's for both. Browsers reach no other ports of other machines: the page's security policy names these.
 */
export const boardPorts = { status: 4000, socket: 4001, autodarts: 3180 } as const;
