// What this device knows about matches of an event beyond the server's answer: turns that wait in its queue.
import type { EventMatch } from '@neundarter/contract/entities/event-match';
import { standingOf } from '@neundarter/rules/match/standing';
import type { Match } from '@neundarter/rules/match/types';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type DeviceMatch, foldMatch } from '../match/match-commands.ts';
import { matchQueue } from '../match/match-queue.ts';
import { deviceMatchesKey, useRecordChanges } from '../match/use-record-changes.ts';

/** Matches as the page of an event shows them, and which of them the server does not know in this state yet. */
type DeviceGames = { readonly matches: readonly EventMatch[]; readonly unsent: ReadonlySet<string> };

const noRecords: readonly DeviceMatch[] = [];

const eventIdOf = ({ base, queue }: DeviceMatch): string | null => {
  if (base !== null) return base.props.eventId;
  const [first] = queue;
  return first?.kind === 'create' ? (first.newMatch.training?.id ?? null) : null;
};

/** A match of the server's list with the state that this device shows. */
const withState = ({ id, props }: EventMatch, match: Match): EventMatch => ({
  id,
  props: {
    ...props,
    status: match.status,
    isForfeited: match.isForfeited,
    ...(match.isCompletedOnPaper && { isCompletedOnPaper: true }),
    winningParty: match.winningParty,
    startedAt: match.startedAt,
    finishedAt: match.finishedAt,
    standing: standingOf(match),
  },
});

/**
 * The server's matches with what this device knows better: its unsent turns, and answers that are newer than the list.
 * The server's state of a match stands as soon as the device has sent everything and the list has it, too.
 */
export function withDeviceGames(
  matches: readonly EventMatch[],
  records: readonly DeviceMatch[],
): DeviceGames {
  const byId = new Map(records.map((record) => [record.id, record]));
  const unsent = new Set<string>();
  const merged = matches.map((known) => {
    const record = byId.get(known.id);
    if (record === undefined) return known;
    const isNewer = (record.base?.props.revision ?? 0) > known.props.revision;
    if (record.queue.length === 0 && !isNewer) return known;
    const match = foldMatch(record);
    if (match === null) return known;
    if (record.queue.length > 0) unsent.add(known.id);
    return withState(known, match);
  });
  return { matches: merged, unsent };
}

/** The matches of an event that this device stores. */
export function useDeviceRecords(eventId: string): readonly DeviceMatch[] {
  useRecordChanges();
  const { data } = useQuery({
    queryKey: [...deviceMatchesKey, eventId],
    queryFn: async () => (await matchQueue().readAll()).filter((record) => eventIdOf(record) === eventId),
    retry: false,
  });
  return data ?? noRecords;
}

/** Matches of an event with what waits on this device. */
export function useDeviceGames(eventId: string, matches: readonly EventMatch[]): DeviceGames {
  const records = useDeviceRecords(eventId);
  return useMemo(() => withDeviceGames(matches, records), [matches, records]);
}
