import type { MatchStanding } from '@neundarter/contract/entities/match';
import { perParty } from '@neundarter/rules/match/per-party';
import type { Leg, PerParty } from '@neundarter/rules/match/types';
import { checkoutRate } from '@neundarter/rules/stats/checkout-rate';
import { formatInteger, formatPercent } from '../../text/formats.ts';
import { partyName } from '../../text/party-names.ts';
import { spectatorText } from '../../text/spectator.ts';
import { summaryText } from '../../text/summary.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './match-figures.module.css';
import { useLiveStats } from './use-live-stats.ts';

type Props = { readonly match: MatchStanding; readonly leg: Leg | null };

type Row = { readonly label: string; readonly values: PerParty<string> };

/** Darts of this leg, double rate and highest finish of both sides, live. */
export function MatchFigures({ match, leg }: Props) {
  const stats = useLiveStats(match, leg);
  const values = (read: (party: 0 | 1) => string | null): PerParty<string> =>
    perParty((party) => read(party) ?? spectatorText.nothing);
  const rows: readonly Row[] = [
    {
      label: spectatorText.dartsOfLeg,
      values: values((party) => formatInteger(match.standing.darts[party])),
    },
    {
      label: summaryText.checkoutRate,
      values: values((party) => {
        const checkouts = stats?.[party].checkouts;
        return checkouts === undefined || checkouts.attempts === 0
          ? null
          : formatPercent(checkoutRate(checkouts));
      }),
    },
    {
      label: summaryText.highestCheckout,
      values: values((party) => {
        const highest = stats?.[party].highestCheckout ?? 0;
        return highest === 0 ? null : formatInteger(highest);
      }),
    },
  ];
  return (
    <table className={classes.figures}>
      <VisuallyHidden as="caption">{spectatorText.figures}</VisuallyHidden>
      <VisuallyHidden as="thead">
        <tr>
          <th scope="col">{partyName(match.parties[0])}</th>
          <td />
          <th scope="col">{partyName(match.parties[1])}</th>
        </tr>
      </VisuallyHidden>
      <tbody>
        {rows.map(({ label, values: [home, away] }) => (
          <tr key={label}>
            <td>{home}</td>
            <th scope="row">{label}</th>
            <td>{away}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
