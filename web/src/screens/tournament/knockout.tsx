import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { PrintButton } from '../../parts/print-button/print-button.tsx';
import { Bracket } from '../../parts/tournament/bracket.tsx';
import { type BracketPart, flowsOf } from '../../parts/tournament/bracket-columns.ts';
import { BracketJumps } from '../../parts/tournament/bracket-jumps.tsx';
import { BracketList } from '../../parts/tournament/bracket-list.tsx';
import { BracketMatch } from '../../parts/tournament/bracket-match.tsx';
import type { BracketProps } from '../../parts/tournament/bracket-props.ts';
import { BracketTree } from '../../parts/tournament/bracket-tree.tsx';
import { linksOf, type Pointed, wayOf } from '../../parts/tournament/bracket-ways.ts';
import type { MatchView } from '../../parts/tournament/match-view.ts';
import { PillLinks } from '../../parts/tournament/pill-links.tsx';
import { usePrinting } from '../../parts/tournament/use-printing.ts';
import { bracketText as text } from '../../text/bracket.ts';
import { stageRoundText } from '../../text/tournament.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Inline } from '../../ui/inline.tsx';
import { Stack } from '../../ui/stack.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './knockout.module.css';
import { bracketsOf, type KnockoutBracket } from './knockout-brackets.ts';
import type { TournamentView } from './tournament-view.ts';

const nothing: ReadonlySet<string> = new Set();

/** The knockout as rounds, as a whole or as a list; all views have the same facts. */
export function Knockout({ view }: { readonly view: TournamentView }) {
  const { matches } = view;
  const brackets = useMemo(() => bracketsOf(matches), [matches]);
  const [query, setQuery] = useSearchParams();
  const [wanted, setWanted] = useState<BracketProps['wanted']>(null);
  if (brackets.length === 0) return <EmptyState text={text.empty} />;
  const side = sideOf(query.get('side'), brackets);
  const shown = query.get('view') ?? 'rounds';
  const jump = ({ key, stage }: MatchView) => {
    const part = brackets.find((bracket) => bracket.part === stage)?.part ?? firstOf(brackets);
    setQuery(searchOf(shown, part), { replace: true });
    setWanted({ key });
  };
  return (
    <Stack gap="l" className={classes.all}>
      <Inline gap="s" wraps align="center" className={classes.tools}>
        <ViewPills shown={shown} side={side} />
        {shown === 'list' ? null : (
          <BracketJumps
            matches={brackets.flatMap(({ columns }) => columns.flatMap((column) => column.matches))}
            ownEntry={view.own?.id ?? null}
            onShow={jump}
          />
        )}
        <ButtonLink to={addressOf('screen', side)}>{text.screen}</ButtonLink>
      </Inline>
      {brackets.length > 1 ? <SidePills shown={shown} side={side} brackets={brackets} /> : null}
      <Brackets view={view} brackets={brackets} shown={shown} side={side} wanted={wanted} />
      <Inline gap="s" wraps justify="end" className={classes.tools}>
        <PrintButton />
      </Inline>
    </Stack>
  );
}

/** The brackets that the address names; the first one needs no name. */
const sides: Partial<Record<BracketPart, string>> = { 'loser-side': 'loser', 'second-chance': 'second' };

const firstOf = (brackets: readonly KnockoutBracket[]): BracketPart => brackets[0]?.part ?? 'knockout';

const sideOf = (name: string | null, brackets: readonly KnockoutBracket[]): BracketPart =>
  brackets.find(({ part }) => name !== null && sides[part] === name)?.part ?? firstOf(brackets);

const searchOf = (view: string, side: BracketPart): Record<string, string> => ({
  ...(view === 'rounds' ? {} : { view }),
  ...(sides[side] === undefined ? {} : { side: sides[side] }),
});

const addressOf = (view: string, side: BracketPart): string =>
  `?${new URLSearchParams(searchOf(view, side))}`;

type PillsProps = { readonly shown: string; readonly side: BracketPart };

function ViewPills({ shown, side }: PillsProps) {
  const names = text.viewNames;
  return (
    <PillLinks
      label={text.views}
      pills={(['rounds', 'tree', 'list'] as const).map((view) => ({
        to: addressOf(view, side),
        label: names[view],
        isCurrent: view === shown,
      }))}
    />
  );
}

/** On a phone only one of several brackets is shown. */
function SidePills({ shown, side, brackets }: PillsProps & Pick<BracketsProps, 'brackets'>) {
  return (
    <div className={classes.sides}>
      <PillLinks
        label={text.sides}
        pills={brackets.map(({ part, label }) => ({
          to: addressOf(shown, part),
          label,
          isCurrent: part === side,
        }))}
      />
    </div>
  );
}

type BracketsProps = PillsProps & {
  readonly view: TournamentView;
  readonly brackets: readonly KnockoutBracket[];
  readonly wanted: BracketProps['wanted'];
};

function Brackets({ view: { matches, own }, brackets, shown, side, wanted }: BracketsProps) {
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const flows = useMemo(() => flowsOf(matches), [matches]);
  const ownId = own?.id ?? null;
  // The own way lights up as long as the viewer points at no other one.
  const lit = useMemo(() => {
    const shownWay = pointed ?? (ownId === null ? null : { key: '', entrant: ownId });
    return shownWay === null ? nothing : wayOf(matches, flows, shownWay);
  }, [matches, flows, pointed, ownId]);
  const linked = useMemo(
    () =>
      brackets.map((bracket) => ({
        ...bracket,
        links: linksOf(
          bracket.columns.flatMap((column) => column.matches),
          flows,
        ),
      })),
    [brackets, flows],
  );
  // Paper has no box that scrolls.
  const isPrinting = usePrinting();
  const Shown = shown === 'tree' && !isPrinting ? BracketTree : Bracket;
  return linked.flatMap(({ part, label, columns, links }) => [
    <section
      key={part}
      className={classes.part}
      aria-label={label}
      data-elsewhere={part !== side || undefined}
    >
      {linked.length > 1 ? <h2 className={classes.title}>{label}</h2> : null}
      {linked.length > 1 || shown === 'list' ? null : <VisuallyHidden as="h2">{label}</VisuallyHidden>}
      {shown === 'list' ? (
        <BracketList columns={columns} />
      ) : (
        <Shown
          label={label}
          columns={columns}
          links={links}
          ownEntry={ownId}
          lit={lit}
          onPoint={setPointed}
          wanted={wanted}
        />
      )}
    </section>,
    part === 'knockout' ? (
      <ThirdPlace
        key="third-place"
        matches={matches}
        ownEntry={ownId}
        isElsewhere={part !== side}
        hasRoom={linked.length === 1 && (columns[0]?.matches.length ?? 0) >= roomFrom}
      />
    ) : null,
  ]);
}

/** Number of matches of the first round from which on paper has room for another match below the final. */
const roomFrom = 8;

type ThirdPlaceProps = Pick<TournamentView, 'matches'> & {
  readonly ownEntry: string | null;
  /** Whether a phone shows another bracket. */
  readonly isElsewhere: boolean;
  readonly hasRoom: boolean;
};

function ThirdPlace({ matches, ownEntry, isElsewhere, hasRoom }: ThirdPlaceProps) {
  const match = matches.find(({ stage, phase }) => stage === 'third-place' && phase !== 'cancelled');
  if (match === undefined) return null;
  return (
    <section
      className={classes.third}
      data-elsewhere={isElsewhere || undefined}
      data-has-room={hasRoom || undefined}
    >
      <h2 className={classes.title}>{stageRoundText({ stage: 'third-place', round: 0, noOfRounds: 1 })}</h2>
      <BracketMatch match={match} ownEntry={ownEntry} />
    </section>
  );
}
