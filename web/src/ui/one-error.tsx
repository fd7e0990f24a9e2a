import { commonText } from '../text/common.ts';
import { ErrorBox, type ErrorProps } from './error-box.tsx';
import classes from './states.module.css';
import { useOneError } from './use-one-error.ts';

/** `News konnten nicht geladen werden. Fehler: …. Bitte versuche es noch einmal.` or `… (…)`: what is missing, and why. */
const sentences = /^(.+?[.!]) (?:Fehler: |\()?([^.!)]+)/;

/** Says why something is missing, unless something else on the page says it; then only what is missing. */
export function OneError({ onRetry, ...error }: ErrorProps) {
  const { text, title = commonText.errorTitle, children } = error;
  const [, what = text, why = title] = sentences.exec(text) ?? [];
  const { isFirst, retryAll } = useOneError(why, onRetry);
  if (!isFirst && children === undefined) return <p className={classes.line}>{what}</p>;
  return <ErrorBox {...error} {...(onRetry === undefined ? {} : { onRetry: retryAll })} />;
}
