import type { WriteTx } from '../db/database.ts';
import type { Mail } from './mail.ts';

/** Requests a mail in a command's transaction; it is sent after the commit. The same key sends only one mail. */
export type SendMail = (tx: WriteTx, mail: Mail, requestKey: string) => Promise<void>;
