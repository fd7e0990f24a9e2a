import { useState } from 'react';
import { useIsMatchRunning } from '../data/match/running-match.ts';
import { updateText } from '../text/notices.ts';
import { Button } from '../ui/button.tsx';
import { CornerNotice } from '../ui/corner-notice.tsx';
import { applyUpdate } from './app-update.ts';

/** Announces a new version and reloads only if the user agrees; not shown while a match is scored. */
export function UpdateNotice() {
  const isMatchRunning = useIsMatchRunning();
  const [isPutOff, setPutOff] = useState(false);
  const [isBlocked, setBlocked] = useState(false);
  if (isPutOff || isMatchRunning) return null;
  const apply = async () => setBlocked(!(await applyUpdate()));
  return (
    <CornerNotice
      title={updateText.title}
      text={isBlocked ? updateText.matchElsewhere : updateText.text}
      buttons={
        <>
          <Button look="quiet" onClick={() => setPutOff(true)}>
            {updateText.later}
          </Button>
          <Button look="primary" onClick={() => void apply()}>
            {updateText.reload}
          </Button>
        </>
      }
    />
  );
}
