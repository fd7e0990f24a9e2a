import IconZoomIn from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs';
import IconZoomOut from '@tabler/icons-react/dist/esm/icons/IconZoomOut.mjs';
import { type CSSProperties, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { bracketText as text } from '../../text/bracket.ts';
import { treePartsText } from '../../text/tree-parts.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Inline } from '../../ui/inline.tsx';
import { Stack } from '../../ui/stack.tsx';
import type { BracketColumn } from './bracket-columns.ts';
import { focusMatch, matchIn, moveByKey } from './bracket-keys.ts';
import { BracketMap } from './bracket-map.tsx';
import type { BracketProps } from './bracket-props.ts';
import { BracketRounds } from './bracket-rounds.tsx';
import classes from './bracket-tree.module.css';
import { keepInView } from './keep-in-view.ts';
import type { MatchView } from './match-view.ts';
import { openMatchOf } from './next-match.ts';
import { columnsOfPart, partWith, type TreePart, treePartsOf, wholeTree } from './tree-parts.ts';
import { useShownPart } from './use-shown-part.ts';
import { useWanted } from './use-wanted.ts';
import { useZoom, type Zoom } from './use-zoom.ts';

/**
 * The rounds beside each other in a box that scrolls and zooms. It opens on the viewer's own match. A large tree shows the
 * half or quarter with that match, else the one in which matches run, and a small map shows where that is.
 */
export function BracketTree({ label, columns: all, links, ownEntry, lit, onPoint, wanted }: BracketProps) {
  const box = useRef<HTMLElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const zoom = useZoom({ box, room, content });
  const { showFull, showReadable } = zoom;
  const [ownKey] = useState(() => ownKeyIn(all, ownEntry));
  const [shown, setShown] = useShownPart(all, ownKey);
  const columns = useMemo(() => columnsOfPart(all, shown), [all, shown]);
  const parts = treePartsOf(all);
  const isLarge = parts.length > 1;
  // A match that was asked for is shown in full size instead.
  const isAsked = useRef(false);
  useEffect(() => {
    if (isLarge && shown.of > 1 && !isAsked.current) showReadable();
    isAsked.current = false;
  }, [isLarge, shown, showReadable]);
  useEffect(() => {
    const own = ownKey === null ? null : matchIn(box.current, ownKey);
    if (own !== null && box.current !== null) scrollInto(box.current, own);
  }, [ownKey]);
  const focus = useCallback((key: string) => {
    const match = matchIn(box.current, key);
    if (match !== null && box.current !== null) scrollInto(box.current, match);
    focusMatch(match);
  }, []);
  useWanted(
    wanted,
    useCallback(
      (key: string) => {
        if (!all.some(({ matches }) => matches.some((match) => match.key === key))) return;
        isAsked.current = true;
        flushSync(() => setShown(partWith(all, key)));
        showFull();
        focus(key);
        box.current?.scrollIntoView({ block: 'nearest' });
      },
      [all, focus, setShown, showFull],
    ),
  );
  const showNext = useCallback(({ key }: MatchView) => focus(key), [focus]);
  const showAll = () => {
    flushSync(() => setShown(wholeTree));
    zoom.showAll();
  };
  const change = (key: string): boolean => {
    if (key === '+') zoom.zoomIn();
    else if (key === '-') zoom.zoomOut();
    else if (key === '0') showAll();
    else return false;
    return true;
  };
  return (
    <Stack gap="s">
      <ZoomBar zoom={zoom} onAll={showAll} />
      {isLarge ? <PartBar parts={parts} shown={shown} onShow={setShown} /> : null}
      <div className={classes.frame}>
        {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: keys and wheel also work without it, by buttons */}
        <section
          ref={box}
          className={classes.box}
          aria-label={label}
          // A box that scrolls can be reached by keys.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
          tabIndex={0}
          onKeyDown={(event) => moveByKey(event, { columns, links, show: focus, onOther: change })}
          onPointerLeave={({ pointerType }) => pointerType === 'touch' || onPoint(null)}
        >
          <div ref={room} className={classes.room}>
            <div
              ref={content}
              className={classes.content}
              data-compact={shown.of > 1 || undefined}
              style={{ '--rounds': columns.length } as CSSProperties}
            >
              <BracketRounds
                label={label}
                columns={columns}
                links={links}
                ownEntry={ownEntry}
                lit={lit}
                onPoint={onPoint}
                onNext={showNext}
              />
            </div>
          </div>
        </section>
        {isLarge ? (
          <BracketMap columns={all} shown={shown} onShow={setShown} ownEntry={ownEntry} lit={lit} box={box} />
        ) : null}
      </div>
    </Stack>
  );
}

/** Key of the match that an entry plays now or next in this tree; null for none. */
const ownKeyIn = (columns: readonly BracketColumn[], entry: string | null): string | null =>
  (entry === null
    ? undefined
    : openMatchOf(
        columns.flatMap(({ matches }) => matches),
        entry,
      )
  )?.key ?? null;

/** Scrolls only the box, to the middle of a match. */
const scrollInto = (box: HTMLElement, match: HTMLElement): void => {
  const [outer, inner] = [box.getBoundingClientRect(), match.getBoundingClientRect()];
  box.scrollTo({
    left: box.scrollLeft + inner.left + inner.width / 2 - outer.left - outer.width / 2,
    top: box.scrollTop + inner.top + inner.height / 2 - outer.top - outer.height / 2,
    behavior: 'instant',
  });
};

type PartBarProps = {
  readonly parts: readonly TreePart[];
  readonly shown: TreePart;
  readonly onShow: (part: TreePart) => void;
};

function PartBar({ parts, shown, onShow }: PartBarProps) {
  return (
    <Inline as="div" gap="s" role="group" aria-label={treePartsText.parts} className={classes.parts}>
      {parts.map((one) => {
        const isShown = one.part === shown.part && one.of === shown.of;
        return (
          <button
            key={`${one.part}/${one.of}`}
            ref={isShown ? keepInView : undefined}
            type="button"
            className={classes.part}
            aria-pressed={isShown}
            onClick={() => onShow(one)}
          >
            {treePartsText.part(one.part, one.of)}
          </button>
        );
      })}
    </Inline>
  );
}

function ZoomBar({ zoom, onAll }: { readonly zoom: Zoom; readonly onAll: () => void }) {
  return (
    <Inline as="div" gap="s" align="center" wraps role="group" aria-label={text.zoom} className={classes.bar}>
      <IconButton label={text.zoomOut} icon={<IconZoomOut aria-hidden size={22} />} onClick={zoom.zoomOut} />
      <span className={classes.percent}>{text.percent(zoom.percent)}</span>
      <IconButton label={text.zoomIn} icon={<IconZoomIn aria-hidden size={22} />} onClick={zoom.zoomIn} />
      <Button onClick={onAll}>{text.showAll}</Button>
      <span className={classes.hint}>{text.treeHint}</span>
    </Inline>
  );
}
