import { EventFigures } from '../../parts/event-tables/event-figures.tsx';
import { HighlightCards } from '../../parts/event-tables/highlight-cards.tsx';
import { Stack } from '../../ui/stack.tsx';

/** Highscores, short legs, high finishes and the figures of everybody together. */
export function Highlights({ eventId }: { readonly eventId: string }) {
  return (
    <Stack gap="2xl">
      <HighlightCards eventId={eventId} />
      <EventFigures eventId={eventId} />
    </Stack>
  );
}
