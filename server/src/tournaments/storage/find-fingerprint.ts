import { contentHash } from '../../platform/content-hash.ts';
import type { StoredEntry } from './stored-tournament.ts';

/** Fields of an entry that organisers edit. */
type Edited = Pick<StoredEntry, 'participant' | 'teamId' | 'teamName' | 'isNameShortened'> & {
  readonly address: string | null;
};

/** Changes whenever something changes that organisers edit in an entry, but not with its status, draw or ticks. */
export const findFingerprint = ({
  participant,
  teamId,
  teamName,
  isNameShortened,
  address,
}: Edited): string => contentHash({ participant, teamId, teamName, isNameShortened, address });
