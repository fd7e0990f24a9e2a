import { otherParty } from '@neundarter/rules/match/per-party';
import type { Match, PartyIndex } from '@neundarter/rules/match/types';
import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs';
import type { ReadyMatch } from '../../data/match/tracked-match.ts';
import { legEndText } from '../../text/leg-end.ts';
import { partyName } from '../../text/party-names.ts';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/stack.tsx';
import { PartnerOrder } from './partner-order.tsx';
import classes from './starter-banner.module.css';
import type { ScorerModel } from './use-scorer.ts';

type Props = {
  readonly match: Match;
  readonly choice: NonNullable<ScorerModel['choice']>;
  readonly onChoose: (party: PartyIndex) => void;
  readonly dispatch: ReadyMatch['dispatch'];
};

/**
 * Chooses who throws first, while that can be changed: a question after a bull-out, otherwise buttons for the sides and the
 * order inside each pair. It replaces the
 * throw list, which is empty at that time.
 */
export function StarterBanner({ match, choice, onChoose, dispatch }: Props) {
  const { kind, isSettled, startingParty } = choice;
  if (kind === 'first' || isSettled) {
    return (
      <Stack gap="s" align="center" justify="center" className={classes.banner}>
        <Button icon={<IconArrowsExchange size={20} />} onClick={() => onChoose(otherParty(startingParty))}>
          {legEndText.switchStarter}
        </Button>
        <div className={classes.pairs}>
          <PartnerOrder match={match} dispatch={dispatch} />
        </div>
      </Stack>
    );
  }
  return (
    <Stack
      as="section"
      gap="s"
      align="center"
      justify="center"
      className={classes.banner}
      data-kind="question"
      aria-label={legEndText.bullOut}
    >
      <p className={classes.title}>{legEndText.bullOut}</p>
      <div className={classes.choices}>
        {([0, 1] as const).map((party) => (
          <Button
            key={party}
            look={party === startingParty ? 'primary' : 'secondary'}
            className={classes.choice}
            onClick={() => onChoose(party)}
          >
            {partyName(match.parties[party])}
          </Button>
        ))}
      </div>
    </Stack>
  );
}
