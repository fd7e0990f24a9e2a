import type { Match } from '@neundarter/rules/match/types';
import type { Viewer } from '../people/viewer.ts';
import {
  type CommandSession,
  type NotKept,
  openCommandSession,
  type ReadOutcome as ReadOutcomeOf,
  type Snapshot,
} from '../queue/command-session.ts';
import { shareUnchanged } from '../queue/share-unchanged.ts';
import { infoOf, type MatchInfo } from './match-info.ts';
import type { Outbox } from './match-queue.ts';
import { type QueueState, queueStateOf } from './match-queue-state.ts';
import type { MatchQueued } from './match-queue-types.ts';

/** What asking the server for a match led to. */
export type ReadOutcome = ReadOutcomeOf<MatchQueued>;

/** What a screen sees of a match it knows. */
export type MatchView = {
  readonly match: Match;
  readonly info: MatchInfo;
  readonly queue: QueueState;
};

/** What a screen sees of a match. */
export type SessionSnapshot = Snapshot<MatchView>;

export type SessionDeps = {
  readonly outbox: Outbox;
  readonly readMatch: (matchId: string) => Promise<ReadOutcome>;
  readonly viewer: () => Viewer;
};

/** Why a dispatched command was taken back: another tab was faster, or this device can store nothing. */
export type NotKeptError = NotKept<MatchQueued>;

export type MatchSession = CommandSession<MatchQueued, MatchView>;

/** One match on this device, with its unsent turns on top. One session per match and tab. */
export const openMatchSession = (matchId: string, { outbox, readMatch, viewer }: SessionDeps): MatchSession =>
  openCommandSession<MatchQueued, MatchView>(matchId, {
    queue: outbox,
    read: readMatch,
    share: shareUnchanged,
    view: ({ model: match, record, activity }) => ({
      match,
      info: infoOf(matchId, record, viewer()),
      queue: queueStateOf(record, activity),
    }),
  });
