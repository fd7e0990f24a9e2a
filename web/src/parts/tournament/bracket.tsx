import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react';
import { bracketText as text } from '../../text/tournament.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import classes from './bracket.module.css';
import { type BracketColumn, currentColumn, type Flow, firstShown, joinOf } from './bracket-columns.ts';
import { BracketMatch } from './bracket-match.tsx';
import type { MatchView } from './match-view.ts';
import { useColumnCount } from './use-column-count.ts';
import { usePrinting } from './use-printing.ts';
import { useSwipe } from './use-swipe.ts';

type Props = {
  /** Names the bracket for screen readers. */
  readonly label: string;
  readonly columns: readonly BracketColumn[];
  readonly flows: ReadonlyMap<string, Flow>;
  /** Entry of the viewer, whose matches are marked. */
  readonly ownEntry: string | null;
};

/** Number of matches of a first round from which on a print needs a larger sheet. */
const largeFrom = 33;

/** A round that the user has chosen, and the match to show there. */
type Wish = { readonly column: number; readonly key: string | null };

/** Rounds beside each other, as many as fit; the others are a tap, a swipe or an arrow key away. */
export function Bracket({ label, columns, flows, ownEntry }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isPrinting = usePrinting();
  const fitting = useColumnCount(box);
  const shown = isPrinting ? columns.length : Math.min(fitting, columns.length);
  const [wish, setWish] = useState<Wish | null>(null);
  const [lit, setLit] = useState<string | null>(null);
  const first = firstShown(wish?.column ?? currentColumn(columns), shown, columns.length);
  const matches = columns.flatMap((column) => column.matches);
  const show = (column: number, key: string | null = null) => {
    setWish({ column: Math.max(0, Math.min(column, columns.length - 1)), key });
    if (key !== null) requestAnimationFrame(() => reveal(box.current, key));
  };
  const showMatch = ({ key }: MatchView) =>
    show(
      columns.findIndex((column) => column.matches.some((match) => match.key === key)),
      key,
    );
  const swipe = useSwipe({ onLeft: () => show(first + 1), onRight: () => show(first - 1) });
  const visible = columns.slice(first, first + shown);
  const isLarge = (columns[0]?.matches.length ?? 0) >= largeFrom;
  return (
    <Stack gap="m" className={classes.frame} data-large={isLarge || undefined}>
      <Jumps matches={matches} ownEntry={ownEntry} onShow={showMatch} />
      <Rounds columns={columns} first={first} shown={shown} onShow={show} />
      <div
        ref={box}
        className={classes.columns}
        style={{ '--columns': shown } as CSSProperties}
        onKeyDown={(event) =>
          moveFocus(
            event,
            () => show(first - 1),
            () => show(first + 1),
          )
        }
        onPointerLeave={() => setLit(null)}
        {...swipe}
      >
        {visible.map((column, place) => (
          <section key={column.id} className={classes.column} aria-label={`${label}: ${column.title}`}>
            <h3 className={classes.title} data-alone={(shown === 1 && columns.length > 1) || undefined}>
              {column.title}
            </h3>
            <ol className={classes.matches} data-join={joinOf(column, visible[place + 1])}>
              {column.matches.map((match) => (
                <li key={match.key} className={classes.cell} data-first={place === 0 || undefined}>
                  <BracketMatch
                    match={match}
                    ownEntry={ownEntry}
                    isLit={lit !== null && match.sides.some(({ entrant }) => entrant === lit)}
                    onLit={setLit}
                    next={shown === 1 ? targetOf(match, flows, matches) : null}
                    onNext={showMatch}
                    loserTo={targetRound(match, flows, columns)}
                  />
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </Stack>
  );
}

const reveal = (box: HTMLElement | null, key: string): void => {
  const found = box?.querySelector<HTMLElement>(`[data-match="${CSS.escape(key)}"]`);
  found?.scrollIntoView({ block: 'center', inline: 'nearest' });
  found?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
};

/** The match to which the winner goes, if it is in this bracket. */
const targetOf = (
  { key }: MatchView,
  flows: Props['flows'],
  matches: readonly MatchView[],
): MatchView | null => {
  const target = flows.get(key)?.winner ?? null;
  return matches.find((match) => match.key === target) ?? null;
};

/** The round of the loser side (from 1) to which the loser goes; null if the loser is out. */
const targetRound = (
  { key, phase }: MatchView,
  flows: Props['flows'],
  columns: readonly BracketColumn[],
): number | null => {
  const target = flows.get(key)?.loser ?? null;
  if (target === null || phase === 'walkover' || phase === 'empty') return null;
  const isHere = columns.some(({ matches }) => matches.some((match) => match.key === target));
  const [stage, round] = target.split('/');
  return isHere || stage !== 'loser-side' ? null : Number(round) + 1;
};

/** The arrow keys change the round, except in a text or with a modifier. */
const moveFocus = (event: KeyboardEvent, back: () => void, on: () => void): void => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === 'ArrowLeft') back();
  else if (event.key === 'ArrowRight') on();
  else return;
  event.preventDefault();
};

type JumpsProps = {
  readonly matches: readonly MatchView[];
  readonly ownEntry: string | null;
  readonly onShow: (match: MatchView) => void;
};

/** Buttons that lead to the viewer's match and to what is played now. */
function Jumps({ matches, ownEntry, onShow }: JumpsProps) {
  const own =
    ownEntry === null
      ? undefined
      : matches.findLast(({ sides }) => sides.some(({ entrant }) => entrant === ownEntry));
  const running = matches.find(({ phase }) => phase === 'running');
  if (own === undefined && running === undefined) return null;
  return (
    <Row gap="s" wraps className={classes.jumps}>
      {own === undefined ? null : (
        <button type="button" className={classes.jump} onClick={() => onShow(own)}>
          {text.ownMatch}
        </button>
      )}
      {running === undefined ? null : (
        <button type="button" className={classes.jump} data-running onClick={() => onShow(running)}>
          {text.running}
        </button>
      )}
    </Row>
  );
}

type RoundsProps = {
  readonly columns: readonly BracketColumn[];
  readonly first: number;
  readonly shown: number;
  readonly onShow: (column: number) => void;
};

/** The rounds with how many of their matches are over; those on screen are marked. */
function Rounds({ columns, first, shown, onShow }: RoundsProps) {
  if (columns.length <= shown) return null;
  const isShown = (place: number) => place >= first && place < first + shown;
  return (
    <Row as="nav" gap="2xs" align="center" className={classes.rounds} aria-label={text.rounds}>
      <IconButton
        label={text.previous}
        icon={<IconChevronLeft aria-hidden size={22} />}
        disabled={first === 0}
        onClick={() => onShow(first - 1)}
      />
      <div className={classes.pills}>
        {columns.map(({ id, title, played }, place) => (
          <button
            key={id}
            ref={place === first ? keepInView : undefined}
            type="button"
            className={classes.pill}
            aria-pressed={isShown(place)}
            onClick={() => onShow(place)}
          >
            {title}{' '}
            {played.all === 0 ? null : (
              <span className={classes.count} title={text.progressLong(played.done, played.all)}>
                {text.progress(played.done, played.all)}
              </span>
            )}
          </button>
        ))}
      </div>
      <IconButton
        label={text.next}
        icon={<IconChevronRight aria-hidden size={22} />}
        disabled={first + shown >= columns.length}
        onClick={() => onShow(first + 1)}
      />
    </Row>
  );
}

/** Scrolls the row of pills, not the page. */
const keepInView = (pill: HTMLButtonElement | null): void => {
  const row = pill?.parentElement;
  if (pill === null || row === null || row === undefined) return;
  row.scrollLeft = pill.offsetLeft - row.offsetLeft - (row.clientWidth - pill.offsetWidth) / 2;
};
