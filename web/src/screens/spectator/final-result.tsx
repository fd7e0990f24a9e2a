import type { MatchStanding } from '@neundarter/contract/entities/match';
import { hasTurnsRecorded, unplayedEndOf } from '@neundarter/rules/match/how-it-ended';
import { perParty } from '@neundarter/rules/match/per-party';
import type { MatchSummary, PartyIndex, PerParty, Stats } from '@neundarter/rules/match/types';
import { useMatchEntity } from '../../data/match/matches.ts';
import { checkoutRateOf } from '../../parts/match-summary/comparison.ts';
import { formatAverage, formatInteger } from '../../text/formats.ts';
import { endNote } from '../../text/match-ends.ts';
import { partyName } from '../../text/party-names.ts';
import { spectatorText } from '../../text/spectator.ts';
import { summaryText } from '../../text/summary.ts';
import { Inline } from '../../ui/inline.tsx';
import { Stack } from '../../ui/stack.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './final-result.module.css';
import { QrCorner } from './qr-corner.tsx';

/** The end of the match: the result as large as the score was, the most important figures below. */
export function FinalResult({ match }: { readonly match: MatchStanding }) {
  const names = perParty((party) => partyName(match.parties[party]));
  const hasSets = match.config.setMode !== 'single-set';
  const score = hasSets ? match.standing.sets : match.standing.legs;
  const end = unplayedEndOf(match);
  return (
    <section className={classes.result} aria-label={spectatorText.finalResult}>
      <p className={classes.eyebrow}>{end === null ? spectatorText.finalResult : endNote[end]}</p>
      <div className={classes.score}>
        <Side name={names[0]} party={0} match={match} />
        <Inline as="p" align="center" justify="center" className={classes.digits}>
          {end === 'double-forfeit' ? (
            summaryText.nothing
          ) : (
            <>
              {score[0]}
              <span className={classes.colon}>:</span>
              {score[1]}
            </>
          )}
          <span className={classes.unit}>{hasSets ? spectatorText.sets : spectatorText.legs}</span>
        </Inline>
        <Side name={names[1]} party={1} match={match} />
      </div>
      {hasTurnsRecorded(match) && <Figures id={match.id} names={names} />}
      <QrCorner />
    </section>
  );
}

type SideProps = { readonly name: string; readonly party: PartyIndex; readonly match: MatchStanding };

function Side({ name, party, match }: SideProps) {
  const hasWon = match.winningParty === party;
  return (
    <Stack align="center" className={classes.side} data-won={hasWon || undefined}>
      <p className={classes.name}>{name}</p>
      {hasWon && <p className={classes.badge}>{summaryText.winner}</p>}
      {match.winningParty === 'draw' && <p className={classes.badge}>{summaryText.draw}</p>}
    </Stack>
  );
}

const figures: readonly { readonly label: string; readonly read: (stats: Stats) => string }[] = [
  { label: spectatorText.average, read: formatAverage },
  { label: summaryText.first9Average, read: ({ first9 }) => formatAverage(first9) },
  { label: summaryText.checkoutRate, read: checkoutRateOf },
  {
    label: summaryText.highestCheckout,
    read: ({ highestCheckout }) =>
      highestCheckout === 0 ? summaryText.nothing : formatInteger(highestCheckout),
  },
  { label: '180', read: ({ noOf180s }) => formatInteger(noOf180s) },
];

type FiguresProps = { readonly id: string; readonly names: PerParty<string> };

/** Loaded once when the match is over; the space is reserved while they load. */
function Figures({ id, names }: FiguresProps) {
  const entity = useMatchEntity(id);
  const summary: MatchSummary | null = entity.data?.props.summary ?? null;
  return (
    <table className={classes.figures} aria-busy={summary === null}>
      <VisuallyHidden as="caption">{summaryText.statistics}</VisuallyHidden>
      <VisuallyHidden as="thead">
        <tr>
          <th scope="col">{names[0]}</th>
          <td />
          <th scope="col">{names[1]}</th>
        </tr>
      </VisuallyHidden>
      <tbody>
        {figures.map(({ label, read }) => (
          <tr key={label}>
            <td>{summary === null ? '' : read(summary.partyStats[0])}</td>
            <th scope="row">{label}</th>
            <td>{summary === null ? '' : read(summary.partyStats[1])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
