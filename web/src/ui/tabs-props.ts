import type { ReactNode } from 'react';

/** One of several views; one view is shown at a time. */
type Tab<Value extends string> = {
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

/** Props of the part that is loaded later: the row of tabs. */
export type TabsPieceProps = Pick<TabsProps<string>, 'label' | 'value' | 'onValue'> & {
  readonly tabs: readonly Pick<Tab<string>, 'value' | 'label'>[];
  /** Ids of the tabs begin with it; `${id}-panel` is the view. */
  readonly id: string;
};
