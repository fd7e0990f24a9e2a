/** Whether `npm run test:long` runs. */
const isLong = process.env['NEUNDARTER_LONG'] === '1';

/** Number of tries of a test whose fault shows only in some of them: a few in every run, more in the long run. */
export const tries = ({ usual, long }: { readonly usual: number; readonly long: number }): number =>
  isLong ? long : usual;
