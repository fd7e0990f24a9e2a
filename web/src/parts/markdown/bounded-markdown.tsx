import { isWithinMarkdownBounds } from '@neundarter/rules/text/markdown-bounds';
import classes from './markdown.module.css';
import { MarkdownBody } from './markdown-body.tsx';

/** Renders Markdown; a text above the bounds, which was stored before there were any, is shown as it is written. */
export function BoundedMarkdown({ text }: { readonly text: string }) {
  if (isWithinMarkdownBounds(text)) return <MarkdownBody text={text} />;
  return <p className={classes.plain}>{text}</p>;
}
