import { hasGroupStage } from '@neundarter/rules/tournament/plan/modes';
import { fewestOfSecondChance } from '@neundarter/rules/tournament/plan/second-chance-seats';
import { useState } from 'react';
import { useSecondChanceUndo } from '../../../data/club/tournament-course.ts';
import { ChangeDialog } from '../../../parts/change-dialog/change-dialog.tsx';
import { secondChanceText as text } from '../../../text/second-chance.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { TournamentView } from '../tournament-view.ts';
import { SecondChanceDialog } from './second-chance-dialog.tsx';

type Props = { readonly view: TournamentView };

/** What organisers do about the second chance: draw it, and take that back until its first match begins. */
export function SecondChanceCard({ view }: Props) {
  const { data, matches } = view;
  const { out = [], isDrawn = false } = data.state?.secondChance ?? {};
  const [opened, setOpened] = useState<'draw' | 'undo' | null>(null);
  const isPlayed = matches.some(({ stage, isBegun }) => stage === 'second-chance' && isBegun);
  if (isPlayed || (!isDrawn && out.length < fewestOfSecondChance)) return null;
  const title = data.config.knockoutStageConfig.config.secondChance?.title ?? text.label;
  const ready = hasGroupStage(data.config.tournamentMode) ? text.ready : text.readyAfterKnockout;
  const close = () => setOpened(null);
  return (
    <Card
      title={title}
      actions={
        isDrawn ? (
          <Button look="quiet" onClick={() => setOpened('undo')}>
            {text.undo}
          </Button>
        ) : (
          <Button look="primary" onClick={() => setOpened('draw')}>
            {text.release(title)}
          </Button>
        )
      }
    >
      <p>{isDrawn ? text.isReleased(title) : ready(out.length)}</p>
      {opened === 'draw' ? <SecondChanceDialog view={view} title={title} onClose={close} /> : null}
      {opened === 'undo' ? <UndoDialog eventId={view.event.id} onClose={close} /> : null}
    </Card>
  );
}

function UndoDialog({ eventId, onClose }: { readonly eventId: string; readonly onClose: () => void }) {
  const change = useSecondChanceUndo(eventId);
  return (
    <ChangeDialog
      role="alertdialog"
      danger
      title={text.undo}
      confirm={text.undo}
      done={text.undone}
      change={change}
      sentOf={() => undefined}
      onClose={onClose}
    >
      <p>{text.undoText}</p>
    </ChangeDialog>
  );
}
