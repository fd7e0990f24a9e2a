import { currentLeg, currentSet } from '@neundarter/rules/match/turn-order';
import type { Match } from '@neundarter/rules/match/types';
import IconKeyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs';
import IconVolume from '@tabler/icons-react/dist/esm/icons/IconVolume.mjs';
import IconVolumeOff from '@tabler/icons-react/dist/esm/icons/IconVolumeOff.mjs';
import { Suspense } from 'react';
import type { QueueState } from '../../data/match/match-queue-state.ts';
import { untilPainted } from '../../device/until-painted.ts';
import { ImmersiveBar } from '../../parts/immersive-bar/immersive-bar.tsx';
import { QueueStatus, useTrouble } from '../../parts/queue-status/queue-status.tsx';
import type { ShareMatchProps } from '../../parts/share-match/share-match.tsx';
import { matchConfigText } from '../../text/match-config.ts';
import { queueText, scorerText } from '../../text/scorer.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { latePart } from '../../ui/late-part.tsx';
import classes from './scorer-bar.module.css';
import type { Caller } from './use-caller.ts';
import type { DetectionSwitch } from './use-detection-switch.ts';

type Props = {
  readonly match: Match;
  readonly queue: QueueState;
  readonly caller: Caller;
  readonly detection: DetectionSwitch;
  readonly isByDart: boolean;
  readonly onPad: () => void;
  readonly onHelp: () => void;
  readonly shared: Pick<ShareMatchProps, 'eventName' | 'isOnlyHere'>;
};

/** The digits come first. */
const loadTools = async () => {
  await untilPainted();
  return import('./bar-tools.tsx');
};

const BarTools = latePart<Omit<ShareMatchProps, 'look'> & Pick<Props, 'detection'>>(
  async () => (await loadTools()).BarTools,
  () => null,
);

const FullscreenButton = latePart(
  async () => (await loadTools()).FullscreenButton,
  () => null,
);

/** Keeps the place of a tool until it is there. */
const room = <span className={classes.room} />;

const placeText = (match: Match): string => {
  const legNumber = currentLeg(match)?.legNumber ?? 1;
  return match.config.setMode === 'single-set'
    ? scorerText.leg(legNumber)
    : scorerText.setAndLeg(currentSet(match)?.setNumber ?? 1, legNumber);
};

/** The bar at the top: back, score of the match, what is saved, caller, help and full screen. */
export function ScorerBar({ match, queue, caller, detection, isByDart, onPad, onHelp, shared }: Props) {
  const trouble = useTrouble(queue);
  return (
    <ImmersiveBar
      back={{ to: '/matches', label: scorerText.toMatches }}
      title={
        <>
          {placeText(match)}{' '}
          <span className={classes.config}>{matchConfigText(match.config, match.startingScores)}</span>
        </>
      }
      trouble={trouble}
      status={<QueueStatus queue={queue} text={(isRecovered) => queueText({ ...queue, isRecovered })} />}
      instead={
        caller.isOn && caller.isLocked && trouble === null ? <UnlockButton caller={caller} /> : undefined
      }
    >
      <Suspense
        fallback={
          <>
            {room}
            {detection.isAvailable ? room : null}
          </>
        }
      >
        <BarTools match={match} detection={detection} {...shared} />
      </Suspense>
      <IconButton
        className={detection.isOn ? classes.pad : undefined}
        label={scorerText.dartsToggle}
        aria-pressed={isByDart}
        icon={<b className={classes.single} />}
        onClick={onPad}
      />
      <IconButton
        label={scorerText.callerToggle}
        aria-pressed={caller.isOn}
        icon={caller.isOn ? <IconVolume aria-hidden="true" /> : <IconVolumeOff aria-hidden="true" />}
        onClick={caller.toggle}
      />
      <IconButton
        className={classes.help}
        label={scorerText.help}
        icon={<IconKeyboard aria-hidden="true" />}
        onClick={onHelp}
      />
      <Suspense fallback={room}>
        <FullscreenButton />
      </Suspense>
    </ImmersiveBar>
  );
}

/** Browsers play no sound on a page until the user taps it. */
function UnlockButton({ caller }: Pick<Props, 'caller'>) {
  return (
    <Button className={classes.unlock} icon={<IconVolume size={20} />} onClick={caller.unlock}>
      {scorerText.unlockCaller}
    </Button>
  );
}
