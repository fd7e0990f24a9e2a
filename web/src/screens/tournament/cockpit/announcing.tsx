import { useState } from 'react';
import { currentAnnouncements, useAnnouncementEnd } from '../../../data/club/announcements.ts';
import { announcementText as text } from '../../../text/announcements.ts';
import { Button } from '../../../ui/button.tsx';
import { Inline } from '../../../ui/inline.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';
import { AnnounceDialog } from './announce-dialog.tsx';
import type { Hall } from './hall-words.ts';

/** What is announced now, and the way to announce more. */
export function Announcing({ hall: { view, now } }: { readonly hall: Hall }) {
  const [isOpen, setOpen] = useState(false);
  const end = useAnnouncementEnd(view.event.id);
  const shown = currentAnnouncements(view.data.announcements, now);
  return (
    <Inline as="section" gap="m" align="center" wraps aria-label={text.list}>
      <Button onClick={() => setOpen(true)}>{text.make}</Button>
      <Stack gap="s">
        {shown.map(({ id, text: said, until }) => (
          <Inline key={id} gap="s" align="center" wraps>
            <span>{`${said} · ${text.until(until)}`}</span>
            <Button
              look="quiet"
              isBusy={end.busyWith === id}
              aria-label={text.end(said)}
              onClick={() => void end.run(id).then((outcome) => tellOutcome(outcome, { done: text.ended }))}
            >
              {text.endShort}
            </Button>
          </Inline>
        ))}
      </Stack>
      {isOpen ? <AnnounceDialog eventId={view.event.id} onClose={() => setOpen(false)} /> : null}
    </Inline>
  );
}
