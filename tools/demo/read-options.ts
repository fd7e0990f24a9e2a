import { parseArgs } from 'node:util';

export type DemoOptions = {
  /** Number of days with matches. */
  readonly days: number;
  readonly seed: string;
};

const [defaultDays, mostDays] = [365, 3650];

export const usage = 'npm run demo -- [--start] [--days 1…3650] [--seed TEXT]';

/** The options of the command line, or null if it has an error. tools/demo.mjs handles `--start`. */
export const readOptions = (args: readonly string[]): DemoOptions | null => {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        start: { type: 'boolean' },
        days: { type: 'string', default: `${defaultDays}` },
        seed: { type: 'string', default: 'Lindental' },
      },
    });
    const days = Number(values.days);
    const isFine = /^\d+$/.test(values.days) && days >= 1 && days <= mostDays;
    return isFine ? { days, seed: values.seed } : null;
  } catch {
    return null;
  }
};
