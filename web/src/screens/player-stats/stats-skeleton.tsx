import { statsText } from '../../text/stats.ts';
import { Inline } from '../../ui/inline.tsx';
import { Stack } from '../../ui/stack.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import page from './stats-page.module.css';
import classes from './stats-skeleton.module.css';

/** Sizes of the cards before their figures are loaded; the same as afterwards, so that nothing jumps. */
const cards = ['full', 'half', 'half', 'third', 'third', 'third', 'half', 'half'] as const;

/** Outlines of the page while its figures are loading. */
export function StatsSkeleton() {
  return (
    <div role="status" className={page.cards}>
      <VisuallyHidden>{statsText.loading}</VisuallyHidden>
      {cards.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: outlines have nothing of their own
        <Inline key={index} className={page.place} data-width={width} aria-hidden="true">
          <Stack gap="xl" className={classes.card} data-width={width}>
            <span className={classes.title} />
            <span className={classes.body} />
          </Stack>
        </Inline>
      ))}
    </div>
  );
}
