// `npm run admin -- grant <e-mail>`: makes a registered user a platform admin, even while the server runs. `revoke`
// removes the role again. As for the server, DATABASE_URL or DATA_DIR name the database.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { normaliseEmailAddress } from '../rules/src/access/email-address.ts';

type Row = { readonly roles: string; readonly verified_at: unknown };
type Users = {
  readonly find: (email: string) => Promise<Row | undefined>;
  readonly setRoles: (email: string, roles: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Maximum wait of a statement while the server writes, in ms. */
const busyTimeoutMs = 5000;

const [verb, address = ''] = process.argv.slice(2);
if (verb !== 'grant' && verb !== 'revoke')
  fail('npm run admin -- grant <e-mail>   (or revoke; in the package: neundarter admin …)');
const email = normaliseEmailAddress(address);
if (email === null) fail(`"${address}" is no e-mail address.`);

const users = await openUsers();
try {
  console.log(await change(users, email, verb));
} finally {
  await users.close();
}

async function change(all: Users, of: string, what: 'grant' | 'revoke'): Promise<string> {
  const row = await all.find(of);
  if (row === undefined) {
    process.exitCode = 1;
    return `Nobody is registered with ${of}: register in the browser first.`;
  }
  const others = (JSON.parse(row.roles) as string[]).filter((role) => role !== 'admin');
  await all.setRoles(of, JSON.stringify(what === 'grant' ? ['admin', ...others] : others));
  if (what === 'revoke') return `${of} is no admin any more.`;
  return row.verified_at === null
    ? `${of} will be an admin as soon as the address is verified.`
    : `${of} is an admin now.`;
}

function openUsers(): Promise<Users> {
  const url = process.env['DATABASE_URL'];
  return url ? openPostgres(url) : openSqlite(process.env['DATA_DIR'] ?? './data');
}

async function openSqlite(dataDir: string): Promise<Users> {
  const file = join(dataDir, 'neundarter.sqlite');
  if (!existsSync(file)) fail(`There is no database in ${dataDir}; DATA_DIR names its folder.`);
  const database = new DatabaseSync(file, { timeout: busyTimeoutMs });
  return {
    find: async (of) =>
      database.prepare('select roles, verified_at from users where email = ?').get(of) as Row | undefined,
    setRoles: async (of, roles) => {
      database.prepare('update users set roles = ? where email = ?').run(roles, of);
    },
    close: async () => database.close(),
  };
}

async function openPostgres(url: string): Promise<Users> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    find: async (of) =>
      (await client.query<Row>('select roles, verified_at from users where email = $1', [of])).rows[0],
    setRoles: async (of, roles) => {
      await client.query('update users set roles = $1 where email = $2', [roles, of]);
    },
    close: () => client.end(),
  };
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
