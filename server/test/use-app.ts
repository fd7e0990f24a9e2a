import { afterAll, beforeAll } from 'vitest';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { type CheckedClient, checkedClient } from './checked-client.ts';
import type { DatabaseSite, TestDatabase } from './databases.ts';
import { lazy } from './lazy.ts';
import { startApp, type TestApp, type TestAppOptions } from './start-app.ts';

export type UsedApp = {
  /** The server; it can be used from the hooks of the file on. */
  readonly app: TestApp;
  /** Calls it, and checks every answer. */
  readonly call: CheckedClient;
  /** The place of its database. */
  readonly site: DatabaseSite;
};

/** A server with its own database for all tests of a `describe`, by default without limits of rates. */
export function useApp(
  create: TestDatabase['create'],
  options: Omit<TestAppOptions, 'db'> = { rateLimits: {} },
): UsedApp {
  let site: DatabaseSite;
  let app: TestApp;
  let client: CheckedClient;

  beforeAll(async () => {
    site = await create();
    app = await startApp({ db: await openDatabase(site.options), ...options });
    client = await checkedClient(app);
  });
  afterAll(async () => {
    await app.close();
    await site.dispose();
  });

  return {
    app: lazy(() => app),
    call: (address, request) => client(address, request),
    site: lazy(() => site),
  };
}
