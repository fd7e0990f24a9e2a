import type { SendByMail } from '../mail/mail-way.ts';
import type { Platform } from '../platform.ts';
import type { Notify } from './notice.ts';

/** What each way does with a notice that goes by it. */
type Ways = {
  readonly mail: SendByMail;
  readonly page: Platform['announce'];
};

/** The one place that knows which ways there are; how each of them works, it knows itself. */
export const createNotify =
  ({ mail, page }: Ways): Notify =>
  async (tx, notice) => {
    switch (notice.by) {
      case 'mail':
        return mail(tx, notice);
      case 'page':
        return page(tx, [{ ...notice.what, channels: notice.to }]);
    }
  };
