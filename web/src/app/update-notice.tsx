import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useIsMatchRunning } from '../data/match/running-match.ts';
import { updateText } from '../text/notices.ts';
import { Button } from '../ui/button.tsx';
import { CornerNotice } from '../ui/corner-notice.tsx';
import { applyUpdate } from './app-update.ts';

/** Nobody stands in front of a television of the hall, so it takes a new version by itself. */
const isTelevision = (pathname: string): boolean => /\/hall\/?$/.test(pathname);

/** Announces a new version and reloads only if the user agrees; not shown while a match is scored. */
export function UpdateNotice() {
  const isMatchRunning = useIsMatchRunning();
  const [isPutOff, setPutOff] = useState(false);
  const [isBlocked, setBlocked] = useState(false);
  const takesItself = isTelevision(useLocation().pathname);
  useEffect(() => {
    if (takesItself && !isMatchRunning) void applyUpdate();
  }, [takesItself, isMatchRunning]);
  if (isPutOff || isMatchRunning || takesItself) return null;
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
