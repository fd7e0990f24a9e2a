import IconArrowBigDown from '@tabler/icons-react/dist/esm/icons/IconArrowBigDown.mjs';
import IconArrowBigLeft from '@tabler/icons-react/dist/esm/icons/IconArrowBigLeft.mjs';
import IconArrowBigRight from '@tabler/icons-react/dist/esm/icons/IconArrowBigRight.mjs';
import IconArrowBigUp from '@tabler/icons-react/dist/esm/icons/IconArrowBigUp.mjs';
import { useId, useState } from 'react';
import { usePictureUpload } from '../../data/people/players.ts';
import { pictureText } from '../../text/account.ts';
import { commonText } from '../../text/common.ts';
import { errorReason } from '../../text/errors.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import looks from '../../ui/text-looks.module.css';
import { showToast } from '../../ui/toast.tsx';
import { type Crop, drag, startCrop, zoomRange } from './crop.ts';
import { CropCanvas, keyStep, zoomAtMiddle } from './crop-canvas.tsx';
import { cutOut } from './draw-crop.ts';
import classes from './picture-dialog.module.css';

type Props = { readonly playerId: string; readonly picture: ImageBitmap; readonly onClose: () => void };

/** Chooses the square of a picture and saves it; if saving fails, the dialog stays open with the same square. */
export function PictureDialog({ playerId, picture, onClose }: Props) {
  const [crop, setCrop] = useState(() => startCrop(picture));
  const [error, setError] = useState<string | null>(null);
  const upload = usePictureUpload(playerId, (failure) => pictureText.failed(errorReason(failure)));
  const save = async () => {
    setError(null);
    const image = await cutOut(picture, crop);
    if (image === null) return setError(pictureText.unreadable);
    const outcome = await upload.run(image);
    if (!outcome.ok) return setError(outcome.text);
    showToast({ kind: 'success', title: pictureText.saved });
    onClose();
  };
  return (
    <Dialog
      isOpen
      title={pictureText.change}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{commonText.cancel}</Button>
          <Button look="primary" isBusy={upload.isBusy} onClick={() => void save()}>
            {commonText.ok}
          </Button>
        </>
      }
    >
      <div className={classes.content}>
        <p className={looks.hint}>{pictureText.cropHint}</p>
        <CropCanvas picture={picture} crop={crop} onCrop={setCrop} />
        <ZoomSlider zoom={crop.zoom} onZoom={(zoom) => setCrop(zoomAtMiddle(picture, zoom))} />
        <MoveButtons onMove={(by) => setCrop((now) => drag(picture, now, by))} />
        {error === null ? null : <Notice tone="error">{error}</Notice>}
      </div>
    </Dialog>
  );
}

type ZoomProps = { readonly zoom: Crop['zoom']; readonly onZoom: (zoom: number) => void };

function ZoomSlider({ zoom, onZoom }: ZoomProps) {
  const id = useId();
  return (
    <div className={classes.zoom}>
      <label htmlFor={id}>{pictureText.zoom}</label>
      <input
        id={id}
        type="range"
        {...zoomRange}
        value={zoom}
        aria-valuetext={pictureText.zoomValue(zoom)}
        onChange={(event) => onZoom(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}

const moves = [
  { key: 'left', Icon: IconArrowBigLeft, by: { x: -keyStep, y: 0 } },
  { key: 'up', Icon: IconArrowBigUp, by: { x: 0, y: -keyStep } },
  { key: 'down', Icon: IconArrowBigDown, by: { x: 0, y: keyStep } },
  { key: 'right', Icon: IconArrowBigRight, by: { x: keyStep, y: 0 } },
] as const;

/** Buttons for users who cannot drag. */
function MoveButtons({ onMove }: { readonly onMove: (by: (typeof moves)[number]['by']) => void }) {
  return (
    <div className={classes.moves}>
      {moves.map(({ key, Icon, by }) => (
        <IconButton
          key={key}
          label={pictureText.move[key]}
          icon={<Icon aria-hidden="true" size={22} />}
          onClick={() => onMove(by)}
        />
      ))}
    </div>
  );
}
