import type { Clock } from '../../clock.ts';
import type { Log } from '../../log.ts';
import { dayOf, type KeyPair, readKeyPair } from '../key-pair.ts';
import type { AuthorityStore, StoredAuthority } from './authority-store.ts';
import { isInNetwork, type OwnPlace } from './own-place.ts';

/** Why there is no authority for the place of this machine. */
type AuthorityProblem = 'clock' | 'disk';

/** Time between two looks at the place and the certificate, in ms: a laptop changes networks. */
const usualLookMs = 60_000;

/** The server's certificate is made anew when this part of its life is over. */
const renewedAfter = 2 / 3;

/** This version did not exist before; a clock that shows an earlier time is wrong. ms since 1970 */
const earliestNow = Date.UTC(2026, 0, 1);

/** What messages call the files. */
const named = { cert: 'DATA_DIR/authority', key: 'DATA_DIR/authority' };

type Parts = {
  readonly store: AuthorityStore;
  readonly log: Log;
  readonly clock: Clock;
  readonly place: () => OwnPlace;
  /** Called with every pair that is served from now on. */
  readonly onPair: (pair: KeyPair) => void;
  readonly lookEveryMs?: number | undefined;
};

/** The authority for the place where this machine is, or why there is none. */
export type MadeAuthority =
  | { readonly ok: true; readonly authority: StoredAuthority; readonly isOneOfSeveral: boolean }
  | { readonly ok: false; readonly problem: AuthorityProblem };

export type KeptAuthority = {
  /** The pair that is served; null until there is one. */
  readonly current: () => KeyPair | null;
  /** The authority of the certificate that is served. */
  readonly authority: () => StoredAuthority | null;
  /** Makes an authority, unless one vouches for the place where this machine is. */
  readonly make: () => Promise<MadeAuthority>;
  readonly stop: () => void;
};

/** Whether an authority vouches for the address at which devices reach this machine, or without a network for its name. */
const coversPlace = ({ networks, names }: StoredAuthority, place: OwnPlace): boolean => {
  const [address] = place.addresses;
  if (address === undefined) return place.names.some((name) => names.includes(name));
  return networks.some((network) => isInNetwork(address, network));
};

/**
 * Serves a certificate of the stored authority for this place, and makes it anew after two thirds of its life or when the
 * machine gets another address. A clock or a disk that is wrong is one sentence in the log; what is served goes on.
 */
export async function keepAuthority(parts: Parts): Promise<KeptAuthority> {
  const { store, log, clock, onPair } = parts;
  let all: readonly StoredAuthority[] = await store.readAll().catch((error: unknown) => {
    log.warn(
      `The folder authority in DATA_DIR cannot be read (${codeOf(error)}). Only plain http is served.`,
    );
    return [];
  });
  let [current, served]: [KeyPair | null, StoredAuthority | null] = [null, null];
  let [lastSentence, isStopped] = ['', false];
  let queue: Promise<unknown> = Promise.resolve();
  /** One after the other: two at once would make two authorities. */
  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const next = queue.then(work, work);
    queue = next.catch(() => undefined);
    return next;
  };
  const note = (sentence: string) => {
    if (sentence !== lastSentence && sentence !== '') log.warn(sentence);
    lastSentence = sentence;
  };
  const keep = async (authority: StoredAuthority) => {
    await store.write(authority);
    all = [authority, ...all.filter(({ madeAt }) => madeAt !== authority.madeAt)];
  };
  const serve = (authority: StoredAuthority) => {
    if (served?.leaf.cert === authority.leaf.cert || isStopped) return;
    const read = readKeyPair(authority.leaf, { now: clock.now(), named, roots: [] });
    if (!read.ok) return note(`${read.error} Plain http goes on.`);
    [current, served] = [read.value, authority];
    onPair(current);
    log.info({ names: current.names }, `https by the hall's own authority until ${dayOf(current.validTo)}`);
  };
  const renewed = async (authority: StoredAuthority, place: OwnPlace): Promise<StoredAuthority> => {
    const names = place.names.filter((name) => authority.names.includes(name));
    const addresses = place.addresses.filter((one) => authority.networks.some((of) => isInNetwork(one, of)));
    const { makeLeaf } = await import('./make-authority.ts');
    return { ...authority, leaf: await makeLeaf(authority, { names, addresses, now: clock.now() }) };
  };
  const look = async () => {
    const [place, now] = [parts.place(), clock.now()];
    const authority = all.find((one) => coversPlace(one, place));
    if (authority === undefined || isStopped) return;
    if (now < earliestNow || !isDue(authority, { place, now })) return serve(authority);
    try {
      const next = await renewed(authority, place);
      await keep(next);
      serve(next);
      note('');
    } catch (error) {
      note(
        `The folder authority in DATA_DIR cannot be written (${codeOf(error)}). The old certificate stays.`,
      );
      serve(authority);
    }
  };
  const make = async (): Promise<MadeAuthority> => {
    const [place, now] = [parts.place(), clock.now()];
    const known = all.find((one) => coversPlace(one, place));
    if (known === undefined && now < earliestNow) {
      note(
        `By the clock of this machine today is ${dayOf(now)}, so it makes no certificate. Plain http goes on.`,
      );
      return { ok: false, problem: 'clock' };
    }
    try {
      if (known === undefined) {
        const { makeAuthority, makeLeaf } = await import('./make-authority.ts');
        const made = await makeAuthority(place, now);
        const leaf = await makeLeaf(made, { ...place, now });
        await keep({ ...made, madeAt: now, leaf });
      }
      await look();
    } catch (error) {
      note(`The folder authority in DATA_DIR cannot be written (${codeOf(error)}). Plain http goes on.`);
      return { ok: false, problem: 'disk' };
    }
    const authority = all.find((one) => coversPlace(one, place));
    if (authority === undefined || served?.madeAt !== authority.madeAt)
      return { ok: false, problem: 'clock' };
    return { ok: true, authority, isOneOfSeveral: all.length > 1 };
  };

  await inTurn(look);
  const timer = setInterval(() => void inTurn(look), parts.lookEveryMs ?? usualLookMs);
  timer.unref();
  return {
    current: () => current,
    authority: () => served,
    make: () => inTurn(make),
    stop: () => {
      isStopped = true;
      clearInterval(timer);
    },
  };
}

/** Whether the server's certificate ends soon, is of another time, or does not name an address of this machine. */
function isDue(
  { leaf, networks }: StoredAuthority,
  { place, now }: { readonly place: OwnPlace; readonly now: number },
): boolean {
  const read = readKeyPair(leaf, { now, named, roots: [] });
  if (!read.ok) return true;
  const { validFrom, validTo, addresses } = read.value;
  const isOld = now >= validFrom + (validTo - validFrom) * renewedAfter;
  const covered = place.addresses.filter((one) => networks.some((of) => isInNetwork(one, of)));
  return isOld || covered.some((one) => !addresses.includes(one));
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);
