import { mkdir } from 'node:fs/promises';
import type { BrowserContext } from 'playwright-core';

const folder = new URL('../results/failures/', import.meta.url).pathname;

/** Set when a failed test runs once more: then everything is stored, which takes about a third longer. */
const isAgain = process.env['NEUNDARTER_AGAIN'] === '1';

/** Records a trace of a device from now on. */
export async function startTrace({ tracing }: BrowserContext): Promise<void> {
  await tracing.start({ screenshots: isAgain, snapshots: isAgain, sources: isAgain });
}

/** A second run is stored even if it passes: its difference from the first run shows why that one failed. */
export const isKept = (state: string | undefined): boolean => isAgain || state === 'fail';

/** Stores a picture of every page and the trace of every device of a test. */
export async function keepEvidence(contexts: readonly BrowserContext[], testName: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const name = `${testName.replaceAll(/[^a-zA-Z0-9]+/g, '-').slice(0, 80)}${isAgain ? '-again' : ''}`;
  await Promise.all(
    contexts.map(async (context, device) => {
      await Promise.all(
        context.pages().map((page, index) =>
          page
            .screenshot({ path: `${folder}${name}-${device}-${index}.png` })
            // A page that hangs or has crashed has no picture; the failure of the test is more important.
            .catch(() => undefined),
        ),
      );
      await context.tracing.stop({ path: `${folder}${name}-${device}.zip` }).catch(() => undefined);
    }),
  );
}
