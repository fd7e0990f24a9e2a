import { type ReactNode, Suspense } from 'react';
import { latePart } from '../../ui/late-part.tsx';

type Props = {
  readonly matchId: string | null;
  /** What stands there while nobody has to decide, and until that is known. */
  readonly children?: ReactNode;
};

const Late = latePart(
  async () => (await import('./refused-mark.tsx')).RefusedMark,
  ({ children }) => children,
);

/** Marks a match in a list about which somebody has to decide on this device. */
export const LateRefusedMark = (props: Props) => (
  <Suspense fallback={props.children}>
    <Late {...props} />
  </Suspense>
);
