import { type ComponentType, type KeyboardEvent, useId, useRef } from 'react';
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

/** The place that a key leads to. @param at place of the chosen tab, from 0 */
const placeFor = (key: string, at: number, count: number): number | null => {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowRight') return (at + 1) % count;
  return key === 'ArrowLeft' ? (at + count - 1) % count : null;
};

/** Buttons of which only the chosen one is on the way of Tab: the piece chooses whatever has the focus when it comes. */
function PlainTabs({ id, label, tabs, value, onValue }: TabsPieceProps) {
  const list = useRef<HTMLDivElement>(null);
  const keyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.value === value);
    const place = placeFor(event.key, at, tabs.length);
    if (place === null) return;
    event.preventDefault();
    onValue(tabs[place]?.value ?? value);
    list.current?.querySelectorAll('button')[place]?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={label} className={classes.list} onKeyDown={keyDown}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          id={`${id}-${tab.value}`}
          type="button"
          role="tab"
          className={classes.tab}
          tabIndex={tab.value === value ? 0 : -1}
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
