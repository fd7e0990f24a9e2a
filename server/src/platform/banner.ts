import type { Addresses } from './addresses.ts';

/** What the text in the terminal is about. */
export type Greeting = {
  readonly version: string;
  readonly addresses: Addresses;
  /** The address in all links and codes, see `serverAddress`. */
  readonly address: string;
  /** From the start of the process to the first possible answer, in ms. */
  readonly readyMs: number;
  /** When the certificate for https ends, ms since 1970; null without one. */
  readonly httpsUntil: number | null;
  /** Where the certificate comes from, e.g. `TLS_CERT`. */
  readonly certificateFrom: string;
};

/** Text for the terminal after the start: the server's addresses, and a QR code for phones. */
export async function renderBanner(start: Greeting): Promise<string> {
  const { local, lan, publicUrl } = start.addresses;
  const isTrusted = ![local, publicUrl, ...lan].includes(start.address) && lan.length > 0;
  const isReachable = publicUrl !== null || lan.length > 0;
  const line = (label: string, url: string) => `  ${label.padEnd(36)}${url}`;
  const https = start.httpsUntil === null ? null : `${dayOf(start.httpsUntil)} (${start.certificateFrom})`;
  return [
    '',
    `Neundarter ${start.version} läuft · is running  (${Math.round(start.readyMs)} ms)`,
    '',
    line('Auf diesem Gerät · this device', local),
    ...lan.map((url) => line('Im selben Netz · same network', url)),
    ...(publicUrl ? [line('Von außen · from outside', publicUrl)] : []),
    ...(isTrusted ? [line('Mit Zertifikat · with certificate', start.address)] : []),
    ...(https === null ? [] : [line('https bis · https until', https)]),
    ...(isReachable && start.address.startsWith('http:') ? plainHttp(start.address) : []),
    '',
    ...(isReachable ? [`  Mit dem Handy · by phone: ${start.address}`, await qrCode(start.address)] : []),
  ].join('\n');
}

/** What an address without encryption can do, and where a device gets more. */
const plainHttp = (address: string): readonly string[] => [
  '',
  '  http: alles außer Neuladen ohne Netz, Installieren und Teilen · all but reload offline, install, share',
  `  Für eigene Tablets und Handys auch das · for your own devices this, too: ${address}/secure`,
];

/** `2026-11-25`. @param ms since 1970 */
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Imports the library only here, after the start; the server already answers requests. */
async function qrCode(text: string): Promise<string> {
  const { default: qrcode } = await import('qrcode');
  return qrcode.toString(text, { type: 'utf8', errorCorrectionLevel: 'L', margin: 2 });
}
