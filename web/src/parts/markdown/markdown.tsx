import { lazy, Suspense } from 'react';
import classes from './markdown.module.css';

const load = () => import('./markdown-body.tsx');

const Body = lazy(async () => {
  // Without network the code may be missing: the text as it was written can be read, too.
  const loaded = await load().catch(() => null);
  return { default: loaded?.MarkdownBody ?? PlainText };
});

type Props = { readonly text: string };

/** Markdown somebody wrote, rendered safely: no script, style or foreign frame gets through. */
export function Markdown({ text }: Props) {
  return (
    <div className={classes.markdown}>
      <Suspense fallback={<PlainText text={text} />}>
        <Body text={text} />
      </Suspense>
    </div>
  );
}

/** Begins to load what `Markdown` needs, while the text itself is on its way. */
export const preloadMarkdown = (): void => void load().catch(() => undefined);

function PlainText({ text }: Props) {
  return <p className={classes.plain}>{text}</p>;
}
