import { lazy, Suspense } from 'react';
import classes from './markdown.module.css';

const load = () => import('./markdown-body.tsx');

const Body = lazy(async () => {
  // Without network the code may be missing; then the page shows the text as it was written.
  const loaded = await load().catch(() => null);
  return { default: loaded?.MarkdownBody ?? PlainText };
});

type Props = { readonly text: string };

/** Renders Markdown of users safely: no script, style or foreign frame gets through. */
export function Markdown({ text }: Props) {
  return (
    <div className={classes.markdown}>
      <Suspense fallback={<PlainText text={text} />}>
        <Body text={text} />
      </Suspense>
    </div>
  );
}

/** Starts to load the code of `Markdown` while the text itself is still loading. */
export const preloadMarkdown = (): void => void load().catch(() => undefined);

function PlainText({ text }: Props) {
  return <p className={classes.plain}>{text}</p>;
}
