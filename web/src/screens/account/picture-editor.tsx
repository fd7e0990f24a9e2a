import type { PlayerEntity } from '@neundarter/contract/entities/player';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { type ChangeEvent, Suspense, useRef, useState } from 'react';
import { usePlayerChange } from '../../data/people/players.ts';
import { pictureText } from '../../text/account.ts';
import { errorReason } from '../../text/errors.ts';
import { Button } from '../../ui/button.tsx';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { DialogMissing } from '../../ui/dialog-missing.tsx';
import { Inline } from '../../ui/inline.tsx';
import { latePart } from '../../ui/late-part.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/stack.tsx';
import { showToast } from '../../ui/toast.tsx';
import classes from './picture-editor.module.css';
import { readPicture } from './read-picture.ts';

const PictureDialog = latePart(
  async () => (await import('./picture-dialog.tsx')).PictureDialog,
  DialogMissing,
);

const removal = {
  title: pictureText.removeTitle,
  text: pictureText.removeText,
  confirm: pictureText.remove,
  danger: true,
} as const;

/** Chooses, crops and removes the player's picture. */
export function PictureEditor({ player }: { readonly player: PlayerEntity }) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<ImageBitmap | null>(null);
  const [error, setError] = useState<string | null>(null);
  const change = usePlayerChange(player.id, (failure) => pictureText.failed(errorReason(failure)));

  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    // Lets the user choose the same file again.
    const picture = file === undefined ? null : await readPicture(file);
    if (input.current !== null) input.current.value = '';
    if (picture === null) return;
    setError(picture.ok ? null : pictureText[picture.error]);
    setChosen(picture.ok ? picture.value : null);
  };
  const close = () => {
    chosen?.close();
    setChosen(null);
  };
  const remove = async () => {
    if (!(await confirmAction(removal))) return;
    setError(null);
    const outcome = await change.run({ picture: null });
    if (outcome.ok) showToast({ kind: 'success', title: pictureText.removed });
    else setError(outcome.text);
  };
  return (
    <Stack gap="m" className={classes.editor}>
      <Inline gap="s" wraps className={classes.buttons}>
        <Button icon={<IconPhoto size={20} />} onClick={() => input.current?.click()}>
          {pictureText.change}
        </Button>
        {player.props.pictureUrl === null ? null : (
          <Button
            look="quiet"
            icon={<IconTrash size={20} />}
            isBusy={change.isBusy}
            onClick={() => void remove()}
          >
            {pictureText.remove}
          </Button>
        )}
      </Inline>
      <input ref={input} type="file" accept="image/*" hidden onChange={(event) => void choose(event)} />
      {error === null ? null : <Notice tone="error">{error}</Notice>}
      <Suspense fallback={null}>
        {chosen === null ? null : <PictureDialog playerId={player.id} picture={chosen} onClose={close} />}
      </Suspense>
    </Stack>
  );
}
