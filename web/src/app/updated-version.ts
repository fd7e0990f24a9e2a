import { appVersion } from '@neundarter/contract/limits';
import { readSetting, writeSetting } from '../data/local-settings.ts';
import { guestId } from '../data/people/identity.ts';

// A device that has run an earlier version is told once that it is another one now. A new device has nothing to be told.

/**
 * Notes this version on a device that has never run the app: it has no guest yet. Must be called before the guest of this
 * browser is created. Versions before 2.0.0 noted none, but had a guest.
 */
export function noteFirstVersion(): void {
  if (readSetting('known-version') === null && guestId() === null) noteVersion();
}

/** Whether this device has run an earlier version and has not been told of this one. */
export const isVersionNew = (): boolean => readSetting('known-version') !== appVersion;

/** Notes that the device has been told of this version. */
export function noteVersion(): void {
  writeSetting('known-version', appVersion);
}
