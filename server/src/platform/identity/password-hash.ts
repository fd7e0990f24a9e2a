import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';

/** What OWASP asks of Argon2id: 19 MiB, two passes, one lane. `memory` is in KiB. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
const saltBytes = 16;

/** Hashes at a time: each takes a thread of Node's pool and 19 MiB, and the disk needs threads too. */
const maxAtOnce = 2;
/** More waiting ones would wait for longer than a client does. */
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

/** Hands the place on. */
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
    // The same letters typed on another keyboard are the same password.
    return await compute({ message: password.normalize('NFC'), ...parameters });
  } finally {
    endTurn();
  }
};

const text = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/** A password as it is kept: Argon2id with a salt of its own, in PHC format. Throws `TooManyHashes`. */
export const hashPassword = async (password: string): Promise<string> => {
  const nonce = randomBytes(saltBytes);
  const tag = await tagOf(password, { ...cost, nonce });
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${text(nonce)}$${text(tag)}`;
};

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** Whether a password is the one that was hashed, whatever the cost was then. Throws `TooManyHashes`. */
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
