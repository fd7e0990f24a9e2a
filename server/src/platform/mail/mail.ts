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
