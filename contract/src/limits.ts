// Limits that server and browser share, each with its unit, reason and source.

/**
 * Version of the calls that a browser makes, which its header `x-frontend-version` names. The server refuses a different
 * major.minor. Specification: frontend version. It is not the version of the product: that is `appVersion`.
 */
export const frontendVersion = '1.2.1';

/**
 * Version of the product, the same as in every package.json (a check). A browser sends it as `x-app-version`, so that the
 * server knows which error codes it understands.
 */
export const appVersion = '2.0.0';

/** A version of the product as a browser sends it; anything else counts as no version. */
export const appVersionPattern = '^\\d{1,4}\\.\\d{1,4}\\.\\d{1,4}$';

/** Headers of every call of today's web app that say its versions. */
export const versionHeaders = {
  'x-frontend-version': frontendVersion,
  'x-app-version': appVersion,
} as const;

/** Path prefix of all calls; only /health, /metrics and the web app lie outside. */
export const apiBasePath = '/api/v1';

/** Entries of a list if the query names no limit. Specification: page size. */
export const defaultLimit = 5;

/** Maximum entries of one list; keeps an answer below a megabyte. */
export const maxLimit = 100;

/** Maximum number of events that one person is asked about at a time; more than two busy weeks have. */
export const maxAskedEvents = 30;

/** Maximum number of players of a team, invited ones included: more than the largest club has. */
export const maxPlayersOfTeam = 500;

/** Maximum number of teams of a player, with those that have invited them: nobody plays for more. */
export const maxTeamsOfPlayer = 100;

/** Maximum number of players in the lobby; nobody reads a longer list. */
export const maxLobbyPlayers = 200;

/** Maximum number of reasons that a match keeps for having been reopened; older ones are dropped. */
export const maxReopenings = 50;

/** Maximum number of corrected turns that a match remembers; older ones are dropped. */
export const maxCorrections = 100;

/** Length of the title of a second chance. */
export const maxStageTitleLength = 30;

/** Length of an id: 20 characters of `0-9a-z` are 103 bits, so nobody guesses an id and none occurs twice. */
export const idLength = 20;
export const idPattern = '^[0-9a-z]{20}$';

/** Request ids: 1 to 64 letters, digits, `-` and `_`. UUIDs and our own ids fit. */
export const requestIdPattern = '^[A-Za-z0-9_-]{1,64}$';

/** Maximum length of a name of a guest, match and so on, in characters; longer ones do not fit a scoreboard. */
export const maxNameLength = 60;

/** Maximum length of a match's description, in characters. */
export const maxDescriptionLength = 200;

/** Maximum length of the reason why a match is reopened, in characters. */
export const maxReasonLength = 200;

/** Maximum length of the message of a club that asks for a team, in characters. */
export const maxWishMessageLength = 1000;

/** Maximum length of a piece of news, in characters: about three pages. */
export const maxNewsLength = 10_000;

/** Lifetime of a guest token, in ms. Specification: 2 hours. */
export const guestTokenLifetimeMs = 2 * 60 * 60 * 1000;

/** How long an expired guest token can still be renewed for the same guest, in ms. */
export const guestTokenRenewalMs = 30 * 24 * 60 * 60 * 1000;

/** How long public lists show a match that a guest has created and not finished, in ms. */
export const guestMatchListedMs = 24 * 60 * 60 * 1000;

/** Maximum size of a JSON body, in bytes; the largest one that the web app sends (a new match) has about 2 kB. */
export const maxBodyBytes = 64 * 1024;

/** Maximum length of what a device takes to the secure address, in characters: settings and a hundred refused matches. */
export const maxRelocationLength = 900_000;

/** Maximum size of that call's body, in bytes. */
export const maxRelocationBytes = 1024 * 1024;

/** How long a device can take what it left for the secure address, in ms: as long as a tap and a page need. */
export const relocationLifetimeMs = 60_000;

/** A code that leads to it: 16 bytes as base64url. */
export const relocationCodePattern = '^[A-Za-z0-9_-]{22}$';

/** Maximum length of a log message from a browser, in characters. */
export const maxLogLength = 2000;

/**
 * Header of an exported file: number of its entries, for a progress bar. Each entry begins a line of the file with its
 * id; the turns of a match begin with the id of the match and count as one.
 */
export const entryCountHeader = 'x-entry-count';

/** Time without a connection, in ms, after which a page says that it may be out of date. */
export const staleAfterMs = 3000;

/** Maximum length of a password, in characters: long enough for a sentence, short enough to hash quickly. */
export const maxPasswordLength = 200;

/** Lifetime of a session without any use, in ms; every use starts it again. */
export const sessionLifetimeMs = 30 * 24 * 60 * 60 * 1000;

/** How long the link of a verification mail works, in ms; the user can request a new one. */
export const verificationLifetimeMs = 3 * 24 * 60 * 60 * 1000;

/** How long the link of a password mail works, in ms; short because it gives access to the account. */
export const passwordResetLifetimeMs = 60 * 60 * 1000;

/** How long the link of a team's invitation works, in ms; many people read their mail only at the next training. */
export const inviteLifetimeMs = 14 * 24 * 60 * 60 * 1000;

/** Maximum number of accounts whose device tokens a device keeps; a club's tablet has a handful. */
export const maxDeviceTokens = 20;

/** Maximum size of an uploaded picture, in bytes. Specification: 3 MB. */
export const maxPictureBytes = 3 * 1024 * 1024;

/** Maximum size of an uploaded picture in pixels: a small file can unpack to a picture that fills the memory. */
export const maxPicturePixels = 24_000_000;

/** Kinds of pictures that can be uploaded, as in the `type` of a file. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** Maximum length of an event's description, in characters. */
export const maxEventDescriptionLength = 10_000;

/** Events that can be created with one call: a weekly training for a year, and some to spare. */
export const maxEventsPerCall = 60;

/** Length of a player's online id and a team's referral code: the first characters of the id, in capitals. */
export const onlineIdLength = 6;
/** How the server writes an online id. */
export const onlineIdPattern = `^[0-9A-Z]{${onlineIdLength}}$`;
/** How people may type an online id: upper and lower case are the same. */
export const typedOnlineIdPattern = `^[0-9A-Za-z]{${onlineIdLength}}$`;

/** How long a code of `Am Gerät bestätigen` waits for an answer, in ms: enough to fetch a phone from a jacket. */
export const agreementCodeLifetimeMs = 10 * 60 * 1000;
/** Length of such a code: a billion codes, of which few are open, and wrong ones are counted. */
export const agreementCodeLength = 6;
/** How the server writes a code: without 0, O, 1 and I, which look alike. */
export const agreementCodePattern = `^[2-9A-HJ-NP-Z]{${agreementCodeLength}}$`;
/** How people may type a code. */
export const typedAgreementCodePattern = `^[0-9A-Za-z]{${agreementCodeLength}}$`;

/**
 * Age of a new match, in ms, from which the server takes it for one that a device has kept. Older web apps send such
 * matches without saying so.
 */
export const keptMatchAgeMs = 60 * 1000;

/**
 * Ports of boards that detect darts: the standard board has one for its status (HTTP) and one for its events
 * (WebSocket), the Autodarts board manager one for both. The page's security policy lets browsers reach only these
 * ports of other machines.
 */
export const boardPorts = { status: 4000, socket: 4001, autodarts: 3180 } as const;

/** Maximum number of rows in a table of an event; more than a tournament can have, and a big training. */
export const maxRankedParties = 1000;
/** Maximum number of short legs, or of high finishes, that a table tells of one player or party. */
export const maxRankedLegs = 1000;

/** Maximum number of opponents without accounts that a team enters: the clubs of several leagues over some years. */
export const maxOpponents = 200;

/**
 * Maximum number of entries of a tournament, whatever their status: the participants, a waiting list as long, and as many
 * who were rejected or have withdrawn.
 */
export const maxEntriesOfTournament = 512;

/** Maximum number of players of earlier tournaments that a search shows: more are no help on a phone. */
export const maxKnownExternals = 20;

/** Digits of the PIN with which the matches of a tournament are scored. */
export const matchPinLength = 4;

/** Characters of the key in the QR code of a tournament's card: 128 bits. */
export const cardKeyLength = 22;
/** Header with the key of the tablet of a board, which it got when it was bound: 22 characters as those of a card. */
export const tabletKeyHeader = 'x-tablet-key';
/** A key or a code of 128 bits. */
export const tabletKeyPattern = '^[A-Za-z0-9_-]{22}$';
/** Maximum number of tablets that are bound in the hall of a team: two for each board. */
export const maxTabletsOfTeam = 80;

/** Maximum length of an announcement, in characters: one line of a television. */
export const maxAnnouncementLength = 80;
/** Maximum number of announcements at once; more of them nobody reads. */
export const maxAnnouncements = 3;
/** For how long an announcement stands, in minutes. */
export const announcementMinutes = { min: 1, max: 240 } as const;

/** Maximum number of players of a tournament: 128 pairs. */
export const maxPlayersOfTournament = 256;

/** Maximum number of tournaments of a series: one in every other week of a year, and some to spare. */
export const maxTournamentsOfSeries = 30;

/** Maximum number of templates of a team: each of its tournaments of a year, and some to spare. */
export const maxTemplatesOfTeam = 30;
/** Maximum number of competitions of one day: singles, doubles and several classes of age. */
export const maxCompetitionsOfDay = 12;

/** Maximum number of leagues of an office: the divisions of a county over some years. */
export const maxLeaguesOfTeam = 60;
/** Maximum number of fixtures of a league: 20 teams with return games have 380. */
export const maxFixturesOfLeague = 400;
/** Maximum number of acts on the report of one fixture; nobody argues longer. */
export const maxActsOfReport = 60;
/** Maximum number of acts about moving one fixture; the last ones are left to the office. */
export const maxMoveActs = 40;
/** Maximum number of them after which the sides can only go to the office. */
export const maxMoveActsOfSides = 30;
/** Maximum number of measures of a league: ten for each of 20 teams. */
export const maxMeasuresOfLeague = 200;
/** Maximum length of the rule on which a measure rests, in characters: `§ 12 Abs. 3 Sportordnung`. */
export const maxRuleLength = 80;
/** Maximum number of rounds of a league: 20 teams that meet four times have 76. */
export const maxRoundsOfLeague = 80;
/** Maximum number of players whom the list of a league names: 20 teams with 50 each. */
export const maxPlayersOfLeague = 1000;
/** Maximum length of the name of a season, in characters: `2026/27 Rückrunde`. */
export const maxSeasonLength = 30;
/** Maximum of games, and of legs, in a result that an office enters. */
export const maxTally = 999;

/** Maximum length of the label of a board, in characters. */
export const maxBoardLength = 20;

/** Maximum number of boards of a team's hall; a tournament of hundreds has 32. */
export const maxBoardsOfTeam = 40;
/** Maximum number of tournaments that share a hall with another one on the same day; a large club day has six in all. */
export const maxOthersInHall = 5;
/** Maximum number of pairs of people who may be the same that are shown for the tournaments of one day. */
export const maxPerhapsSame = 200;
/** Maximum number of matches that are named at one board; more than one only if somebody insisted. */
export const maxShownOnBoard = 4;
/** Maximum number of matches whose start is forecast: the next hours of the largest hall. */
export const maxForecastStarts = 200;

/** Points for one achievement: more than any series gives. */
export const maxPointsForOne = 1000;

/** How long after an event the e-mail addresses of its participants are kept, in ms. */
export const addressKeptMs = 30 * 24 * 60 * 60 * 1000;

/** Maximum length of each setting about the operator of a server, in characters. */
export const maxOperatorLength = 200;

/** Maximum length of the server's address, in characters; a name in the internet has at most 253. */
export const maxServerAddressLength = 300;

/** Maximum number of people for whom one device shows or gets calls: a large family. */
export const maxPeopleOfDevice = 20;
/** Maximum number of calls that concern them at once: each of them plays and writes. */
export const maxOwnCalls = 2 * maxPeopleOfDevice;
/** Maximum length of a name as it is shown, such as that of a pair, in characters. */
export const maxShownNameLength = 400;
/** Maximum length of the address that a browser gets from its push service, in characters; known ones have up to 500. */
export const maxPushAddressLength = 1000;
/** Maximum number of devices to which somebody has an event sent; another one replaces the oldest. */
export const maxPushDevicesOfPerson = 5;
/** Maximum number of devices of all people of an event. */
export const maxPushDevicesOfEvent = 1000;

/** Maximum number of bookings in the cash book of an event: four for each of 500 entries. */
export const maxBookings = 2000;
/** Maximum number of places that get a prize. */
export const maxPrizePlaces = 32;

/** Maximum number of addresses that hear of a team's matches: lights, a chat, a phone and a screen. */
export const maxHooksOfTeam = 5;
/** Maximum length of such an address, in characters; those of chats contain long keys. */
export const maxHookUrlLength = 500;
/** Deliveries of a hook that are kept and shown: an evening, and enough to find an error. */
export const maxShownDeliveries = 50;
