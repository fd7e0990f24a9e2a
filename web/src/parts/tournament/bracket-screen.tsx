import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { bracketText as text } from '../../text/bracket.ts';
import { useFrame } from '../../ui/frame-mode.ts';
import { Inline } from '../../ui/inline.tsx';
import { PageTurner } from '../../ui/page-turner.tsx';
import { usePageTurns } from '../../ui/use-page-turns.ts';
import type { BracketColumn } from './bracket-columns.ts';
import { screenPieces } from './bracket-parts.ts';
import { BracketRounds } from './bracket-rounds.tsx';
import classes from './bracket-screen.module.css';

type Props = {
  readonly title: string;
  /** Address of the page behind it. */
  readonly back: string;
  /** Each bracket with its rounds. */
  readonly brackets: readonly { readonly label: string; readonly columns: readonly BracketColumn[] }[];
};

const nothing: ReadonlySet<string> = new Set();
const noLinks = new Map<string, never>();
const ignore = (): void => undefined;

/** The part of a bracket that is being played, as large as the screen: for the hall. Several parts take turns. */
export function BracketScreen({ title, back, brackets }: Props) {
  useFrame('immersive');
  const pieces = screenPieces(brackets.map(({ columns }) => columns));
  const turns = usePageTurns(pieces.length);
  const piece = pieces[turns.page];
  if (piece === undefined) return null;
  const { columns, part, of } = piece;
  const label =
    brackets.find((bracket) => bracket.columns.some(({ id }) => id === columns[0]?.id))?.label ?? title;
  return (
    <div className={classes.screen} style={{ '--matches': columns[0]?.matches.length ?? 1 } as CSSProperties}>
      <Inline as="header" gap="m" align="center" className={classes.bar}>
        <Link to={back} className={classes.back ?? ''} aria-label={text.screenBack} title={text.screenBack}>
          <IconArrowLeft aria-hidden size={24} />
        </Link>
        <Inline align="center" justify="between" className={classes.titles}>
          <h1 className={classes.title}>{title}</h1>
          <h2 className={classes.part}>{text.screenPart(label, part, of)}</h2>
        </Inline>
      </Inline>
      <div className={classes.rounds}>
        <BracketRounds
          label={label}
          columns={columns}
          links={noLinks}
          ownEntry={null}
          lit={nothing}
          onPoint={ignore}
          onNext={ignore}
        />
      </div>
      {pieces.length > 1 ? <PageTurner turns={turns} pages={pieces.length} /> : null}
    </div>
  );
}
