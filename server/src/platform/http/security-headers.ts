import { apiBasePath, boardPorts } from '@neundarter/contract/limits';

/**
 * A board that detects darts stands in the player's own network, under any name or address, without a certificate: the
 * browser talks to it directly. A policy cannot say "own network", so it names the ports, and no others.
 */
const boards = [
  `http://*:${boardPorts.status}`,
  `ws://*:${boardPorts.socket}`,
  `http://*:${boardPorts.autodarts}`,
  `ws://*:${boardPorts.autodarts}`,
].join(' ');

/**
 * Headers of the web app's files and pages. A constant instead of a plug-in that builds the same lines anew for every request.
 *
 * The app comes from this server only, and talks to it and to a board. Styles may be inline: libraries set them as elements and
 * attributes. A club's server speaks plain http in its own network, so nothing here may push a browser to https
 * there: no upgrade-insecure-requests, and strict transport security only where `PUBLIC_URL` is https.
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

/** What the app has no use for, or only itself may use. */
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

/** Half a year, in seconds; long enough to count, short enough to repent. */
const strictTransportSeconds = 180 * 24 * 60 * 60;

/** Data is never a page: whoever opens it as one gets nothing to run, load or frame. */
const ofData = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
} as const;

/** Code, styles and fonts are no pages either; a phone loads a dozen of them before it shows anything. */
const ofAssets = {
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
} as const;

type Headers = Readonly<Record<string, string>>;

/**
 * Headers by path: few for the API and the built files, which are many and small, all for what a browser may show.
 * @param publicUrl decides whether the server is known to be reached by https
 */
export function securityHeaders(publicUrl: string | null): (path: string) => Headers {
  const isSecure = publicUrl?.startsWith('https://') === true;
  const transport = isSecure ? { 'strict-transport-security': `max-age=${strictTransportSeconds}` } : {};
  const opener = isSecure ? { 'cross-origin-opener-policy': 'same-origin' } : {};
  const pages = { ...ofPages, ...transport, ...opener };
  const data = { ...ofData, ...transport };
  const assets = { ...ofAssets, ...transport };
  return (path) => {
    if (path.startsWith(apiBasePath)) return data;
    return path.startsWith('/assets/') ? assets : pages;
  };
}
