import type { MatchThere, TabletEntity } from '@neundarter/contract/entities/tablet';
import { useEffect, useState } from 'react';
import { matchQueueRules } from '../../data/match/match-commands.ts';
import { matchQueue } from '../../data/match/match-queue.ts';

type Here = { readonly current: MatchThere | null; readonly next: MatchThere | null };

/** Which of these matches have ended on this device, although the server may not know it yet. */
function useEndedHere(ids: readonly string[]): ReadonlySet<string> {
  const [ended, setEnded] = useState<ReadonlySet<string>>(new Set());
  const key = ids.join(' ');
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      const wanted = key === '' ? [] : key.split(' ');
      const over = await Promise.all(wanted.map(isEnded));
      if (!isOver) setEnded(new Set(wanted.filter((_, index) => over[index])));
    };
    void look();
    return () => {
      isOver = true;
    };
  }, [key]);
  return ended;
}

/** Whether a match is over as this device knows it, with the turns that are not sent yet. */
async function isEnded(id: string): Promise<boolean> {
  const record = await matchQueue().read(id);
  return record !== null && matchQueueRules.fold(record)?.status === 'finished';
}

/** The match at this board and the next one. What has ended here is over, also without network: then it is the next one's turn. */
export function useMatchesHere({ now, next }: TabletEntity): Here {
  const ended = useEndedHere([now, next].flatMap((there) => there?.match.id ?? []));
  const open = [now, next].filter((there) => there !== null && !ended.has(there.match.id));
  if (now !== null && !ended.has(now.match.id)) return { current: now, next: next };
  return ended.size > 0 ? { current: open[0] ?? null, next: null } : { current: null, next };
}
