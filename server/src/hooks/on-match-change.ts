import type { HookEvent } from '@neundarter/contract/entities/hook';
import type { LiveEvents } from '@neundarter/contract/live';
import type { PartyIndex } from '@neundarter/rules/match/types';
import { findEventsById } from '../events/reads.ts';
import { findPlaces } from '../matches/following/find-places.ts';
import { findMatchHeads } from '../matches/reads.ts';
import type { Queries } from '../platform/db/database.ts';
import type { Announcement } from '../platform/outbox.ts';
import type { PostText } from '../platform/outgoing/post-text.ts';
import type { Platform } from '../platform/platform.ts';
import type { Reaction } from '../platform/reactions/reaction.ts';
import { describeHappening, type Happening } from './describe-happening.ts';
import { findEndedEvent } from './find-ended-event.ts';
import { sendHooks } from './send-hooks.ts';

type Parts = {
  readonly platformOf: () => Pick<Platform, 'db' | 'clock' | 'address'>;
  readonly post: PostText;
  /** Other ways on which the same is told. */
  readonly publish: (happening: Happening) => Promise<void>;
};

type ScoreUpdate = LiveEvents['match-score-updated'];

/** Lowest checkout that is worth telling, in points. */
const lowestHighFinish = 100;

/** What a turn is worth telling; null for most of them. */
const featOf = ({ lastThrow, change, standing }: ScoreUpdate): HookEvent | null => {
  if (change !== 'throw' || lastThrow === null) return null;
  const isCheckout = standing.markers[lastThrow.party] !== null;
  if (isCheckout) return lastThrow.score >= lowestHighFinish ? 'high-finish' : null;
  return lastThrow.score === 180 ? '180' : null;
};

type Happened = {
  readonly matchId: string;
  readonly revision: number;
  readonly event: HookEvent;
  readonly turn: { readonly party: PartyIndex; readonly score: number } | null;
};

const findHappening = async (
  q: Queries,
  { matchId, revision, event, turn }: Happened,
  { now, base }: { readonly now: number; readonly base: string },
): Promise<{ readonly happening: Happening; readonly isPublic: boolean } | null> => {
  const [match] = await findMatchHeads(q, [matchId]);
  const eventId = match?.props.eventId ?? null;
  const [competition] = eventId === null ? [] : await findEventsById(q, [eventId]);
  if (match === undefined || competition === undefined) return null;
  const places = await findPlaces(q, { eventIds: [competition.id] });
  const board = places.find((place) => place.matchId === matchId)?.board ?? null;
  const id = `${matchId}-${revision}-${event}`;
  const happening = describeHappening({ id, event, at: now, competition, match, board, turn, base });
  return { happening, isPublic: competition.props.isPublic };
};

/** Each event is a subject of its own, so that a receiver that is down holds up nothing else. */
const subject = ({ matchId, revision }: { readonly matchId: string; readonly revision: number }) =>
  `hooks/${matchId}/${revision}`;

const isOfEvent = ({ payload }: { readonly payload: { readonly eventId: string | null } }): boolean =>
  payload.eventId !== null;

/** Tells the hooks of a team what happens in the matches of its events. */
export const onMatchChange = ({ platformOf, post, publish }: Parts): readonly Reaction[] => {
  const tell = async (happened: Happened, signal: AbortSignal): Promise<void> => {
    const { db, clock, address } = platformOf();
    const found = await db.query((q) => findHappening(q, happened, { now: clock.now(), base: address() }));
    if (found === null) return;
    if (found.isPublic) await publish(found.happening);
    await sendHooks({ db, clock, post }, { ...found, signal });
  };
  const tellEnd = async (eventId: string, signal: AbortSignal): Promise<void> => {
    const { db, clock, address } = platformOf();
    const found = await db.query((q) => findEndedEvent(q, eventId));
    if (found === null) return;
    const { competition, finishedAt } = found;
    const id = `${eventId}-${finishedAt}-event-ended`;
    const nothing = { match: null, board: null, turn: null };
    const happening = describeHappening({
      ...nothing,
      id,
      event: 'event-ended',
      at: finishedAt,
      competition,
      base: address(),
    });
    const { isPublic } = competition.props;
    if (isPublic) await publish(happening);
    await sendHooks({ db, clock, post }, { happening, isPublic, signal });
  };
  const name = 'tell-hooks';
  return [
    {
      name,
      event: 'match-started',
      concerns: isOfEvent,
      subject,
      react: (payload, signal) => tell({ ...payload, event: 'match-begun', turn: null }, signal),
    },
    {
      name,
      event: 'match-finished',
      concerns: isOfEvent,
      subject,
      react: async (payload, signal) => {
        await tell({ ...payload, event: 'match-ended', turn: null }, signal);
        if (payload.eventId !== null) await tellEnd(payload.eventId, signal);
      },
    },
    {
      name,
      event: 'match-score-updated',
      concerns: (one: Extract<Announcement, { readonly event: 'match-score-updated' }>) =>
        isOfEvent(one) && featOf(one.payload) !== null,
      subject,
      react: async (payload, signal) => {
        const event = featOf(payload);
        const { lastThrow } = payload;
        if (event === null || lastThrow === null) return;
        const { party, score } = lastThrow;
        await tell({ ...payload, event, turn: { party, score } }, signal);
      },
    },
    {
      name,
      event: 'event-changed',
      // A result comes with its match; without one an event can end by a decision or a withdrawal.
      concerns: ({ payload }) => payload.matchIds.length === 0,
      subject: ({ eventId, revision }) => `hooks/${eventId}/${revision}`,
      react: ({ eventId }, signal) => tellEnd(eventId, signal),
    },
  ];
};
