import type { HookEvent } from '@neundarter/contract/entities/hook';
import type { LiveEvents } from '@neundarter/contract/live';
import type { Announcement } from '../platform/outbox.ts';
import type { Platform } from '../platform/platform.ts';
import type { AwaitedReaction, Reaction } from '../platform/reactions/reaction.ts';
import { type Found, findEnding, findHappening, type Happened } from './find-happening.ts';

/** How and when a happening is told. */
export type Telling = {
  readonly signal: AbortSignal;
  /** When the change was made that it was found by, ms since 1970. */
  readonly since: number;
  /** Whether an earlier change may have told the same. */
  readonly mayBeKnown: boolean;
};

/** A way on which receivers learn what happens. */
type Way = {
  /** Of its reactions. */
  readonly name: string;
  /** What is told in order. */
  readonly subject: (matchId: string, revision: number) => string;
  /** Whether anybody listens to an event; by default always. */
  readonly isHeard?: AwaitedReaction<unknown>['inSql'];
  readonly platformOf: () => Pick<Platform, 'db' | 'clock' | 'address'>;
  readonly tell: (found: Found, telling: Telling) => Promise<void>;
};

type ScoreUpdate = LiveEvents['match-score-updated'];

/** Lowest checkout that is worth telling, in points. */
const lowestHighFinish = 100;

/** What a turn is worth telling; null for most of them. */
const featOf = ({ lastThrow, change, standing }: ScoreUpdate): HookEvent | null => {
  if (change !== 'throw' || lastThrow === null) return null;
  const { party } = lastThrow;
  // A leg that its round limit has decided leaves points.
  const isCheckout =
    standing.markers[party] === 'check' || (standing.markers[party] !== null && standing.score[party] === 0);
  if (isCheckout) return lastThrow.score >= lowestHighFinish ? 'high-finish' : null;
  return lastThrow.score === 180 ? '180' : null;
};

const isOfEvent = ({ payload }: { readonly payload: { readonly eventId: string | null } }): boolean =>
  payload.eventId !== null;

/** Tells on one way what happens in the matches of events. */
export const onMatchChange = ({ name, subject, isHeard, platformOf, tell }: Way): readonly Reaction[] => {
  const tellOfMatch = async (happened: Omit<Happened, 'at'>, signal: AbortSignal, since: number) => {
    const { db, address } = platformOf();
    const found = await db.query((q) => findHappening(q, { ...happened, at: since }, address()));
    if (found !== null) await tell(found, { signal, since, mayBeKnown: false });
  };
  const tellEnd = async (eventId: string, telling: Telling): Promise<void> => {
    const { db, address } = platformOf();
    const found = await db.query((q) => findEnding(q, eventId, address()));
    if (found !== null) await tell(found, telling);
  };
  const subjectOf = ({ matchId, revision }: { readonly matchId: string; readonly revision: number }) =>
    subject(matchId, revision);
  const aboutEvent = ({ eventId }: { readonly eventId: string | null }) => eventId ?? '';
  const awaited = isHeard && { awaited: { about: aboutEvent, inSql: isHeard } };
  return [
    {
      name,
      ...awaited,
      event: 'match-started',
      concerns: isOfEvent,
      subject: subjectOf,
      react: (payload, signal, since) =>
        tellOfMatch({ ...payload, event: 'match-begun', turn: null }, signal, since),
    },
    {
      name,
      ...awaited,
      event: 'match-finished',
      concerns: isOfEvent,
      subject: subjectOf,
      react: async (payload, signal, since) => {
        await tellOfMatch({ ...payload, event: 'match-ended', turn: null }, signal, since);
        if (payload.eventId !== null) await tellEnd(payload.eventId, { signal, since, mayBeKnown: false });
      },
    },
    {
      name,
      ...awaited,
      event: 'match-score-updated',
      concerns: (one: Extract<Announcement, { readonly event: 'match-score-updated' }>) =>
        isOfEvent(one) && featOf(one.payload) !== null,
      subject: subjectOf,
      react: async (payload, signal, since) => {
        const event = featOf(payload);
        const { lastThrow } = payload;
        if (event === null || lastThrow === null) return;
        const { party, score } = lastThrow;
        await tellOfMatch({ ...payload, event, turn: { party, score } }, signal, since);
      },
    },
    {
      name,
      ...awaited,
      event: 'event-changed',
      // A result comes with its match; without one an event can end by a decision or a withdrawal.
      concerns: ({ payload }) => payload.matchIds.length === 0,
      subject: ({ eventId, revision }) => subject(eventId, revision),
      react: ({ eventId }, signal, since) => tellEnd(eventId, { signal, since, mayBeKnown: true }),
    },
  ];
};
