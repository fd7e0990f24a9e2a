import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';

/** Cost of Argon2id as recommended by OWASP: 19 MiB, two passes, one lane. `memory` is in KiB. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
const saltBytes = 16;

/** Maximum hashes at the same time: each needs 19 MiB and a thread of Node's pool, which the disk also uses. */
const maxAtOnce = 2;
/** Maximum number of waiting hashes; with more, the last ones would wait longer than a client does. */
const maxWaiting = 200;

/** Too many passwords wait to be hashed. */
export class TooManyHashes extends Error {}

let running = 0;
const waiting: (() => void)[] = [];

const takeTurn = async (): Promise<void> => {
  if (running < maxAtOnce) {
    running += 1;
    return;
  }
  if (waiting.length >= maxWaiting) throw new TooManyHashes();
  await new Promise<void>((resolve) => waiting.push(resolve));
};

/** Gives the place to the next waiting hash. */
const endTurn = (): void => {
  const next = waiting.shift();
  if (next === undefined) running -= 1;
  else next();
};

const compute = (parameters: Argon2Parameters): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    argon2('argon2id', parameters, (error, tag) => (error === null ? resolve(tag) : reject(error)));
  });

const tagOf = async (password: string, parameters: Omit<Argon2Parameters, 'message'>): Promise<Buffer> => {
  await takeTurn();
  try {
    // Keyboards differ in how they write umlauts in Unicode; NFC makes both the same password.
    return await compute({ message: password.normalize('NFC'), ...parameters });
  } finally {
    endTurn();
  }
};

const text = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/** Hashes a password for storage: Argon2id with a new salt, in PHC format. Throws `TooManyHashes`. */
export const hashPassword = async (password: string): Promise<string> => {
  const nonce = randomBytes(saltBytes);
  const tag = await tagOf(password, { ...cost, nonce });
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${text(nonce)}$${text(tag)}`;
};

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** Whether the password fits the hash; the cost comes from the hash. Throws `TooManyHashes`. */
export const verifyPassword = async (password: string, hash: string): Promise<boolean> => {
  const [, memory, passes, parallelism, salt, kept] = phc.exec(hash) ?? [];
  if (salt === undefined || kept === undefined) throw new Error('This is no Argon2id hash');
  const right = Buffer.from(kept, 'base64');
  const given = await tagOf(password, {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: right.length,
    nonce: Buffer.from(salt, 'base64'),
  });
  return timingSafeEqual(given, right);
};
