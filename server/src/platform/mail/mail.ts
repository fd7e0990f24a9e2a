/** A requested mail with the facts of its kind. It is stored as JSON; its text is written when it is sent. */
export type Mail = { readonly kind: string; readonly to: string };

/** How often a mail may go. */
export type MailRepeats =
  | {
      /** The same key sends only one mail. */
      readonly once: string;
    }
  | {
      /** What it is about, as `entry:<id>`, if there may be many mails about it (`mail-pace.ts`). */
      readonly thread: string;
      /** What it says about it; the same state twice within a short time is one mail. */
      readonly state: string;
      /** Whether it goes at once, whatever went before. */
      readonly isUrgent?: boolean;
    };

/** Something that people learn by mail (`platform/notices`). The noun's `<noun>-mails.ts` has the words. */
export type MailNotice = {
  readonly by: 'mail';
  /** What happened: its kind, and what the words name. It is stored until the mail is sent. */
  readonly what: { readonly kind: string };
  /** An address. */
  readonly to: string;
  /** What protects the mailbox from the same notice twice, or from too many. */
  readonly repeats: MailRepeats;
};

/** The words of a mail; greeting and layout are the same for all. */
export type MailWords = {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly button: string;
  /** Where the button leads; the only link in the mail. */
  readonly link: string;
  readonly end: string;
};

/** How mails of one kind are written. */
type MailText<Facts> = {
  /** Facts that strangers have written: what looks like a link is taken out of them before. */
  readonly ofStrangers: readonly (keyof Facts & string)[];
  /** @param base address of the web app, without a slash at the end */
  words(facts: Facts & { readonly to: string }, base: string): MailWords;
};

/** How the notices of a noun are written as mails, by their kinds. */
export type MailTexts<Notice extends { readonly kind: string }> = {
  readonly [Kind in Notice['kind']]: MailText<Extract<Notice, { readonly kind: Kind }>>;
};

/** The same of several nouns. */
export type AnyMailTexts = {
  readonly [kind: string]: {
    readonly ofStrangers: readonly string[];
    words(facts: Mail, base: string): MailWords;
  };
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
