/** A mail somebody asked for; what it says is written when it is sent. */
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
    };

/** A mail in words. */
export type WrittenMail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The one link it is about. */
  readonly link: string;
};
