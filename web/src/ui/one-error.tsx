import { useLayoutEffect } from 'react';
import { commonText } from '../text/common.ts';
import type { ErrorProps } from './error-box.tsx';
import { useOneError } from './use-one-error.ts';

/** `News konnten nicht geladen werden. Fehler: …. Bitte versuche es noch einmal.` or `… (…)`: what is missing, and why. */
const sentences = /^(.+?[.!]) (?:Fehler: |\()?([^.!)]+)/;

/**
 * What an error says beside the others of its page. `line`: only what is missing, because another error says why; null if
 * this one says everything.
 */
export type Share = { readonly line: string | null; readonly retryAll: () => void };

type Props = ErrorProps & { readonly onShare: (share: Share) => void };

/** Tells an error whether something else on the page says the same. Draws nothing. */
export function OneError({ onShare, ...error }: Props) {
  const { text, title = commonText.errorTitle, children } = error;
  const [, what = text, why = title] = sentences.exec(text) ?? [];
  const { isFirst, retryAll } = useOneError(why, error.onRetry);
  const line = isFirst || children !== undefined ? null : what;
  useLayoutEffect(() => onShare({ line, retryAll }), [onShare, line, retryAll]);
  return null;
}
