import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { apiClient } from './api-client.ts';
import { createPerson } from './create-person.ts';
import { type DatabaseSite, databases } from './databases.ts';
import { startApp, type TestApp } from './start-app.ts';

const tool = fileURLToPath(new URL('../../tools/admin.ts', import.meta.url));

type Ended = { readonly code: number; readonly said: string };

/** Runs `npm run admin -- …`; returns its output of both streams. */
const runAdmin = (env: Record<string, string>, ...args: readonly string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const options = { env: { PATH: process.env['PATH'], ...env } };
    execFile(process.execPath, [tool, ...args], options, (error, stdout, stderr) => {
      const code = error === null ? 0 : Number(error.code);
      resolve({ code, said: `${stdout}${stderr}`.trim() });
    });
  });

describe.each(databases)('npm run admin on $name', ({ create }) => {
  let site: DatabaseSite;
  let app: TestApp;
  let env: Record<string, string>;

  beforeAll(async () => {
    site = await create();
    app = await startApp({ db: await openDatabase(site.options), listens: true });
    const { databaseUrl = '', dataDir } = site.options;
    env = databaseUrl === '' ? { DATA_DIR: dataDir } : { DATABASE_URL: databaseUrl };
  });
  afterAll(async () => {
    await app.close();
    await site.dispose();
  });

  const rolesOf = async (token: string) =>
    (await apiClient(app.url).call('GET /users/me', { token })).json.props.roles;

  it('gives and takes the role of an admin while the server runs', async () => {
    const { emailAddress, token } = await createPerson(app, { roles: ['scorer-analyzer'] });
    const granted = await runAdmin(env, 'grant', emailAddress.toUpperCase());
    expect(granted).toEqual({ code: 0, said: `${emailAddress} is an admin now.` });
    expect(await rolesOf(token)).toEqual(['admin', 'scorer-analyzer']);
    expect((await runAdmin(env, 'grant', emailAddress)).code).toBe(0);
    expect(await rolesOf(token)).toEqual(['admin', 'scorer-analyzer']);
    expect((await apiClient(app.url).call('GET /users', { token })).status).toBe(200);

    const revoked = await runAdmin(env, 'revoke', emailAddress);
    expect(revoked).toEqual({ code: 0, said: `${emailAddress} is no admin any more.` });
    expect(await rolesOf(token)).toEqual(['scorer-analyzer']);
    expect((await apiClient(app.url).call('GET /users', { token })).text).toBe(
      'error.insufficient-permissions',
    );
  });

  it('reports that an address has to be verified first', async () => {
    const { emailAddress, token } = await createPerson(app, { isVerified: false });
    const { code, said } = await runAdmin(env, 'grant', emailAddress);
    expect([code, said]).toEqual([0, `${emailAddress} will be an admin as soon as the address is verified.`]);
    expect((await apiClient(app.url).call('GET /users', { token })).text).toBe(
      'error.login.email-not-verified',
    );
  });

  it('refuses an address that is not registered', async () => {
    const { code, said } = await runAdmin(env, 'grant', 'niemand@club.de');
    expect([code, said]).toEqual([
      1,
      'Nobody is registered with niemand@club.de: register in the browser first.',
    ]);
  });
});

describe('npm run admin', () => {
  const empty = { DATA_DIR: mkdtempSync(join(tmpdir(), 'neundarter-test-')) };

  it.each([[[]], [['make', 'anna@club.de']], [['GRANT', 'anna@club.de']]])(
    'prints help after %j',
    async (args) => {
      const { code, said } = await runAdmin(empty, ...args);
      expect([code, said]).toEqual([
        1,
        'npm run admin -- grant <e-mail>   (or revoke; in the package: neundarter admin …)',
      ]);
    },
  );

  it.each(['', 'anna', "anna@club.de' or '1'='1"])('refuses the address "%s"', async (address) => {
    const { code, said } = await runAdmin(empty, 'grant', address);
    expect([code, said]).toEqual([1, `"${address}" is no e-mail address.`]);
  });

  it('does not create a missing database', async () => {
    const { code, said } = await runAdmin(empty, 'grant', 'anna@club.de');
    expect(code).toBe(1);
    expect(said).toBe(`There is no database in ${empty.DATA_DIR}; DATA_DIR names its folder.`);
  });
});
