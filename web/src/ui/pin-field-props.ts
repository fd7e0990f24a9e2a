import type { ReactNode } from 'react';
import type { describedBy } from './text-field.tsx';

export type PinFieldProps = {
  readonly label: string;
  /** Only digits; complete with `length` of them. */
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** Called when the last digit has been typed or pasted. */
  readonly onComplete?: (value: string) => void;
  readonly length?: number;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly isDisabled?: boolean;
};

/** Props of the part that is loaded later. */
export type PinFieldPieceProps = Omit<PinFieldProps, 'error' | 'hint'> &
  Required<Pick<PinFieldProps, 'length' | 'isDisabled' | 'onComplete'>> & {
    readonly id: string;
    /** Connects the boxes with the hint and the error. */
    readonly description: ReturnType<typeof describedBy>;
  };
