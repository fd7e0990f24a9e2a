import type { LeagueReport } from '@neundarter/contract/entities/league/league-report';
import type { ObjectionSubject } from '@neundarter/rules/league/report';
import { leagueReportText as text } from '../../../text/league-report.ts';
import { Button } from '../../../ui/button.tsx';
import { Inline } from '../../../ui/inline.tsx';
import { Stack } from '../../../ui/stack.tsx';
import looks from '../../../ui/text-looks.module.css';
import type { ChosenDeed } from './deed-dialog.tsx';

type Props = {
  readonly report: LeagueReport;
  readonly onDeed: (deed: ChosenDeed) => void;
  readonly onMeasure: () => void;
};

/** What a caller can say for the sides that they lead. */
function SideButtons({ report, onDeed }: Omit<Props, 'onMeasure'>) {
  const { ownSides, signatures, objectableUntil, acts } = report;
  const now = Date.now();
  const isSigned = signatures.length === 2;
  return ownSides.map((side) => {
    const mine = signatures.find((one) => one.side === side);
    const hasSaid = (subject: ObjectionSubject) =>
      acts.some(({ by, about, isSettled }) => by === side && about === subject && !isSettled);
    const mayObject = objectableUntil !== null && now < objectableUntil && !hasSaid('result');
    const mayDeny = mine !== undefined && now < mine.deniableUntil && !hasSaid('signature');
    return (
      <Inline key={side} gap="s" wraps>
        {mayObject ? (
          <Button onClick={() => onDeed({ kind: 'objected', side, about: 'result' })}>{text.object}</Button>
        ) : null}
        {mayDeny ? (
          <Button onClick={() => onDeed({ kind: 'objected', side, about: 'signature' })}>{text.deny}</Button>
        ) : null}
        {isSigned ? (
          <Button onClick={() => onDeed({ kind: 'reopened', by: side })}>{text.askReopening}</Button>
        ) : null}
      </Inline>
    );
  });
}

/** What the caller can do with a report. */
export function DeedButtons({ report, onDeed, onMeasure }: Props) {
  const isOver = report.state !== 'open';
  return (
    <Stack gap="m">
      <SideButtons report={report} onDeed={onDeed} />
      {report.mayDecide ? (
        <Stack gap="s">
          <h3 className={looks.strong}>{text.office}</h3>
          <Inline gap="s" wraps>
            {isOver && report.state !== 'checked' ? (
              <Button look="primary" onClick={() => onDeed({ kind: 'checked' })}>
                {text.check}
              </Button>
            ) : null}
            {report.signatures.length === 2 ? (
              <Button onClick={() => onDeed({ kind: 'reopened', by: 'office' })}>{text.reopen}</Button>
            ) : null}
            <Button onClick={() => onDeed({ kind: 'rescored' })}>{text.rescore}</Button>
            <Button onClick={() => onDeed({ kind: 'absent' })}>{text.absent}</Button>
            <Button onClick={() => onDeed({ kind: 'cancelled' })}>{text.cancel}</Button>
            <Button onClick={onMeasure}>{text.measure}</Button>
          </Inline>
        </Stack>
      ) : null}
    </Stack>
  );
}
