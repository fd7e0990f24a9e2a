import type { Clock } from '../clock.ts';
import type { WriteTx } from '../db/database.ts';
import type { Mail, MailNotice } from './mail.ts';
import { sendAtPace } from './paced-mails.ts';
import type { SendMail } from './send-mail.ts';

export type SendByMail = (tx: WriteTx, notice: MailNotice) => Promise<void>;

/** How a notice becomes a mail: at once and once, or at the pace of those about the same thing. */
export const mailWay =
  (sending: { readonly sendMail: SendMail; readonly clock: Clock }): SendByMail =>
  (tx, { what, to, repeats }) => {
    const mail: Mail = { ...what, to };
    return 'once' in repeats
      ? sending.sendMail(tx, mail, repeats.once)
      : sendAtPace(sending, tx, { mail, ...repeats });
  };
