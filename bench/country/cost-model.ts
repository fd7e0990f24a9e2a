// What a server process costs by what it has to do: a sum of work and price. It is only believed as far as it has foretold
// measured loads.

/** What one process has to do, each second. */
export type Load = {
  /** Turns that scorers enter. */
  readonly turns: number;
  /** Events that are written to connections. */
  readonly deliveries: number;
  /** Reads of a score. */
  readonly reads: number;
  /** Connections that are opened and listen to a match. */
  readonly opens: number;
  /** Results of matches of a tournament. */
  readonly results: number;
  /** Turns that other processes have taken, and have told through Redis. */
  readonly relayed: number;
};

/** Processor time of one of each, in ms, and of a second in which nothing happens. */
export type Costs = Load & { readonly idle: number };

export const noLoad: Load = { turns: 0, deliveries: 0, reads: 0, opens: 0, results: 0, relayed: 0 };

const kinds = Object.keys(noLoad) as readonly (keyof Load)[];

/** Processor time that a process needs for the work of a second, in ms. */
export const processorMsOf = (load: Load, costs: Costs): number =>
  kinds.reduce((total, kind) => total + load[kind] * costs[kind], costs.idle);

/** The price of one of a kind, from a load whose other prices are known. At least 0. */
export const priceOf = (kind: keyof Load, load: Load, { costs, measuredMs }: Measured): number =>
  Math.max(0, measuredMs - processorMsOf({ ...load, [kind]: 0 }, costs)) / load[kind];

/** What a load has cost, and the prices that are known so far; unknown ones are 0. */
type Measured = { readonly costs: Costs; readonly measuredMs: number };
