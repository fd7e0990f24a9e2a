import type { Forecast, Range } from '@neundarter/rules/hall/forecast/forecast';
import type { ForecastInput, Form, MatchScore } from '@neundarter/rules/hall/forecast/forecast-input';
import { ownProgram, runOwnProcess } from '../../platform/work/own-process.ts';

/** The state of a hall in a form that JSON can carry. */
export type SentHall = Omit<ForecastInput, 'scores' | 'forms'> & {
  /** Of all plays. */
  readonly seed: string;
  readonly scores: readonly (readonly [string, MatchScore])[];
  readonly forms: readonly (readonly [string, Form])[];
};

/** A forecast in such a form. Ends are by competition, starts by the id of a match in the hall. */
export type SentForecast = {
  readonly starts: readonly (readonly [string, Range & { readonly share: number }])[];
  readonly ends: readonly (readonly [string, Range])[];
  readonly groupEnds: readonly (readonly [string, Range])[];
};

const sentHall = ({ scores, forms, ...hall }: ForecastInput, seed: string): SentHall => ({
  ...hall,
  seed,
  scores: [...scores],
  forms: [...forms],
});

export const sentForecast = ({ starts, ends, groupEnds }: Forecast): SentForecast => ({
  starts: [...starts],
  ends: [...ends],
  groupEnds: [...groupEnds],
});

/** Maximum time for one forecast, in ms: the largest hall takes four seconds, on a Raspberry Pi five times as long. */
const maxWorkMs = 60_000;

const program = ownProgram('forecast-in-process', import.meta.url);

/**
 * Forecasts the rest of a day in a process of its own, because the plays of a large hall need a processor for seconds. Null if that fails.
 * @param seed of the plays; the same seed has the same luck, so that two answers differ only by what has happened between them
 */
export const forecastHall = async (input: ForecastInput, seed: string): Promise<SentForecast | null> => {
  const output = await runOwnProcess({ program, input: JSON.stringify(sentHall(input, seed)), maxWorkMs });
  return output === null ? null : (JSON.parse(output.toString()) as SentForecast);
};
