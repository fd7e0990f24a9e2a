// Runs in the service worker, which imports it: shows push messages, and opens the page that they are about.
import type { PushMessage } from '@neundarter/contract/push-message';
import { pushWords } from './text/own-calls.ts';

type Page = {
  readonly url: string;
  readonly focus: () => Promise<Page>;
  readonly navigate: (url: string) => Promise<Page>;
};
type Late = { readonly waitUntil: (work: Promise<unknown>) => void };
type PushEvent = Late & { readonly data: { readonly json: () => unknown } | null };
type ClickEvent = Late & { readonly notification: Pick<Notification, 'close' | 'data'> };
type Options = NotificationOptions & { readonly renotify?: boolean };

/** What this file needs of the scope of a service worker. */
type WorkerScope = {
  readonly registration: { readonly showNotification: (title: string, options: Options) => Promise<void> };
  readonly clients: {
    readonly matchAll: (options: { readonly type: 'window' }) => Promise<readonly Page[]>;
    readonly openWindow: (url: string) => Promise<unknown>;
  };
  readonly addEventListener: {
    (name: 'push', listener: (event: PushEvent) => void): void;
    (name: 'notificationclick', listener: (event: ClickEvent) => void): void;
  };
};

const icon = '/icons/icon-192.png';

const show = ({ registration }: WorkerScope, message: PushMessage): Promise<void> => {
  const { title, body } = pushWords(message);
  const isNews = message.kind !== 'call-taken-back';
  return registration.showNotification(title, {
    body,
    icon,
    badge: icon,
    tag: message.tag,
    // What replaces a call that was taken back says nothing aloud.
    silent: !isNews,
    renotify: isNews,
    requireInteraction: message.kind === 'call',
    data: message.path,
  });
};

/** An open page goes there; otherwise a new one opens. */
const open = async ({ clients }: WorkerScope, path: string): Promise<void> => {
  const pages = await clients.matchAll({ type: 'window' });
  const page = pages.find(({ url }) => new URL(url).pathname === path) ?? pages[0];
  if (page === undefined) return void (await clients.openWindow(path));
  const focused = await page.focus();
  if (new URL(focused.url).pathname !== path) await focused.navigate(path);
};

/** Listens to push messages and to taps on their notices. */
export function handlePushes(scope: WorkerScope): void {
  scope.addEventListener('push', (event) => {
    const message = event.data?.json();
    if (message !== undefined) event.waitUntil(show(scope, message as PushMessage));
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const path: unknown = event.notification.data;
    if (typeof path === 'string') event.waitUntil(open(scope, path));
  });
}
