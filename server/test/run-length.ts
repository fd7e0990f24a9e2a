/** Whether `npm run test:long` runs. */
const isLong = process.env['NEUNDARTER_LONG'] === '1';

/** Number of tries of a random test: enough to find faults in every run, or many more in the long run. */
export const tries = ({ usual, long }: { readonly usual: number; readonly long: number }): number =>
  isLong ? long : usual;
