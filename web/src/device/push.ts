import type { PushAddress } from '@neundarter/contract/entities/own-call';

/** What stands in the way of push messages here; `open` for nothing, or if the user has not been asked. */
export type PushState = 'insecure' | 'impossible' | 'refused' | 'open';

/** Whether this browser can get push messages at this address. */
export function pushState(): PushState {
  if ('isSecureContext' in globalThis && !globalThis.isSecureContext) return 'insecure';
  const isAble = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  if (!isAble) return 'impossible';
  return Notification.permission === 'denied' ? 'refused' : 'open';
}

const addressOf = (subscription: PushSubscription): PushAddress | null => {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  return endpoint === undefined || p256dh === undefined || auth === undefined
    ? null
    : { endpoint, p256dh, auth };
};

const managerOf = async (): Promise<PushManager | null> =>
  (await navigator.serviceWorker.getRegistration())?.pushManager ?? null;

/** The address of this browser, if it has one already. Never rejects. */
export async function knownPushAddress(): Promise<PushAddress | null> {
  try {
    const known = await (await managerOf())?.getSubscription();
    return known ? addressOf(known) : null;
  } catch {
    return null;
  }
}

const isSameKey = (known: ArrayBuffer | null | undefined, wanted: string): boolean =>
  known !== null &&
  known !== undefined &&
  btoa(String.fromCodePoint(...new Uint8Array(known)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '') === wanted;

/**
 * Asks the user for permission, and the push service of the browser for an address. Call it in a tap.
 * @param publicKey of the server, base64url
 * @returns the address, or why there is none
 */
export async function openPushAddress(publicKey: string): Promise<PushAddress | Exclude<PushState, 'open'>> {
  if ((await Notification.requestPermission()) !== 'granted') return 'refused';
  const manager = await managerOf();
  if (manager === null) return 'impossible';
  try {
    const known = await manager.getSubscription();
    // The server has got another secret since then.
    if (known !== null && !isSameKey(known.options.applicationServerKey, publicKey))
      await known.unsubscribe();
    const opened = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
    return addressOf(opened) ?? 'impossible';
  } catch {
    // Some browsers have the functions, but no push service.
    return 'impossible';
  }
}
