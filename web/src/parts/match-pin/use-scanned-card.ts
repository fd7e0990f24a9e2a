import { useEffect, useRef, useState } from 'react';
import { hasCode } from '../../data/api/api-error.ts';
import { useCardEnrolment } from '../../data/match/use-enrolment.ts';
import { onCardScanned, takeScannedKey } from '../../device/scanned-card.ts';
import { errorReason } from '../../text/errors.ts';
import { scannedCardText as text } from '../../text/match-pin.ts';
import { showToast } from '../../ui/toast.tsx';
import { tournamentPath } from '../event-row/event-path.ts';

/** A scanned card that has not enrolled this device. */
export type FailedCard = {
  /** Why. */
  readonly failure: string;
  /** Sends the key again; null if that would change nothing. */
  readonly retry: (() => void) | null;
  readonly isBusy: boolean;
};

const refusalText = (error: unknown): string | null => {
  if (hasCode(error, 'error.event.wrong-pin')) return text.outdated;
  return hasCode(error, 'error.event.invalid-status') ? text.over : null;
};

const failureText = (error: unknown): string => refusalText(error) ?? text.failed(errorReason(error));

/**
 * Enrols this device if it has opened the tournament by scanning its card, and reads the tournament again. Returns null
 * unless that failed.
 */
export function useScannedCard(eventId: string): FailedCard | null {
  const { run, failure, error, isBusy } = useCardEnrolment(eventId, failureText);
  const [key, setKey] = useState<string | null>(null);
  const enrol = async (scanned: string) => {
    setKey(scanned);
    const outcome = await run(scanned);
    if (!outcome.ok) return;
    setKey(null);
    showToast({ kind: 'success', title: text.done });
  };
  const take = useRef(() => undefined as void);
  take.current = () => {
    const scanned = takeScannedKey(tournamentPath(eventId));
    if (scanned !== null) void enrol(scanned);
  };
  useEffect(() => {
    take.current();
    return onCardScanned(() => take.current());
  }, [eventId]);
  if (key === null || failure === null) return null;
  return { failure, retry: refusalText(error) === null ? () => void enrol(key) : null, isBusy };
}
