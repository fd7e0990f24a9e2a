import { existsSync } from 'node:fs';
import type { Server as HttpServer } from 'node:http';
import { join } from 'node:path';
import type { Tls, TlsParts } from '../open-tls.ts';
import type { KeptAuthority } from './keep-authority.ts';
import type { OwnAuthority } from './own-authority.ts';
import { type OwnPlace, ownPlace } from './own-place.ts';

type AuthorityParts = Pick<TlsParts, 'log' | 'clock' | 'lookEveryMs'> & { readonly place?: () => OwnPlace };

/** Folder of the authorities in the data folder. */
const folderName = 'authority';

/**
 * Lets a server answer https by the hall's own authority, as soon as somebody has asked for it once. Until then nothing is
 * loaded but this file, and the server answers plain http as if it were not there.
 */
export async function openAuthority(
  server: HttpServer,
  { dataDir }: { readonly dataDir: string },
  { place = ownPlace, ...parts }: AuthorityParts,
): Promise<Tls & { readonly authority: OwnAuthority }> {
  const folder = join(dataDir, folderName);
  type Serving = { readonly kept: KeptAuthority; readonly close: () => void };
  let serving: Serving | null = null;
  let opening: Promise<Serving> | null = null;
  const open = async (): Promise<Serving> => {
    const [{ answerBoth }, { keepAuthority }, { openAuthorityStore }] = await Promise.all([
      import('../answer-both.ts'),
      import('./keep-authority.ts'),
      import('./authority-store.ts'),
    ]);
    const both = answerBoth(server);
    const kept = await keepAuthority({
      ...parts,
      place,
      store: openAuthorityStore(folder),
      onPair: both.usePair,
    });
    serving = { kept, close: both.close };
    return serving;
  };
  const ensureOpen = (): Promise<Serving> => {
    opening ??= open();
    return opening;
  };
  if (existsSync(folder)) await ensureOpen();
  return {
    certificate: () => serving?.kept.current() ?? null,
    publicNames: () => [],
    listen: async () => undefined,
    close: () => {
      serving?.kept.stop();
      serving?.close();
    },
    authority: {
      place,
      make: async () => (await ensureOpen()).kept.make(),
      root: () => serving?.kept.authority()?.root ?? null,
    },
  };
}
