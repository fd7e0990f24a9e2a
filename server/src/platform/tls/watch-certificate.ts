import type { Log } from '../log.ts';
import type { Certificate } from './open-tls.ts';

/** Time between two looks at the end of the certificate, in ms. */
const lookEveryMs = 12 * 60 * 60_000;

type Parts = {
  readonly log: Log;
  /** The certificate that is served; null without one. */
  readonly certificate: () => Certificate | null;
  /** Called with it at the start and twice a day. */
  readonly tell: (certificate: Certificate) => unknown;
};

/** Looks at the certificate now and twice a day. @returns a function that ends this and waits for what is under way */
export function watchCertificate({ log, certificate, tell }: Parts): () => Promise<void> {
  const look = async () => {
    const current = certificate();
    try {
      if (current !== null) await tell(current);
    } catch (error) {
      log.warn(
        { err: error },
        'admins could not be told about the end of the certificate; tried again later',
      );
    }
  };
  let running = look();
  const timer = setInterval(() => {
    running = look();
  }, lookEveryMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
