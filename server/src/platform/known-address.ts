import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { serverAddress } from './server-address.ts';

/** The port that `https://` means. */
const httpsPort = 443;

type Parts = {
  readonly config: Pick<Config, 'publicUrl'> & Partial<Pick<Config, 'host' | 'port' | 'tlsPort'>>;
  /** The names under which every browser trusts this server itself now. */
  readonly publicNames: () => readonly string[];
};

/** The address in all links and codes of a server that listens, or will. It is computed anew by each call, because it changes. */
export function knownAddress({ server }: FastifyInstance, { config, publicNames }: Parts): () => string {
  /** Until the server listens, the configured port. */
  const portNow = () => {
    const listening = server.address();
    return typeof listening === 'object' && listening !== null ? listening.port : (config.port ?? 0);
  };
  /** The https address of a name that every browser trusts now; null for any other name. */
  const trusted = (name: string | undefined): string | null => {
    if (name === undefined || !publicNames().includes(name)) return null;
    const port = config.tlsPort ?? portNow();
    return port === httpsPort ? `https://${name}` : `https://${name}:${port}`;
  };
  return () =>
    serverAddress({
      publicUrl: config.publicUrl,
      trusted: trusted(publicNames()[0]),
      bound: { host: config.host ?? null, port: portNow() },
    });
}
