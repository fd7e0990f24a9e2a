import { type ComponentProps, Suspense } from 'react';
import { latePart } from '../../ui/late-part.tsx';

const Late = latePart(async () => (await import('./match-refusal.tsx')).MatchRefusal);

/** The notice about a refused change, loaded when the server has refused one: then there is a network. */
export function LateMatchRefusal(props: ComponentProps<typeof Late>) {
  if (props.queue.refusal === null) return null;
  return (
    <Suspense fallback={null}>
      <Late {...props} />
    </Suspense>
  );
}
