import { Suspense } from 'react';
import { loadCode } from '../../device/late-code.ts';
import { untilPainted } from '../../device/until-painted.ts';
import { latePart } from '../../ui/late-part.tsx';
import classes from './markdown.module.css';
import { plainParagraphs } from './plain-paragraphs.ts';
import { plainText } from './plain-text.ts';

const load = () => import('./bounded-markdown.tsx');

// Without its code the page shows the words without their marks. They are painted before the code is loaded.
const Body = latePart(async () => {
  await untilPainted();
  return (await load()).BoundedMarkdown;
}, PlainText);

type Props = { readonly text: string };

/** Renders Markdown of users safely: no script, style or foreign frame gets through. Without marks it loads nothing. */
export function Markdown({ text }: Props) {
  const paragraphs = plainParagraphs(text);
  return (
    <div className={classes.markdown}>
      {paragraphs === null ? (
        <Suspense fallback={<PlainText text={text} />}>
          <Body text={text} />
        </Suspense>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have nothing else, and are drawn anew together
        paragraphs.map((paragraph, index) => <p key={index}>{paragraph}</p>)
      )}
    </div>
  );
}

/** Starts to load the code of `Markdown` while the text itself is still loading. */
export const preloadMarkdown = (): void => void loadCode(load);

function PlainText({ text }: Props) {
  return <p className={classes.plain}>{plainText(text)}</p>;
}
