/** Whether `npm run test:long` runs. */
const isLong = process.env['NEUNDARTER_LONG'] === '1';

/** How often something random is tried: enough to find faults in every run, or many times more in the long one. */
export const tries = ({ usual, long }: { readonly usual: number; readonly long: number }): number =>
  isLong ? long : usual;
