import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconKeyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs';
import { useNavigate } from 'react-router';
import type { GameQueueState } from '../../data/practice/tracked-game.ts';
import { OfflineChip, QueueStatus, useIsOffline } from '../../parts/queue-status/queue-status.tsx';
import { hitQueueText, scoringGameText as text } from '../../text/practice.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import classes from './game-bar.module.css';

type Props = { readonly queue: GameQueueState; readonly onHelp: () => void };

/** The line on top: back, what is saved, help where there is room for a keyboard. */
export function GameBar({ queue, onHelp }: Props) {
  const navigate = useNavigate();
  const isOffline = useIsOffline(queue);
  return (
    <header className={classes.bar}>
      <IconButton
        label={text.toPracticeRoom}
        icon={<IconArrowLeft aria-hidden="true" />}
        onClick={() => void navigate('/practice-room')}
      />
      <div className={classes.place}>
        <div className={classes.line}>
          <h1 className={classes.title}>{text.title}</h1>
          {isOffline ? <OfflineChip /> : null}
        </div>
        <QueueStatus phase={queue.phase} text={(isRecovered) => hitQueueText({ ...queue, isRecovered })} />
      </div>
      <IconButton
        className={classes.help}
        label={text.help}
        icon={<IconKeyboard aria-hidden="true" />}
        onClick={onHelp}
      />
    </header>
  );
}
