import type {
  LeagueMeasure,
  LeagueReport,
  LeagueReportAct,
} from '@neundarter/contract/entities/league/league-report';
import { partyOfSide } from '@neundarter/rules/matchday/plan';
import type { ReactNode } from 'react';
import { measureText, leagueReportText as text } from '../../../text/league-report.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Inline } from '../../../ui/inline.tsx';
import { Stack } from '../../../ui/stack.tsx';
import looks from '../../../ui/text-looks.module.css';

type Props = {
  readonly report: LeagueReport;
  /** Of both teams, home first. */
  readonly names: readonly string[];
  /** Of all teams of the league. */
  readonly teams: readonly string[];
  readonly onUndo: (actId: string) => void;
};

/** Whether the caller can take an act back: the office its decisions, a side its own objection. */
const mayUndo = ({ by, kind, undone, isSettled }: LeagueReportAct, report: LeagueReport): boolean => {
  if (undone !== null) return false;
  if (by === 'office') return report.mayDecide && kind !== 'reopened';
  const isPending = kind === 'reopened' ? report.open.includes('reopening') : !isSettled;
  return report.ownSides.includes(by) && isPending;
};

/** Everything that was said and decided about a report, the oldest first. */
export function ActList({ report, names, teams, onUndo }: Props) {
  const { acts, measures } = report;
  if (acts.length + measures.length === 0) return null;
  const nameOf = ({ by, side }: LeagueReportAct) => {
    const meant = side ?? (by === 'office' ? null : by);
    return meant === null ? '' : (names[partyOfSide(meant)] ?? '');
  };
  return (
    <Stack gap="s">
      <h3 className={looks.strong}>{text.acts}</h3>
      <Stack as="ol" gap="s" isDivided>
        {acts.map((act) => (
          <Entry
            key={act.id}
            made={act}
            sentence={text.act(act, nameOf(act))}
            mark={act.isSettled ? null : <Badge tone="gold">{text.isOpen}</Badge>}
            onUndo={mayUndo(act, report) ? () => onUndo(act.id) : null}
          />
        ))}
        {measures.map((measure) => (
          <MeasureEntry
            key={measure.id}
            measure={measure}
            team={teams[measure.team] ?? ''}
            onUndo={report.mayDecide && measure.undone === null ? () => onUndo(measure.id) : null}
          />
        ))}
      </Stack>
    </Stack>
  );
}

type MeasureProps = {
  readonly measure: LeagueMeasure;
  readonly team: string;
  readonly onUndo: (() => void) | null;
};

/** One measure of the office. */
export function MeasureEntry({ measure, team, onUndo }: MeasureProps) {
  return <Entry made={measure} sentence={measureText.sentence(measure, team)} mark={null} onUndo={onUndo} />;
}

type EntryProps = {
  readonly made: Pick<LeagueReportAct, 'name' | 'madeAt' | 'undone'>;
  readonly sentence: string;
  readonly mark: ReactNode;
  /** Null: the caller cannot take it back. */
  readonly onUndo: (() => void) | null;
};

function Entry({ made, sentence, mark, onUndo }: EntryProps) {
  return (
    <Inline as="li" gap="m" align="center" justify="between" wraps>
      <Stack gap="2xs">
        {made.undone === null ? <span>{sentence}</span> : <s>{sentence}</s>}
        <span className={looks.hint}>{text.made(made.name, made.madeAt)}</span>
        {made.undone === null ? null : <span>{text.undone(made.undone)}</span>}
      </Stack>
      <Inline gap="s" align="center">
        {mark}
        {onUndo === null ? null : (
          <Button look="quiet" onClick={onUndo}>
            {text.undo}
          </Button>
        )}
      </Inline>
    </Inline>
  );
}
