import { Tabs } from '@base-ui/react/tabs';
import classes from './tabs.module.css';
import type { TabsPieceProps } from './tabs-props.ts';

/** The headless tabs in our look: arrow keys, Home and End choose. */
export function TabsPiece({ id, label, tabs, value, onValue }: TabsPieceProps) {
  return (
    <Tabs.Root value={value} onValueChange={(next: string) => onValue(next)}>
      <Tabs.List aria-label={label} className={classes.list} activateOnFocus>
        {tabs.map((tab) => (
          <Tabs.Tab
            key={tab.value}
            id={`${id}-${tab.value}`}
            aria-controls={`${id}-panel`}
            value={tab.value}
            className={classes.tab}
          >
            {tab.label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs.Root>
  );
}
