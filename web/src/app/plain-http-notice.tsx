import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { readNote, writeNote } from '../data/secure/device-notes.ts';
import { plainHttpText as text } from '../text/plain-http.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { CornerNotice } from '../ui/corner-notice.tsx';

/** Says once what an address without encryption cannot do, and shows the way to one with it. */
export function PlainHttpNotice({ onClose }: { readonly onClose: () => void }) {
  const { pathname } = useLocation();
  const [wasTold] = useState(() => readNote('told-plain-http') === true);
  const isShown = !wasTold && pathname !== '/secure';
  useEffect(() => {
    if (isShown) writeNote('told-plain-http', true);
  }, [isShown]);
  if (!isShown) return null;
  return (
    <CornerNotice
      title={text.title}
      text={text.text}
      buttons={
        <>
          <ButtonLink look="quiet" to="/secure" onClick={onClose}>
            {text.toSecure}
          </ButtonLink>
          <Button onClick={onClose}>{text.understood}</Button>
        </>
      }
    />
  );
}
