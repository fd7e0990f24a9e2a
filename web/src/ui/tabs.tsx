import type { ComponentType } from 'react';
import { useId } from 'react';
import { lateCode } from '../device/late-code.ts';
import { LazyPiece } from './lazy-piece.tsx';
import classes from './tabs.module.css';
import type { TabsPieceProps, TabsProps } from './tabs-props.ts';

const piece = lateCode<ComponentType<TabsPieceProps>>(
  async () => (await import('./tabs-piece.tsx')).TabsPiece,
);

/**
 * Views of one page, one at a time; Tab leads from the tabs into the view. For views with their own addresses use
 * `TabLinks`. The view is not part of what is loaded later, so that nothing that is typed in it gets lost.
 */
export function Tabs<Value extends string>({ label, tabs, value, onValue }: TabsProps<Value>) {
  const id = useId();
  const props: TabsPieceProps = {
    id,
    label,
    tabs,
    value,
    onValue: (next) => {
      const chosen = tabs.find((tab) => tab.value === next);
      if (chosen !== undefined) onValue(chosen.value);
    },
  };
  return (
    <div>
      <LazyPiece piece={piece} props={props} plain={<PlainTabs {...props} />} />
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${value}`}
        tabIndex={0}
        className={classes.panel}
      >
        {tabs.find((tab) => tab.value === value)?.content}
      </div>
    </div>
  );
}

/** Buttons without the arrow keys. */
function PlainTabs({ id, label, tabs, value, onValue }: TabsPieceProps) {
  return (
    <div role="tablist" aria-label={label} className={classes.list}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          id={`${id}-${tab.value}`}
          type="button"
          role="tab"
          className={classes.tab}
          aria-selected={tab.value === value}
          aria-controls={`${id}-panel`}
          onClick={() => onValue(tab.value)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
