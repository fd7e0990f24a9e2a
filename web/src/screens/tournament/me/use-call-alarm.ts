import { useEffect, useRef, useState } from 'react';
import { readSetting } from '../../../data/local-settings.ts';
import { ring } from '../../../device/ring.ts';
import { useDocumentTitle } from '../../../ui/use-document-title.ts';

/** Long, short pause, long. ms */
const rhythm = [400, 150, 400];

/** A match to which somebody at this device is called. @property id the same as long as the same call stands */
export type Alarm = { readonly id: string; readonly words: string };

/**
 * Makes the phone notice calls: it vibrates and rings when there is a new one, where browser and owner allow it, and the tab says
 * so as long as a call stands. What was called when the page opened is only said.
 */
export function useCallAlarm(alarms: readonly Alarm[], title: string): void {
  const known = useRef<ReadonlySet<string> | null>(null);
  const ids = alarms.map(({ id }) => id).join(' ');
  useEffect(() => {
    const now = new Set(ids === '' ? [] : ids.split(' '));
    const before = known.current;
    known.current = now;
    if (before === null || [...now].every((id) => before.has(id))) return;
    globalThis.navigator.vibrate?.(rhythm);
    if (readSetting('caller-on')) ring();
  }, [ids]);
  // The page sets its title after its parts have been drawn first.
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => setIsDrawn(true), []);
  useDocumentTitle((isDrawn ? alarms[0]?.words : undefined) ?? title);
}
