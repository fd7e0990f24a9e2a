import { useEffect, useState } from 'react';
import { readSetting } from '../../data/local-settings.ts';
import { boardAddresses } from '../../device/detection-board/board-addresses.ts';

/** Maximum wait for the board, in ms: it is in the same network. */
const answerTimeoutMs = 2500;

/** A browser reaches boards on its own device from a secure page, too. */
const isOnThisDevice = (host: string): boolean => /^(localhost|127\.|\[::1\])/i.test(host);

/**
 * The host of the board that detects darts for this device, if it answers: a secure page may not reach it. Null without one,
 * undefined until it is known.
 */
export function useBoardHere(): string | null | undefined {
  const [host, setHost] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    let isOver = false;
    void findBoard().then((found) => {
      if (!isOver) setHost(found);
    });
    return () => {
      isOver = true;
    };
  }, []);
  return host;
}

async function findBoard(): Promise<string | null> {
  const host = readSetting('adrs-hostname').trim();
  const addresses = boardAddresses(readSetting('adrs-board-kind'), host);
  if (!readSetting('adrs-available') || addresses === null || isOnThisDevice(host)) return null;
  try {
    await fetch(addresses.statusUrl, { mode: 'no-cors', signal: AbortSignal.timeout(answerTimeoutMs) });
    return host;
  } catch {
    return null;
  }
}
