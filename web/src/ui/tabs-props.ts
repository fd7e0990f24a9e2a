import type { ReactNode } from 'react';

/** One of several views; one view is shown at a time. */
export type Tab<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  readonly content: ReactNode;
};

export type TabsProps<Value extends string> = {
  /** Name of the row of tabs. */
  readonly label: string;
  readonly tabs: readonly Tab<Value>[];
  readonly value: Value;
  readonly onValue: (value: Value) => void;
};

/** Props of the part that is loaded later. */
export type TabsPieceProps = Omit<TabsProps<string>, 'onValue'> & {
  readonly onValue: (value: string) => void;
};
