import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { Bracket } from '../../parts/tournament/bracket.tsx';
import { type BracketPart, bracketColumns, flowsOf } from '../../parts/tournament/bracket-columns.ts';
import { BracketList } from '../../parts/tournament/bracket-list.tsx';
import { BracketMatch } from '../../parts/tournament/bracket-match.tsx';
import { stageRoundText, bracketText as text } from '../../text/tournament.ts';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { EmptyState } from '../../ui/states.tsx';
import classes from './knockout.module.css';
import type { TournamentView } from './tournament-view.ts';

const ignore = (): void => undefined;

const partTitle = {
  knockout: text.label,
  'winner-side': text.winnerSide,
  'loser-side': text.loserSide,
} as const;

const partsOf = (matches: TournamentView['matches']): readonly BracketPart[] =>
  matches.some(({ stage }) => stage === 'winner-side') ? ['winner-side', 'loser-side'] : ['knockout'];

/** The knockout as a bracket, or as a list with the same facts. */
export function Knockout({ view }: { readonly view: TournamentView }) {
  const { matches, own } = view;
  const [query, setQuery] = useSearchParams();
  const isList = query.get('view') === 'list';
  const flows = useMemo(() => flowsOf(matches), [matches]);
  const brackets = useMemo(
    () => partsOf(matches).map((part) => ({ part, columns: bracketColumns(matches, part) })),
    [matches],
  ).filter(({ columns }) => columns.length > 0);
  const thirdPlace = matches.find(({ stage, phase }) => stage === 'third-place' && phase !== 'cancelled');
  if (brackets.length === 0) return <EmptyState text={text.empty} />;
  const change = () => setQuery(isList ? {} : { view: 'list' }, { replace: true });
  return (
    <Stack gap="2xl">
      {brackets.map(({ part, columns }) => (
        <section key={part} className={classes.part} aria-label={partTitle[part]}>
          {brackets.length > 1 ? <h2 className={classes.title}>{partTitle[part]}</h2> : null}
          {isList ? (
            <BracketList columns={columns} />
          ) : (
            <Bracket label={partTitle[part]} columns={columns} flows={flows} ownEntry={own?.id ?? null} />
          )}
        </section>
      ))}
      {thirdPlace === undefined ? null : (
        <section className={classes.third}>
          <h2 className={classes.title}>
            {stageRoundText({ stage: 'third-place', round: 0, noOfRounds: 1 })}
          </h2>
          <BracketMatch
            match={thirdPlace}
            ownEntry={own?.id ?? null}
            isLit={false}
            onLit={ignore}
            next={null}
            onNext={ignore}
            loserTo={null}
          />
        </section>
      )}
      <Row gap="s" wraps className={classes.tools}>
        <Button onClick={change}>{isList ? text.asBracket : text.asList}</Button>
        <Button onClick={() => window.print()}>{text.print}</Button>
      </Row>
    </Stack>
  );
}
