/** What a participant of a tournament is told. */
export const registrationOccasions = [
  'received',
  'waiting',
  'confirmed',
  'rejected',
  'moved-up',
  'cancelled',
  'moved',
] as const;
export type RegistrationOccasion = (typeof registrationOccasions)[number];

/** A requested mail; its text is written when it is sent. */
export type Mail =
  | { readonly kind: 'verify-email'; readonly to: string; readonly token: string }
  | { readonly kind: 'reset-password'; readonly to: string; readonly token: string }
  | {
      readonly kind: 'team-invite';
      readonly to: string;
      readonly token: string;
      readonly teamId: string;
      readonly teamName: string;
      readonly playerId: string;
    }
  | {
      readonly kind: 'registration';
      readonly to: string;
      readonly occasion: RegistrationOccasion;
      readonly eventId: string;
      readonly eventName: string;
      readonly entryId: string;
      readonly withdrawKey: string;
      /** Why a tournament was cancelled; otherwise empty. */
      readonly reason: string;
      /** When a tournament begins that was moved, ms since 1970; otherwise left out. */
      readonly startsAt?: number;
    }
  | {
      readonly kind: 'new-registration';
      readonly to: string;
      readonly eventId: string;
      readonly eventName: string;
      /** Who wants to take part. */
      readonly names: string;
    }
  | {
      /** An organiser wants notifications to go to this address. */
      readonly kind: 'confirm-notification';
      readonly to: string;
      readonly token: string;
      readonly eventId: string;
      readonly eventName: string;
      readonly teamName: string;
    }
  | {
      /** Somebody has named a player with an account as partner. */
      readonly kind: 'named-as-partner';
      readonly to: string;
      readonly eventId: string;
      readonly eventName: string;
      /** The other one of the pair. */
      readonly partnerName: string;
    }
  | {
      /** Somebody else has entered a player with an account into an event. */
      readonly kind: 'entered-by-others';
      readonly to: string;
      readonly eventId: string;
      readonly eventType: string;
      readonly eventName: string;
      readonly teamName: string;
      /** Name of who has entered the player; null if it is not known. */
      readonly askedBy: string | null;
    }
  | {
      /** Somebody whom others have entered does not want to play. */
      readonly kind: 'wants-out';
      readonly to: string;
      readonly eventId: string;
      readonly eventType: string;
      readonly eventName: string;
      readonly name: string;
    }
  | {
      /** An organiser has taken back a result, and matches that followed from it no longer count. */
      readonly kind: 'matches-reset';
      readonly to: string;
      readonly eventId: string;
      readonly eventName: string;
      /** Of the matches in the tournament. */
      readonly numbers: readonly number[];
      readonly reason: string;
    };

/** A mail with its text. */
export type WrittenMail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The only link in the mail. */
  readonly link: string;
};
