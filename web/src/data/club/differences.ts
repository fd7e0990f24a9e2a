import { lateCode } from '../../device/late-code.ts';

const code = lateCode(async () => (await import('./take-difference.ts')).differenceCode);

type Code = NonNullable<ReturnType<typeof code.read>>;

/** Loads the code; resolves after the first try, even if it failed. */
export const loadDifferences = (): Promise<void> => code.firstTry();

/**
 * Calls `take` with the code for differences, at once if it is loaded, and otherwise in the order of the calls.
 * @param otherwise is called instead if it cannot be loaded now
 */
export function withDifferences(take: (loaded: Code) => void, otherwise: () => void): void {
  const loaded = code.read();
  if (loaded !== null) return take(loaded);
  void code.firstTry().then(() => {
    const late = code.read();
    if (late === null) otherwise();
    else take(late);
  });
}
