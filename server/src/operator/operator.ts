import { operatorMails } from './operator-mails.ts';
import { operatorHandlers } from './routes.ts';

/** What the server takes from the operator. */
export const operator = {
  handlers: operatorHandlers,
  mails: operatorMails,
};
