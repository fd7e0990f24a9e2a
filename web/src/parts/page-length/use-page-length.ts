import { defaultLimit } from '@neundarter/contract/limits';
import { useMedia } from '../../ui/use-media.ts';

/** A television or a large window, which shows twice as many rows at once. */
const roomy = '(min-width: 87.5em) and (min-height: 56em)';

/** Entries per page of a list, by the size of the window. */
export const usePageLength = (): number => (useMedia(roomy) ? 2 * defaultLimit : defaultLimit);
