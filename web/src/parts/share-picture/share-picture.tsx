import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import { useState } from 'react';
import { saveFile } from '../../device/save-file.ts';
import { sharePictureText as text } from '../../text/share-picture.ts';
import { Button } from '../../ui/button.tsx';
import { Inline } from '../../ui/inline.tsx';
import { showToast } from '../../ui/toast.tsx';
import { pictureFile } from './draw-picture.ts';
import type { PictureContent } from './picture-content.ts';
import classes from './share-picture.module.css';

type Props = {
  readonly content: PictureContent;
  /** Name of the file without its ending. */
  readonly fileName: string;
};

/** Buttons for a picture of a result: the system's share sheet where there is one, and the file itself. */
export function SharePicture({ content, fileName }: Props) {
  const [isBusy, setBusy] = useState(false);
  const withPicture = async (pass: (picture: File) => unknown) => {
    setBusy(true);
    const blob = await pictureFile(content);
    if (blob === null) showToast({ kind: 'error', title: text.failed });
    else await pass(new File([blob], `${fileName}.png`, { type: blob.type }));
    setBusy(false);
  };
  const share = (picture: File) =>
    navigator.share({ files: [picture], title: content.title }).catch((error: unknown) => {
      // The user has closed the sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      saveFile({ name: picture.name, content: picture });
    });
  const save = (picture: File) => saveFile({ name: picture.name, content: picture });
  return (
    <Inline gap="s" wraps className={classes.buttons}>
      {canShareFiles() ? (
        <Button icon={<IconShare size={20} />} isBusy={isBusy} onClick={() => void withPicture(share)}>
          {text.share}
        </Button>
      ) : null}
      <Button icon={<IconDownload size={20} />} isBusy={isBusy} onClick={() => void withPicture(save)}>
        {text.save}
      </Button>
    </Inline>
  );
}

const canShareFiles = (): boolean =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([''], 'bild.png', { type: 'image/png' })] });
