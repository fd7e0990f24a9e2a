import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { LateCode } from '../device/late-code.ts';
import { untilPainted } from '../device/until-painted.ts';
import { PartBoundary } from './late-part.tsx';
import classes from './lazy-piece.module.css';

/** A component whose code is loaded when it is needed. */
type Piece<Props> = LateCode<ComponentType<Props>>;

type Props<PieceProps> = {
  readonly piece: Piece<PieceProps>;
  readonly props: PieceProps;
  /**
   * Works without the piece's code and has the same size: shown until it is loaded, and if it cannot be loaded or
   * fails.
   */
  readonly plain: ReactNode;
};

/**
 * Shows something plain that works, and the piece as soon as its code is loaded. Loading begins after the page itself
 * has been painted, or earlier if the user focuses the plain one; a user who types in it can continue in the piece.
 */
export function LazyPiece<PieceProps extends object>({ piece, props, plain }: Props<PieceProps>) {
  const place = useRef<HTMLDivElement>(null);
  const { Loaded, keepFocus } = useLoaded(piece, place);
  return (
    <div ref={place} className={classes.place} onFocus={piece.load}>
      {Loaded === null ? (
        <Replaced onReplace={keepFocus}>{plain}</Replaced>
      ) : (
        <PartBoundary instead={plain}>
          <Loaded {...props} />
        </PartBoundary>
      )}
    </div>
  );
}

type ReplacedProps = { readonly onReplace: () => void; readonly children: ReactNode };

/** Calls `onReplace` directly before its content leaves the page. */
function Replaced({ onReplace, children }: ReplacedProps) {
  useLayoutEffect(() => onReplace, [onReplace]);
  return children;
}

/** The component as soon as it may be shown, and a function that keeps the focus of the plain one for it. */
function useLoaded<PieceProps>(piece: Piece<PieceProps>, place: RefObject<HTMLDivElement | null>) {
  const [shown, setShown] = useState(piece.read);
  const focus = useRef<KeptFocus | null>(null);
  useEffect(() => {
    if (shown !== null) return;
    const show = () => setShown(piece.read);
    const stopWaiting = whenPageIsPainted(piece.load);
    // At once: a finger that comes down while React waits to render would press what is about to leave.
    const rest = atRest(place.current, () => flushSync(show));
    const stopListening = piece.onChange(() => {
      if (piece.read() !== null) rest.ask();
    });
    if (piece.read() !== null) show();
    return () => {
      stopWaiting();
      stopListening();
      rest.stop();
    };
  }, [piece, place, shown]);
  // Not earlier: a user may focus the plain one while React renders the piece.
  const keepFocus = useCallback(() => {
    focus.current = focusIn(place.current);
  }, [place]);
  useLayoutEffect(() => {
    if (shown !== null && focus.current !== null) giveFocus(place.current, focus.current);
    focus.current = null;
  }, [place, shown]);
  return { Loaded: shown, keepFocus };
}

/** Runs `work` after the page's own files have loaded and the page is painted. @returns a function that cancels */
function whenPageIsPainted(work: () => void): () => void {
  const isOver = new AbortController();
  const begin = () =>
    void untilPainted().then(() => {
      if (!isOver.signal.aborted) work();
    });
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { signal: isOver.signal });
  return () => isOver.abort();
}

/** Time after a press in which its click arrives. ms */
const clickMs = 100;

/**
 * Runs `work`, once it is asked for, at once or as soon as this place is at rest: no word is being composed, no menu is
 * open, and no finger or key is down, whose click would be lost.
 */
function atRest(place: HTMLElement | null, work: () => void) {
  const isOver = new AbortController();
  const { signal } = isOver;
  let isComposing = false;
  let isPressed = false;
  let isWaiting = false;
  const isBusy = () => isComposing || isPressed || hasOpenMenu(place);
  const workIfWaiting = () => {
    if (isWaiting && !isBusy() && !signal.aborted) work();
  };
  const press = () => {
    isPressed = true;
  };
  const release = () => {
    if (!isPressed) return;
    isPressed = false;
    setTimeout(workIfWaiting, clickMs);
  };
  place?.addEventListener('compositionstart', () => {
    isComposing = true;
  });
  place?.addEventListener('compositionend', () => {
    isComposing = false;
    // First the field must receive the composed text.
    setTimeout(workIfWaiting);
  });
  place?.addEventListener('focusout', () => setTimeout(workIfWaiting));
  for (const begin of ['pointerdown', 'keydown']) place?.addEventListener(begin, press);
  for (const end of ['pointerup', 'pointercancel', 'keyup', 'blur'])
    window.addEventListener(end, release, { signal });
  return {
    ask: () => {
      isWaiting = true;
      workIfWaiting();
    },
    stop: () => isOver.abort(),
  };
}

const hasOpenMenu = (place: HTMLElement | null): boolean =>
  (place?.querySelectorAll('[aria-expanded="true"]').length ?? 0) > 0;

/** The focused element of a place, by its name or otherwise by its index, and its selected text. */
type KeptFocus = {
  readonly label: string | null;
  readonly index: number;
  readonly selection: readonly [number | null, number | null] | null;
};

const focusablesOf = (place: HTMLElement | null): readonly HTMLElement[] => [
  ...(place?.querySelectorAll<HTMLElement>('input:not([aria-hidden]), button, [tabindex]') ?? []),
];

const focusIn = (place: HTMLElement | null): KeptFocus | null => {
  const elements = focusablesOf(place);
  const index = elements.findIndex((element) => element === document.activeElement);
  const element = elements[index];
  if (element === undefined) return null;
  const { selectionStart: start = null, selectionEnd: end } = element as Partial<HTMLInputElement>;
  return {
    label: element.getAttribute('aria-label'),
    index,
    // Radio buttons and e-mail fields have no selection.
    selection: start === null ? null : [start, end ?? null],
  };
};

const giveFocus = (place: HTMLElement | null, { label, index, selection }: KeptFocus): void => {
  const elements = focusablesOf(place);
  const named = elements.find((element) => label !== null && element.getAttribute('aria-label') === label);
  const element = named ?? elements[index];
  element?.focus({ preventScroll: true });
  if (element instanceof HTMLInputElement && selection !== null) element.setSelectionRange(...selection);
};
