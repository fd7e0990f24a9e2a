import type { PlannedFixture, WishReport } from '@neundarter/rules/league/season-plan';
import IconArrowsLeftRight from '@tabler/icons-react/dist/esm/icons/IconArrowsLeftRight.mjs';
import { formatDateTime } from '../../../text/formats.ts';
import { leagueRoundText, leagueAdminText as text } from '../../../text/league.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Stack } from '../../../ui/stack.tsx';
import looks from '../../../ui/text-looks.module.css';
import classes from './league-admin.module.css';

type Props = {
  readonly fixtures: readonly PlannedFixture[];
  readonly wishes: readonly WishReport[];
  /** Of the teams by number. */
  readonly names: readonly string[];
  readonly onSwap: (index: number) => void;
};

/** All rounds of a season before anything is made, and what wishes have cost. */
export function PlanPreview({ fixtures, wishes, names, onSwap }: Props) {
  const numbered = fixtures.map((fixture, index) => ({ ...fixture, index }));
  const rounds = [...Map.groupBy(numbered, ({ round }) => round)].toSorted(([one], [other]) => one - other);
  return (
    <>
      {wishes.length === 0 ? null : (
        <Notice tone="warning" title={text.wishesTitle}>
          <ul>
            {wishes.map((report) => (
              <li key={`${report.team}/${report.round}`}>{text.wish(report, names[report.team] ?? '')}</li>
            ))}
          </ul>
        </Notice>
      )}
      <div className={classes.rounds}>
        {rounds.map(([round, some]) => (
          <section key={round} className={classes.round} aria-label={leagueRoundText(round)}>
            <h3 className={classes.head}>{leagueRoundText(round)}</h3>
            <Stack as="ul">
              {some.map(({ index, home, away, startDateTime }) => {
                const title = `${names[home] ?? ''} – ${names[away] ?? ''}`;
                return (
                  <li key={index} className={classes.fixture}>
                    <Stack>
                      <span>{title}</span>
                      <span className={looks.hint}>{formatDateTime(startDateTime)}</span>
                    </Stack>
                    <IconButton
                      label={text.swap(title)}
                      icon={<IconArrowsLeftRight size={20} />}
                      onClick={() => onSwap(index)}
                    />
                  </li>
                );
              })}
            </Stack>
          </section>
        ))}
      </div>
    </>
  );
}
