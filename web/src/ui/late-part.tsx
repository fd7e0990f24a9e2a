import {
  Component,
  type ComponentType,
  lazy,
  type ReactNode,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { lateCode } from '../device/late-code.ts';
import { commonText } from '../text/common.ts';
import { Notice } from './notice.tsx';

/** A component whose code is loaded when it is shown, or earlier by `load`. */
type LatePart<Props> = ((props: Props) => ReactNode) & { readonly load: () => void };

/**
 * A part of the page whose code is loaded when it is shown; until then it suspends. If the code cannot be loaded or
 * fails, only this part is affected: `Missing` stands in its place, with the same props, and the part replaces it as
 * soon as its code is here.
 * @param fetchPart imports the component
 */
export function latePart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props> = PartMissing,
): LatePart<Props> {
  const part = lateCode(fetchPart);
  function Shown(props: Props) {
    const Loaded = useSyncExternalStore(part.onChange, part.read);
    // A part that is shown anew does not wait for the end of a pause.
    useEffect(() => part.load(), []);
    if (Loaded === null) return <Missing {...props} />;
    return (
      <PartBoundary instead={<Missing {...props} />}>
        <Loaded {...props} />
      </PartBoundary>
    );
  }
  const Awaited = lazy(async () => {
    await part.firstTry();
    return { default: Shown };
  });
  // React suspends for every lazy component, even if its code is here.
  function Part(props: Props) {
    const [isHere] = useState(() => part.read() !== null);
    return isHere ? <Shown {...props} /> : <Awaited {...props} />;
  }
  return Object.assign(Part, { load: part.load });
}

/** Stands where a part of the page is missing. */
function PartMissing() {
  return <Notice tone="warning">{commonText.partMissing}</Notice>;
}

type BoundaryProps = { readonly instead: ReactNode; readonly children: ReactNode };

/** If a part fails, only the part is affected. */
export class PartBoundary extends Component<BoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}
