import type { ReactNode } from 'react';

/** One of several views of which one is shown. */
export type Tab<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  readonly content: ReactNode;
};

export type TabsProps<Value extends string> = {
  /** Names the row of tabs. */
  readonly label: string;
  readonly tabs: readonly Tab<Value>[];
  readonly value: Value;
  readonly onValue: (value: Value) => void;
};

/** What the code that is loaded later sees of it. */
export type TabsPieceProps = Omit<TabsProps<string>, 'onValue'> & {
  readonly onValue: (value: string) => void;
};
