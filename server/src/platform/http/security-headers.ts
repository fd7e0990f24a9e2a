import type { Socket } from 'node:net';
import { apiBasePath, boardPorts } from '@neundarter/contract/limits';

/**
 * A board that detects darts is in the player's own network, with any name or address and without a certificate, and
 * the browser connects to it directly. A policy cannot say "own network", so it names only the ports of the boards.
 */
const boards = [
  `http://*:${boardPorts.status}`,
  `ws://*:${boardPorts.socket}`,
  `http://*:${boardPorts.autodarts}`,
  `ws://*:${boardPorts.autodarts}`,
].join(' ');

/**
 * Headers of the web app's files and pages. This is a constant because a plug-in would build the same text for every
 * request.
 *
 * The app is loaded only from this server, and connects only to it and to a board. Styles may be inline, because
 * libraries set them as elements and attributes. A club's server uses plain http in its own network, so no header may
 * send a browser to https there: no upgrade-insecure-requests, and strict transport security only if `PUBLIC_URL` is
 * https, or on https with a certificate that every browser trusts.
 */
export const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "script-src-attr 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self'",
  `connect-src 'self' ${boards}`,
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Browser features that the app does not use, or that only the app itself may use. */
const permissionsPolicy = [
  'autoplay=(self)',
  'camera=()',
  'fullscreen=(self)',
  'geolocation=()',
  'microphone=()',
  'payment=()',
  'screen-wake-lock=(self)',
  'usb=()',
].join(', ');

const ofPages = {
  'content-security-policy': contentSecurityPolicy,
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissionsPolicy,
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
} as const;

/** Half a year, in seconds: long enough to protect, short enough to go back to http. */
const strictTransportSeconds = 180 * 24 * 60 * 60;

/** Headers of data: a browser that opens it as a page must not run, load or frame anything. */
const ofData = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
} as const;

/** Headers of code, styles and fonts. They are short, because a phone loads a dozen such files at the start. */
const ofAssets = {
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
} as const;

type Headers = Readonly<Record<string, string>>;

export type Transport = {
  /** Public address of the server; with https everybody comes by https. */
  readonly publicUrl: string | null;
  /** The names under which every browser trusts this server itself now. */
  readonly publicNames: () => readonly string[];
};

/** Whether a connection of this server uses TLS. */
const isEncrypted = (socket: Socket): boolean => 'encrypted' in socket && socket.encrypted === true;

/**
 * Headers by path: few for the API and the built files, all for pages. A server demands https from then on if its public
 * address is https, and on https under a name that every browser trusts; never for the hall's own authority, because a
 * device that does not trust it any more could not even come back by plain http.
 */
export function securityHeaders({ publicUrl, publicNames }: Transport) {
  const isDemanded = publicUrl?.startsWith('https://') === true;
  const plain = headersByPath({ isSecure: isDemanded, isDemanded });
  const secure = headersByPath({ isSecure: true, isDemanded: true });
  return (path: string, socket: Socket): Headers =>
    isEncrypted(socket) && publicNames().length > 0 ? secure(path) : plain(path);
}

type Security = { readonly isSecure: boolean; readonly isDemanded: boolean };

function headersByPath({ isSecure, isDemanded }: Security): (path: string) => Headers {
  const transport = isDemanded ? { 'strict-transport-security': `max-age=${strictTransportSeconds}` } : {};
  const opener = isSecure ? { 'cross-origin-opener-policy': 'same-origin' } : {};
  const pages = { ...ofPages, ...transport, ...opener };
  const data = { ...ofData, ...transport };
  const assets = { ...ofAssets, ...transport };
  return (path) => {
    if (path.startsWith(apiBasePath)) return data;
    return path.startsWith('/assets/') ? assets : pages;
  };
}
