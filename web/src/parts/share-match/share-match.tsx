import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import { Suspense, useState } from 'react';
import { shareMatchText as text } from '../../text/share-match.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { latePart } from '../../ui/late-part.tsx';
import type { ShareDialogProps } from './share-dialog.tsx';

const ShareDialog = latePart<ShareDialogProps>(async () => (await import('./share-dialog.tsx')).ShareDialog);

export type ShareMatchProps = Omit<ShareDialogProps, 'isOpen' | 'onClose'> & {
  /** `icon` for bars. */
  readonly look: 'icon' | 'button';
};

/** A button that opens everything for sharing a match; also its television view. */
export function ShareMatch({ look, ...match }: ShareMatchProps) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return (
    <>
      {look === 'icon' ? (
        <IconButton label={text.open} icon={<IconShare aria-hidden size={22} />} onClick={open} />
      ) : (
        <Button icon={<IconShare size={20} />} onClick={open}>
          {text.open}
        </Button>
      )}
      {isOpen ? (
        <Suspense fallback={null}>
          <ShareDialog {...match} isOpen onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
