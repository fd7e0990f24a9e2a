import type { HallAttendance } from '@neundarter/contract/entities/hall/hall';
import { formatTime } from './formats.ts';

const presences: { readonly [presence in HallAttendance['presence']]: string } = {
  expected: 'fehlt noch',
  here: 'da',
  injured: 'verletzt',
  gone: 'gegangen',
};

/** Texts about who is in the hall. */
export const hallPeopleText = {
  title: (count: number) => `Leute (${count})`,
  search: 'Name suchen',
  othersAreHere: 'Alle anderen sind da. Suche einen Namen, um etwas zu ändern.',
  allAreHere: 'Alle sind da. Suche einen Namen, um etwas zu ändern.',
  nobody: 'Niemand mit diesem Namen.',
  list: 'Leute',
  state: ({ presence, comingAt, pauseUntil, isCaller }: HallAttendance): string => {
    const more = [
      ...(pauseUntil === null ? [] : [`Pause bis ${formatTime(pauseUntil)} Uhr`]),
      ...(isCaller || presence === 'gone' ? [] : ['schreibt nicht']),
    ];
    const first = comingAt === null ? presences[presence] : `kommt um ${formatTime(comingAt)} Uhr`;
    return (presence === 'here' && more.length > 0 ? more : [first, ...more]).join(' · ');
  },
  change: (name: string) => `${name} ändern`,
  actions: {
    isHere: 'Ist da',
    isMissing: 'Fehlt noch',
    endPause: 'Pause beenden',
    comesAt: 'Kommt um …',
    pause: (minutes: number) => `Pause für ${minutes} Minuten`,
    injured: 'Verletzt',
    gone: 'Gegangen',
    writesNot: 'Schreibt nicht',
    writes: 'Schreibt wieder',
    withdraw: 'Zurückziehen …',
  },
  /** The name of a button for people who hear it without the row. */
  of: (name: string, action: string) => `${name}: ${action}`,
  coming: {
    title: (name: string) => `Wann kommt ${name}?`,
    time: 'Uhrzeit',
    confirm: 'Merken',
    done: 'Gemerkt',
    missing: 'Gib eine Uhrzeit ein.',
  },
} as const;
