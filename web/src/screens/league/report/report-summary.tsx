import type { LeagueReport } from '@neundarter/contract/entities/league/league-report';
import { partyOfSide, sides } from '@neundarter/rules/matchday/plan';
import { openMatterText, reportStateText, leagueReportText as text } from '../../../text/league-report.ts';
import { signatureText } from '../../../text/matchday-results.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Inline } from '../../../ui/inline.tsx';
import { Stack } from '../../../ui/stack.tsx';
import looks from '../../../ui/text-looks.module.css';

type Props = {
  readonly report: LeagueReport;
  /** Home first. */
  readonly names: readonly string[];
  readonly onLeave: () => void;
};

/** The state of a report, and what of it is open. */
export function ReportMarks({ state, open }: Pick<LeagueReport, 'state' | 'open'>) {
  return (
    <Inline gap="s" wraps>
      <Badge wraps>{reportStateText[state]}</Badge>
      {open.map((matter) => (
        <Badge key={matter} tone="gold" wraps>
          {openMatterText[matter]}
        </Badge>
      ))}
    </Inline>
  );
}

/** State, result, deadlines and signatures of a report. */
export function ReportSummary({ report, names, onLeave }: Props) {
  const { eventId, state, result, confirmedFrom, objectableUntil } = report;
  const maySign = report.ownSides.some((own) => !report.signatures.some(({ side }) => side === own));
  const isUnsigned = state === 'played' || state === 'signed-home' || state === 'signed-away';
  return (
    <Stack gap="m">
      <ReportMarks {...report} />
      {result === null ? null : <p>{text.result(result.games, result.legs)}</p>}
      {isUnsigned && confirmedFrom !== null ? (
        <p className={looks.hint}>{text.confirmedFrom(confirmedFrom)}</p>
      ) : null}
      {objectableUntil === null ? null : (
        <p className={looks.hint}>{text.objectableUntil(objectableUntil)}</p>
      )}
      {result === null ? null : <Signatures report={report} names={names} />}
      {eventId === null ? null : (
        <Inline>
          <ButtonLink to={`/team-lounge/event/${eventId}?tab=report`} onClick={onLeave}>
            {maySign ? text.toSigning : text.toSheet}
          </ButtonLink>
        </Inline>
      )}
    </Stack>
  );
}

function Signatures({ report, names }: Omit<Props, 'onLeave'>) {
  return (
    <Stack as="ul" gap="s" isDivided aria-label={text.signatures}>
      {sides.map((side) => {
        const signature = report.signatures.find((one) => one.side === side);
        return (
          <Stack key={side} as="li" gap="2xs">
            <strong>{names[partyOfSide(side)]}</strong>
            {signature === undefined ? (
              <span>{text.unsigned}</span>
            ) : (
              <span>
                {[text.signed(signature.name, signature.madeAt), signatureText.ways[signature.way]]
                  .filter((part) => part !== '')
                  .join(' ')}
              </span>
            )}
            {signature === undefined || signature.protest === null ? null : (
              <span>{text.protest(signature.protest)}</span>
            )}
          </Stack>
        );
      })}
    </Stack>
  );
}
