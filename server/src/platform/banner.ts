import type { Addresses } from './addresses.ts';

/** Text for the terminal after the start: the server's addresses, and a QR code for phones. */
export async function renderBanner(start: {
  readonly version: string;
  readonly addresses: Addresses;
  /** From the start of the process to the first possible answer, in ms. */
  readonly readyMs: number;
}): Promise<string> {
  const { local, lan, publicUrl } = start.addresses;
  const line = (label: string, url: string) => `  ${label.padEnd(36)}${url}`;
  const forPhones = publicUrl ?? lan[0];
  return [
    '',
    `Neundarter ${start.version} läuft · is running  (${Math.round(start.readyMs)} ms)`,
    '',
    line('Auf diesem Gerät · this device', local),
    ...lan.map((url) => line('Im selben Netz · same network', url)),
    ...(publicUrl ? [line('Von außen · from outside', publicUrl)] : []),
    '',
    ...(forPhones ? [`  Mit dem Handy · by phone: ${forPhones}`, await qrCode(forPhones)] : []),
  ].join('\n');
}

/** Imports the library only here, after the start; the server already answers requests. */
async function qrCode(text: string): Promise<string> {
  const { default: qrcode } = await import('qrcode');
  return qrcode.toString(text, { type: 'utf8', errorCorrectionLevel: 'L', margin: 2 });
}
