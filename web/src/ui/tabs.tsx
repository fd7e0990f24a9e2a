import type { ComponentType } from 'react';
import { useId } from 'react';
import { lateCode } from '../device/late-code.ts';
import { LazyPiece } from './lazy-piece.tsx';
import classes from './tabs.module.css';
import type { TabsPieceProps, TabsProps } from './tabs-props.ts';

const piece = lateCode<ComponentType<TabsPieceProps>>(
  async () => (await import('./tabs-piece.tsx')).TabsPiece,
);

/** Views of one page, one at a time. For views with their own addresses use `TabLinks`. */
export function Tabs<Value extends string>({ label, tabs, value, onValue }: TabsProps<Value>) {
  const props: TabsPieceProps = {
    label,
    tabs,
    value,
    onValue: (next) => {
      const chosen = tabs.find((tab) => tab.value === next);
      if (chosen !== undefined) onValue(chosen.value);
    },
  };
  return <LazyPiece piece={piece} props={props} plain={<PlainTabs {...props} />} />;
}

/** Buttons without the arrow keys. */
function PlainTabs({ label, tabs, value, onValue }: TabsPieceProps) {
  const id = useId();
  return (
    <div>
      <div role="tablist" aria-label={label} className={classes.list}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            id={`${id}-${tab.value}`}
            type="button"
            role="tab"
            className={classes.tab}
            aria-selected={tab.value === value}
            onClick={() => onValue(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" aria-labelledby={`${id}-${value}`} tabIndex={0} className={classes.panel}>
        {tabs.find((tab) => tab.value === value)?.content}
      </div>
    </div>
  );
}
