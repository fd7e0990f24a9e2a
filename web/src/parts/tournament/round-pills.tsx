import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { bracketText as text } from '../../text/bracket.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Inline } from '../../ui/inline.tsx';
import type { BracketColumn } from './bracket-columns.ts';
import { keepInView } from './keep-in-view.ts';
import classes from './round-pills.module.css';

type Props = {
  readonly columns: readonly BracketColumn[];
  /** Place of the first round on screen. */
  readonly first: number;
  /** Number of rounds on screen. */
  readonly shown: number;
  readonly onShow: (column: number) => void;
};

/** The rounds with how many of their matches are over; those on screen are marked. */
export function RoundPills({ columns, first, shown, onShow }: Props) {
  if (columns.length <= shown) return null;
  const isShown = (place: number) => place >= first && place < first + shown;
  return (
    <Inline as="nav" gap="2xs" align="center" className={classes.rounds} aria-label={text.rounds}>
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
    </Inline>
  );
}
