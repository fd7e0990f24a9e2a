import type { Generated } from 'kysely';

/** A device to which calls and announcements of an event are pushed. */
export type PushDevicesTable = {
  readonly id: string;
  readonly event_id: string;
  /** The address that its browser has got from a push service. */
  readonly endpoint: string;
  /** What messages are encrypted for, base64url. */
  readonly p256dh: string;
  readonly auth: string;
  /** A user, or the guest of the device. */
  readonly owner_id: string;
  /** The session of a user: with it the wish ends; null for guests. */
  readonly session_id: string | null;
  /** Whether everybody saw the event when the device asked. */
  readonly is_public: number;
  /** Failed tries in a row. */
  readonly failures: Generated<number>;
  readonly created_at: number;
};

/** For whom a device gets calls. */
export type PushDeviceEntriesTable = { readonly device_id: string; readonly entry_id: string };

/** What a device was told, or is told now. */
export type PushNoticesTable = {
  readonly device_id: string;
  /** `call/{match}/{entry}`, or `announcement/{id}`. */
  readonly thing: string;
  /** Of a call: it changes when there is something new to say. */
  readonly version: string;
};
