import type { Page } from 'playwright-core';

type Manifest = {
  readonly name?: string;
  readonly start_url?: string;
  readonly display?: string;
  readonly icons?: readonly { readonly sizes: string; readonly purpose?: string }[];
};

/**
 * What stands against installing the app from this page; [] if nothing does. The browser judges by itself, but a Chromium
 * without windows finds no fault anywhere, so the rules of browsers are also asked one by one.
 */
export async function reasonsNotToInstall(page: Page): Promise<readonly string[]> {
  const cdp = await page.context().newCDPSession(page);
  const { data, errors } = await cdp.send('Page.getAppManifest');
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  await cdp.detach();
  const here = await page.evaluate(async () => ({
    isSecure: isSecureContext,
    hasWorker:
      'serviceWorker' in navigator && Boolean((await navigator.serviceWorker.getRegistration())?.active),
  }));
  const manifest = JSON.parse(data || '{}') as Manifest;
  const isDrawn = (sizes: string) => manifest.icons?.some((icon) => icon.sizes === sizes) === true;
  const rules = {
    'not-from-secure-origin': here.isSecure,
    'no-service-worker': here.hasWorker,
    'no-name': Boolean(manifest.name),
    'no-start': manifest.start_url === '/',
    'no-window': manifest.display === 'standalone',
    'no-icon': isDrawn('192x192') && isDrawn('512x512'),
  };
  const broken = Object.entries(rules).filter(([, isKept]) => !isKept);
  const found = [
    ...errors.map(({ message }) => message),
    ...installabilityErrors.map(({ errorId }) => errorId),
    ...broken.map(([name]) => name),
  ];
  return [...new Set(found)];
}
