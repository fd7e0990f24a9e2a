import { useState } from 'react';
import { useLateEntryUndo } from '../../../data/club/tournament-course.ts';
import { ChangeDialog } from '../../../parts/change-dialog/change-dialog.tsx';
import { lateEntryText as text } from '../../../text/late-entries.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Inline } from '../../../ui/inline.tsx';
import { Stack } from '../../../ui/stack.tsx';
import type { TournamentView } from '../tournament-view.ts';

/** Who has entered late and has not played yet: that can be taken back. Nothing if there is nobody. */
export function LateEntries({ view }: { readonly view: TournamentView }) {
  const { event, data, participants, names } = view;
  const [asked, setAsked] = useState<string | null>(null);
  const unplayed = data.changeable?.unplayed ?? [];
  const late = participants.filter(({ id, lateSeat = null }) => lateSeat !== null && unplayed.includes(id));
  const nameOf = (entrant: string) => names.get(entrant) ?? '';
  if (late.length === 0) return null;
  return (
    <Card title={text.list}>
      <Stack as="ul" isDivided aria-label={text.list}>
        {late.map(({ id }) => (
          <Inline as="li" key={id} gap="s" align="center" justify="between">
            <span>{nameOf(id)}</span>
            <Button look="quiet" aria-label={text.undoOf(nameOf(id))} onClick={() => setAsked(id)}>
              {text.undo}
            </Button>
          </Inline>
        ))}
      </Stack>
      {asked === null ? null : (
        <UndoDialog eventId={event.id} entrant={asked} name={nameOf(asked)} onClose={() => setAsked(null)} />
      )}
    </Card>
  );
}

type UndoProps = {
  readonly eventId: string;
  readonly entrant: string;
  readonly name: string;
  readonly onClose: () => void;
};

function UndoDialog({ eventId, entrant, name, onClose }: UndoProps) {
  const change = useLateEntryUndo(eventId);
  return (
    <ChangeDialog
      role="alertdialog"
      danger
      title={text.undoTitle}
      confirm={text.undo}
      done={text.undone}
      change={change}
      sentOf={() => entrant}
      onClose={onClose}
    >
      <p>{text.undoText(name)}</p>
    </ChangeDialog>
  );
}
