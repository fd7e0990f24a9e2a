import IconKeyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs';
import type { GameQueueState } from '../../data/practice/tracked-game.ts';
import { LateAwakeVideo } from '../../parts/awake-video/late-awake-video.tsx';
import { ImmersiveBar } from '../../parts/immersive-bar/immersive-bar.tsx';
import { QueueStatus, useTrouble } from '../../parts/queue-status/queue-status.tsx';
import { hitQueueText, scoringGameText as text } from '../../text/practice.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import classes from './game-bar.module.css';

type Props = { readonly title: string; readonly queue: GameQueueState; readonly onHelp: () => void };

/** The bar at the top: back, what is saved, and help on screens that probably have a keyboard. */
export function GameBar({ title, queue, onHelp }: Props) {
  return (
    <ImmersiveBar
      back={{ to: '/practice-room', label: text.toPracticeRoom }}
      title={title}
      trouble={useTrouble(queue)}
      status={<QueueStatus queue={queue} text={(isRecovered) => hitQueueText({ ...queue, isRecovered })} />}
    >
      <LateAwakeVideo />
      <IconButton
        className={classes.help}
        label={text.help}
        icon={<IconKeyboard aria-hidden="true" />}
        onClick={onHelp}
      />
    </ImmersiveBar>
  );
}
