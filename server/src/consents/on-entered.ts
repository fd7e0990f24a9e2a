import { lockEvent } from '../events/lock-event.ts';
import { findEventsById } from '../events/reads.ts';
import type { MatchPlatform } from '../matches/settle-match.ts';
import { countAttempt } from '../platform/attempts.ts';
import { contentHash } from '../platform/content-hash.ts';
import type { WriteTx } from '../platform/db/database.ts';
import type { Platform } from '../platform/platform.ts';
import type { Reaction } from '../platform/reactions/reaction.ts';
import { findAddressOfPlayer } from '../users/reads.ts';
import { agreeToEvent } from './agree-to-event.ts';
import type { ConsentNotice } from './consent-mails.ts';
import { describeConsents } from './reads.ts';
import { consentRows, type Entered, type StoredConsent } from './store.ts';

/** Mails to one address in a day; further questions wait on the start page. */
const perAddress = { max: 3, windowMs: 24 * 60 * 60_000 };

const sendQuestion = async (
  { notify, clock }: Pick<Platform, 'notify' | 'clock'>,
  tx: WriteTx,
  consent: StoredConsent,
): Promise<void> => {
  const { eventId, playerId } = consent;
  const to = await findAddressOfPlayer(tx.q, playerId);
  const [question] = await describeConsents(tx.q, [consent]);
  const [event] = await findEventsById(tx.q, [eventId]);
  if (to === null || question === undefined || event === undefined) return;
  const key = `entered-mail:${contentHash(to)}`;
  if ((await countAttempt(tx, [{ key, ...perAddress }], clock.now())) !== null) return;
  const { eventType, eventName, teamName, askedBy } = question;
  const kind = 'entered-by-others';
  const what: ConsentNotice = { kind, eventId, eventType, eventName, teamName, askedBy };
  await notify(tx, { by: 'mail', what, to, repeats: { once: `${kind}:${eventId}:${playerId}` } });
};

/** Mails a player, once per event, that somebody else has entered them. */
const mailQuestion = (platform: MatchPlatform, entered: Entered): Promise<void> =>
  platform.db.write(async (tx) => {
    await lockEvent(tx, entered.eventId);
    const consent = await consentRows.findOne(tx.q, entered);
    if (consent?.status !== 'open' || consent.mailedAt !== null) return;
    await sendQuestion(platform, tx, consent);
    await consentRows.put(tx, { ...consent, mailedAt: platform.clock.now() });
  });

/**
 * Mails players who were entered by others, and takes a turn that somebody enters for themselves, by their own account,
 * as their agreement. @param platformOf called when something has happened; reactions are made before the platform
 */
export const onEntered = (platformOf: () => MatchPlatform): readonly Reaction[] => [
  {
    name: 'mail-entered',
    event: 'entered-by-others',
    subject: ({ playerId }) => `players/${playerId}`,
    react: (entered) => mailQuestion(platformOf(), entered),
  },
  {
    name: 'agree-by-turn',
    event: 'match-score-updated',
    concerns: ({ isOwnTurn }) => isOwnTurn === true,
    react: async ({ eventId, lastThrow }) => {
      if (eventId !== null && lastThrow !== null)
        await agreeToEvent(platformOf(), { eventId, playerId: lastThrow.playerId });
    },
  },
];
