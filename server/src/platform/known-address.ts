import type { FastifyInstance } from 'fastify';
import { lanAddresses } from './addresses.ts';
import type { Config } from './config.ts';
import { serverAddress } from './server-address.ts';
import type { Tls } from './tls/open-tls.ts';

/** The port that `https://` means. */
const httpsPort = 443;

type KnownConfig = Pick<Config, 'publicUrl'> & Partial<Pick<Config, 'host' | 'port' | 'tlsPort'>>;

type Parts = {
  readonly config: KnownConfig;
  /** The names under which every browser trusts this server itself now. */
  readonly publicNames: () => readonly string[];
};

/** Builds addresses with the actual port of a server; until it listens, with the configured one. */
function addressBuilder({ server }: FastifyInstance, config: KnownConfig) {
  const portNow = () => {
    const listening = server.address();
    return typeof listening === 'object' && listening !== null ? listening.port : (config.port ?? 0);
  };
  const https = (name: string): string => {
    const port = config.tlsPort ?? portNow();
    return port === httpsPort ? `https://${name}` : `https://${name}:${port}`;
  };
  return { portNow, https };
}

/** The address in all links and codes of a server that listens, or will. It is computed anew by each call, because it changes. */
export function knownAddress(http: FastifyInstance, { config, publicNames }: Parts): () => string {
  const { portNow, https } = addressBuilder(http, config);
  return () => {
    const [name] = publicNames();
    return serverAddress({
      publicUrl: config.publicUrl,
      // The https address of a name that every browser trusts now.
      trusted: name === undefined ? null : https(name),
      bound: { host: config.host ?? null, port: portNow() },
    });
  };
}

/**
 * How a device gets https: `public` by a certificate that every browser trusts, `own` by one of the operator that browsers
 * do not know by themselves, `authority` by the hall's own authority, which a device has to trust first.
 */
type SecureKind = 'public' | 'own' | 'authority';

/** Where this server answers https, or would with the hall's own authority; null if it cannot. */
export type SecureAddress = { readonly kind: SecureKind; readonly address: string } | null;

type SecureParts = {
  readonly config: KnownConfig;
  readonly tls: () => Tls | null;
};

/** Where a device finds this server by https. It is computed anew by each call, because networks and certificates change. */
export function knownSecureAddress(http: FastifyInstance, { config, tls }: SecureParts): () => SecureAddress {
  const { https } = addressBuilder(http, config);
  return () => {
    if (config.publicUrl?.startsWith('https://') === true)
      return { kind: 'public', address: config.publicUrl };
    const serving = tls();
    const [publicName] = serving?.publicNames() ?? [];
    if (publicName !== undefined) return { kind: 'public', address: https(publicName) };
    if (serving?.authority !== undefined) {
      const host = authorityHost(serving.authority.place(), config.host ?? null);
      return host === null ? null : { kind: 'authority', address: https(host) };
    }
    const [ownName] = serving?.certificate()?.names ?? [];
    return ownName === undefined ? null : { kind: 'own', address: https(ownName) };
  };
}

type Place = { readonly names: readonly string[]; readonly addresses: readonly string[] };

/** The host for https in the hall: the address in the private network, which every phone finds; otherwise the name. */
function authorityHost({ names, addresses }: Place, host: string | null): string | null {
  const isEverywhere = host === null || host === '0.0.0.0' || host === '::';
  const found = isEverywhere ? addresses[0] : addresses.find((one) => one === host);
  if (found !== undefined) return found;
  // A machine in the internet has no name that leads to it without a certificate.
  return isEverywhere && lanAddresses().length > 0 ? null : (names[0] ?? null);
}
