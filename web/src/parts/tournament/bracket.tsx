import { useCallback, useRef, useState } from 'react';
import { Stack } from '../../ui/stack.tsx';
import classes from './bracket.module.css';
import { firstShown, openedColumn, paperOf, sheetsOf } from './bracket-columns.ts';
import { focusMatch, matchIn, moveByKey } from './bracket-keys.ts';
import type { BracketProps } from './bracket-props.ts';
import { BracketRounds } from './bracket-rounds.tsx';
import sheet from './bracket-sheet.module.css';
import type { MatchView } from './match-view.ts';
import { RoundPills } from './round-pills.tsx';
import { useColumnCount } from './use-column-count.ts';
import { usePrinting } from './use-printing.ts';
import { useSwipe } from './use-swipe.ts';
import { useWanted } from './use-wanted.ts';

/** Rounds beside each other, as many as fit; the others are a tap, a swipe or an arrow key away. */
export function Bracket({ label, columns, links, ownEntry, lit, onPoint, wanted }: BracketProps) {
  const box = useRef<HTMLDivElement>(null);
  const isPrinting = usePrinting();
  const fitting = useColumnCount(box);
  const shown = isPrinting ? columns.length : Math.min(fitting, columns.length);
  const [wish, setWish] = useState<number | null>(null);
  const first = firstShown(wish ?? openedColumn(columns, ownEntry), shown, columns.length);
  const show = (column: number) => setWish(Math.max(0, Math.min(column, columns.length - 1)));
  const showKey = useCallback(
    (key: string) => {
      const column = columns.findIndex(({ matches }) => matches.some((match) => match.key === key));
      if (column === -1) return;
      setWish(column);
      requestAnimationFrame(() => {
        const match = matchIn(box.current, key);
        match?.scrollIntoView({ block: 'center', inline: 'nearest' });
        focusMatch(match);
      });
    },
    [columns],
  );
  useWanted(wanted, showKey);
  const showNext = useCallback(({ key }: MatchView) => showKey(key), [showKey]);
  const swipe = useSwipe({ onLeft: () => show(first + 1), onRight: () => show(first - 1) });
  const turn = (key: string): boolean => {
    if (key === 'ArrowLeft') show(first - 1);
    else if (key === 'ArrowRight') show(first + 1);
    else return false;
    return true;
  };
  return (
    <Stack gap="m" className={sheet.sheet} data-paper={paperOf(columns)}>
      <RoundPills columns={columns} first={first} shown={shown} onShow={show} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys of the links inside */}
      <div
        ref={box}
        className={classes.box}
        onKeyDown={(event) => moveByKey(event, { columns, links, show: showKey, onOther: turn })}
        onPointerLeave={({ pointerType }) => pointerType === 'touch' || onPoint(null)}
        {...swipe}
      >
        {(isPrinting ? sheetsOf(columns) : [columns.slice(first, first + shown)]).map((rounds) => (
          <BracketRounds
            key={isPrinting ? rounds[0]?.matches[0]?.key : 'shown'}
            label={label}
            columns={rounds}
            links={links}
            ownEntry={ownEntry}
            lit={lit}
            onPoint={onPoint}
            onNext={showNext}
            isNamed={columns.length > 1}
          />
        ))}
      </div>
    </Stack>
  );
}
