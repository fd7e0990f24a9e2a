import { maxLogLength } from '@neundarter/contract/limits';
import { readSetting } from '../local-settings.ts';
import { request } from './api.ts';

/** Reports an error to the server, only if the owner of the device agreed. Never fails, never waits. */
function log(msg: string): void {
  if (!readSetting('send-analytic-data') || msg === '') return;
  request('POST /logs', { body: { msg: msg.slice(0, maxLogLength) }, keepalive: true }).catch(
    () => undefined,
  );
}

/** Reports errors that no code caught. */
export function logUncaughtErrors(): void {
  globalThis.addEventListener('error', (event) => log(describe(event.error ?? event.message)));
  globalThis.addEventListener('unhandledrejection', (event) => log(describe(event.reason)));
}

/** Reports an error that a boundary of the page has caught, and shows it in the console; for the root of React. */
export const logCaughtError = (
  error: unknown,
  { componentStack }: { readonly componentStack?: string | undefined },
): void => {
  console.error(error, componentStack);
  log(`${describe(error)}\n${componentStack ?? ''}`);
};

const describe = (thrown: unknown): string =>
  thrown instanceof Error ? `${thrown.name}: ${thrown.message}\n${thrown.stack ?? ''}` : String(thrown);
