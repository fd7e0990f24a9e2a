import type { ReactNode } from 'react';
import type { describedBy } from './text-field.tsx';

export type PinFieldProps = {
  readonly label: string;
  /** Digits only, `length` of them once it is complete. */
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** Called when the last digit is typed or pasted. */
  readonly onComplete?: (value: string) => void;
  readonly length?: number;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly isDisabled?: boolean;
};

/** What the code that is loaded later gets. */
export type PinFieldPieceProps = Omit<PinFieldProps, 'error' | 'hint'> &
  Required<Pick<PinFieldProps, 'length' | 'isDisabled' | 'onComplete'>> & {
    readonly id: string;
    /** Connects the boxes with hint and error. */
    readonly description: ReturnType<typeof describedBy>;
  };
