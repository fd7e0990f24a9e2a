import {
  Component,
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  useEffect,
  useSyncExternalStore,
} from 'react';
import { lateCode } from '../device/late-code.ts';
import { commonText } from '../text/common.ts';
import { Notice } from './notice.tsx';

/**
 * A part of the page whose code is loaded when it is shown; until then it suspends. If the code cannot be loaded or
 * fails, only this part is affected: `Missing` stands in its place, with the same props, and the part replaces it as
 * soon as its code is here.
 * @param fetchPart imports the component
 */
export function latePart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props> = PartMissing,
): LazyExoticComponent<ComponentType<Props>> {
  const part = lateCode(fetchPart);
  function LatePart(props: Props) {
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
  return lazy(async () => {
    await part.firstTry();
    return { default: LatePart };
  });
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
