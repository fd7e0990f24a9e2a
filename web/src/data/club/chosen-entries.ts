import type { OwnReport } from '@neundarter/contract/entities/presence-report';
import { reportKinds } from '@neundarter/rules/hall/report';
import { readSetting, useSetting, writeSetting } from '../local-settings.ts';
import { withEvent } from './own-entries.ts';

type Key = 'chosen-entries' | 'own-reports';

const write = (key: Key, eventId: string, value: unknown): void =>
  writeSetting(key, withEvent(Object.entries(readSetting(key)), eventId, value));

const idsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];

/** Ids of the entries of an event of which somebody has said on this device that it is them, the first choice first. */
export const useChosenEntries = (eventId: string): readonly string[] =>
  idsIn(useSetting('chosen-entries')[0][eventId]);

/** Remembers that an entry is somebody who looks at this device. */
export const keepChosenEntry = (eventId: string, entrant: string): void => {
  const chosen = idsIn(readSetting('chosen-entries')[eventId]);
  write('chosen-entries', eventId, [...new Set([...chosen, entrant])]);
};

const isReport = (value: unknown): value is OwnReport =>
  typeof value === 'object' &&
  value !== null &&
  'entrant' in value &&
  typeof value.entrant === 'string' &&
  'at' in value &&
  typeof value.at === 'number' &&
  'says' in value &&
  reportKinds.some((kind) => kind === value.says);

const reportsIn = (value: unknown): readonly OwnReport[] =>
  Array.isArray(value) ? value.filter(isReport) : [];

/** What was last reported about an entry on this device; null for nothing. */
export const useOwnReport = (eventId: string, entrant: string): OwnReport | null =>
  reportsIn(useSetting('own-reports')[0][eventId]).find((report) => report.entrant === entrant) ?? null;

const writeReports = (eventId: string, entrant: string, next: readonly OwnReport[]): void => {
  const others = reportsIn(readSetting('own-reports')[eventId]).filter((one) => one.entrant !== entrant);
  const reports = [...others, ...next];
  write('own-reports', eventId, reports.length === 0 ? null : reports);
};

/** Remembers what was reported about an entry. */
export const keepOwnReport = (eventId: string, report: OwnReport): void =>
  writeReports(eventId, report.entrant, [report]);

/** Forgets that an entry is somebody who looks at this device, and what was reported about it. */
export const forgetChosenEntry = (eventId: string, entrant: string): void => {
  const left = idsIn(readSetting('chosen-entries')[eventId]).filter((id) => id !== entrant);
  write('chosen-entries', eventId, left.length === 0 ? null : left);
  writeReports(eventId, entrant, []);
};
