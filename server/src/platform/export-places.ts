/** A place for one file among those that are written at the same time. */
type ExportPlace = {
  /** Waits for the place unless the file has it; false if the file was given up meanwhile. */
  readonly take: () => Promise<boolean>;
  /** Called after each page: a file that had the place for long lets the next one in. */
  readonly pause: () => void;
  /** Gives the place back, or stops waiting. */
  readonly leave: () => void;
};

export type ExportPlacesOptions = {
  /** Number of files that are written at the same time. */
  readonly atOnce: number;
  /** Time after which a file lets waiting ones in, in ms. */
  readonly turnMs: number;
};

/**
 * Gives places to files, in the order in which they ask. A huge file, or a client that does not read on, keeps its place
 * only for `turnMs` while others wait; then it asks again.
 */
export const createExportPlaces = ({ atOnce, turnMs }: ExportPlacesOptions): (() => ExportPlace) => {
  const waiting = new Set<() => void>();
  let free = atOnce;

  const letNextIn = (): void => {
    const [next] = waiting;
    if (next === undefined) free += 1;
    else next();
  };
  return () => {
    let has: 'nothing' | 'place' | 'left' = 'nothing';
    let since = 0;
    let idle: NodeJS.Timeout | undefined;
    let stopWaiting: (isIn: boolean) => void = () => undefined;

    const giveBack = (): void => {
      clearTimeout(idle);
      if (has !== 'place') return;
      has = 'nothing';
      letNextIn();
    };
    const enter = (): void => {
      has = 'place';
      since = performance.now();
    };
    const wait = (): Promise<boolean> =>
      new Promise((resolve) => {
        const comeIn = () => stopWaiting(true);
        stopWaiting = (isIn) => {
          waiting.delete(comeIn);
          if (isIn) enter();
          resolve(isIn);
        };
        waiting.add(comeIn);
      });
    return {
      take: async () => {
        clearTimeout(idle);
        if (has !== 'nothing') return has === 'place';
        if (free === 0) return wait();
        free -= 1;
        enter();
        return true;
      },
      pause: () => {
        if (has !== 'place') return;
        const isOver = waiting.size > 0 && performance.now() - since >= turnMs;
        if (isOver) giveBack();
        else idle = setTimeout(giveBack, turnMs).unref();
      },
      leave: () => {
        giveBack();
        has = 'left';
        stopWaiting(false);
        stopWaiting = () => undefined;
      },
    };
  };
};
