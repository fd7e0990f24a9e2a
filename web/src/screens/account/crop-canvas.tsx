import { type KeyboardEvent, type PointerEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { pictureText } from '../../text/account.ts';
import { type Crop, drag, followFingers, type Place, zoomRange, zoomTo } from './crop.ts';
import { drawCrop } from './draw-crop.ts';
import classes from './picture-dialog.module.css';

type Props = {
  readonly picture: ImageBitmap;
  readonly crop: Crop;
  readonly onCrop: (change: (crop: Crop) => Crop) => void;
};

/** Edge of the preview in canvas pixels; twice its size on the page, for sharp screens. */
const edgePx = 640;
/** Step of an arrow key, as a share of the square. */
export const keyStep = 0.05;
/** Step of the plus and minus keys. */
const zoomKeyStep = 0.25;
/** Wheel movement that doubles the zoom; one notch of a mouse is about 100. */
const wheelDoubles = 500;

const middle: Place = { x: 0.5, y: 0.5 };
const steps: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -keyStep, y: 0 },
  ArrowRight: { x: keyStep, y: 0 },
  ArrowUp: { x: 0, y: -keyStep },
  ArrowDown: { x: 0, y: keyStep },
};
const zoomSteps: Readonly<Record<string, number>> = { '+': zoomKeyStep, '-': -zoomKeyStep };

/** The square to keep: fingers, mouse, wheel and keys move and zoom the picture. */
export function CropCanvas({ picture, crop, onCrop }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const fingers = useRef(new Map<number, Place>());
  const hintId = useId();
  useLayoutEffect(() => {
    if (canvas.current !== null) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);
  useWheel(canvas, (turn, at) =>
    onCrop((now) => zoomTo(picture, now, { zoom: now.zoom * 2 ** (-turn / wheelDoubles), at })),
  );
  const onPointerDown = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, placeOf(event.currentTarget, event));
  };
  const onPointerMove = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!fingers.current.has(event.pointerId)) return;
    const before = [...fingers.current.values()];
    fingers.current.set(event.pointerId, placeOf(event.currentTarget, event));
    const after = [...fingers.current.values()];
    onCrop((now) => followFingers(picture, now, { before, after }));
  };
  const lift = ({ pointerId }: PointerEvent) => fingers.current.delete(pointerId);
  const onKeyDown = (event: KeyboardEvent) => {
    const [step, zoom] = [steps[event.key], zoomSteps[event.key]];
    if (step === undefined && zoom === undefined) return;
    event.preventDefault();
    if (step !== undefined) onCrop((now) => drag(picture, now, step));
    if (zoom !== undefined) onCrop((now) => zoomTo(picture, now, { zoom: now.zoom + zoom, at: middle }));
  };
  return (
    <div className={classes.frame}>
      {/* A custom control; its description names the keys it uses. */}
      <canvas
        ref={canvas}
        width={edgePx}
        height={edgePx}
        className={classes.canvas}
        tabIndex={0}
        role="application"
        aria-label={pictureText.crop}
        aria-describedby={hintId}
        data-autofocus
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={lift}
        onPointerCancel={lift}
        onKeyDown={onKeyDown}
      />
      <div className={classes.mask} aria-hidden="true" />
      <p id={hintId} hidden>
        {pictureText.cropKeys}
      </p>
    </div>
  );
}

/** Zooms within the limits, around the centre. */
export const zoomAtMiddle = (picture: ImageBitmap, zoom: number) => (crop: Crop) =>
  zoomTo(picture, crop, { zoom: Math.max(zoom, zoomRange.min), at: middle });

function placeOf(
  element: Element,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

/** The wheel zooms instead of scrolling the page; only a listener that is not passive can prevent the scrolling. */
function useWheel(
  canvas: { readonly current: HTMLCanvasElement | null },
  onTurn: (turn: number, at: Place) => void,
): void {
  const latest = useRef(onTurn);
  useLayoutEffect(() => {
    latest.current = onTurn;
  });
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      latest.current(event.deltaY, placeOf(element, event));
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [canvas]);
}
