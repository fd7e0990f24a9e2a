import {
  Component,
  type ComponentType,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import classes from './lazy-piece.module.css';

/** A component whose code is loaded when it is needed. */
export type Piece<Props> = {
  /** Begins to load, only once; after a failure the next call tries again. */
  readonly load: () => void;
  /** The component; null until its code is loaded. */
  readonly read: () => ComponentType<Props> | null;
  /** Calls `listener` when the code is loaded. @returns a function that unsubscribes */
  readonly onLoaded: (listener: () => void) => () => void;
};

/** @param fetchPiece imports the component */
export function lazyPiece<Props>(fetchPiece: () => Promise<ComponentType<Props>>): Piece<Props> {
  let loaded: ComponentType<Props> | null = null;
  let isLoading = false;
  const listeners = new Set<() => void>();
  const load = async () => {
    if (loaded !== null || isLoading) return;
    isLoading = true;
    // Without network, loading may fail: the plain field stays, and the next focus tries again.
    loaded = await fetchPiece().catch(() => null);
    isLoading = false;
    if (loaded !== null) for (const listener of listeners) listener();
  };
  return {
    load: () => void load(),
    read: () => loaded,
    onLoaded: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

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
 * has loaded, or earlier if the user focuses the plain one; a user who types in it can continue in the piece.
 */
export function LazyPiece<PieceProps extends object>({ piece, props, plain }: Props<PieceProps>) {
  const place = useRef<HTMLDivElement>(null);
  const Loaded = useLoaded(piece, place);
  return (
    <div ref={place} className={classes.place} onFocus={piece.load}>
      {Loaded === null ? (
        plain
      ) : (
        <PieceBoundary plain={plain}>
          <Loaded {...props} />
        </PieceBoundary>
      )}
    </div>
  );
}

/** The component as soon as it may be shown. */
function useLoaded<PieceProps>(piece: Piece<PieceProps>, place: RefObject<HTMLDivElement | null>) {
  const [shown, setShown] = useState(piece.read);
  const focus = useRef<KeptFocus | null>(null);
  useEffect(() => {
    if (shown !== null) return;
    const show = () => {
      focus.current = focusIn(place.current);
      setShown(piece.read);
    };
    const stopWaiting = whenPageIsLoaded(piece.load);
    const stopListening = piece.onLoaded(whenAtRest(place.current, show));
    if (piece.read() !== null) show();
    return () => {
      stopWaiting();
      stopListening();
    };
  }, [piece, place, shown]);
  useLayoutEffect(() => {
    if (shown !== null && focus.current !== null) giveFocus(place.current, focus.current);
    focus.current = null;
  }, [place, shown]);
  return shown;
}

/** Runs `work` after the page's own files have loaded. @returns a function that cancels */
function whenPageIsLoaded(work: () => void): () => void {
  if (document.readyState === 'complete') {
    work();
    return () => undefined;
  }
  window.addEventListener('load', work);
  return () => window.removeEventListener('load', work);
}

/** Runs `work` at once, or as soon as no word is being composed and no menu is open in this place. */
function whenAtRest(place: HTMLElement | null, work: () => void): () => void {
  let isComposing = false;
  let isWaiting = false;
  const isBusy = () => isComposing || hasOpenMenu(place);
  const workIfWaiting = () => {
    if (isWaiting && !isBusy()) work();
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
  return () => {
    if (isBusy()) isWaiting = true;
    else work();
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
  const isInput = element instanceof HTMLInputElement;
  return {
    label: element.getAttribute('aria-label'),
    index,
    selection: isInput ? [element.selectionStart, element.selectionEnd] : null,
  };
};

const giveFocus = (place: HTMLElement | null, { label, index, selection }: KeptFocus): void => {
  const elements = focusablesOf(place);
  const named = elements.find((element) => label !== null && element.getAttribute('aria-label') === label);
  const element = named ?? elements[index];
  element?.focus({ preventScroll: true });
  if (element instanceof HTMLInputElement && selection !== null) element.setSelectionRange(...selection);
};

type BoundaryProps = { readonly plain: ReactNode; readonly children: ReactNode };

/** If the piece fails, only the piece is affected: the plain one replaces it again. */
class PieceBoundary extends Component<BoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.plain : this.props.children;
  }
}
