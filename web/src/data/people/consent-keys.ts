/** Keys of what the signed-in player is asked about events. */
export const consentKeys = {
  all: ['consents'],
  open: ['consents', 'open'],
  ofEvent: (eventId: string) => ['consents', 'event', eventId],
} as const;
