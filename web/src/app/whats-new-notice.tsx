import { appVersion } from '@neundarter/contract/limits';
import { useState } from 'react';
import { commonText } from '../text/common.ts';
import { whatsNewText } from '../text/whats-new.ts';
import { Button } from '../ui/button.tsx';
import { CornerNotice } from '../ui/corner-notice.tsx';
import { WhatsNewDialog } from './whats-new-dialog.tsx';

/** Says after an update that the version is new, and shows on request what is new in it. */
export function WhatsNewNotice({ onClose }: { readonly onClose: () => void }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <WhatsNewDialog onClose={onClose} />;
  return (
    <CornerNotice
      title={whatsNewText.updated}
      text={whatsNewText.updatedTo(appVersion)}
      buttons={
        <>
          <Button look="quiet" onClick={onClose}>
            {commonText.close}
          </Button>
          <Button onClick={() => setOpen(true)}>{whatsNewText.show}</Button>
        </>
      }
    />
  );
}
