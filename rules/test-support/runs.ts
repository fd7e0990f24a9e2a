/** Runs of a property: enough to find faults every time, and many more in `npm run test:long`. */
export const runs = (usual: number): { readonly numRuns: number } => ({
  numRuns: process.env['NEUNDARTER_LONG'] === '1' ? usual * 40 : usual,
});
