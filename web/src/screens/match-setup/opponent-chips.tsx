import type { PartyIndex } from '@neundarter/rules/match/types';
import { PlayerChips } from '../../parts/person-picker/player-chips.tsx';
import { setupText } from '../../text/setup.ts';
import { Stack } from '../../ui/stack.tsx';
import type { SetupUser } from './account-sides.ts';
import type { SetupState, SideDraft } from './draft.ts';
import classes from './players-section.module.css';
import { keyOfSide, opponentParty, type RecentOpponent } from './recent-opponents.ts';
import { useRecentOpponents } from './use-recent-opponents.ts';

type Props = {
  readonly state: SetupState;
  readonly user: SetupUser;
  readonly onChoose: (party: PartyIndex, side: SideDraft) => void;
};

const chipOf = ({ key, name }: RecentOpponent) => ({
  id: key,
  name,
  firstName: name,
  lastName: null,
  pictureUrl: null,
});

/** The latest opponents, one tap each; nothing before the first match. */
export function OpponentChips({ state, user, onChoose }: Props) {
  const opponents = useRecentOpponents(state, user);
  const party = opponentParty(state, user);
  if (opponents.length === 0) return null;
  return (
    <Stack gap="s">
      <p className={classes.hint}>{setupText.recentOpponents}</p>
      <PlayerChips
        label={setupText.recentOpponents}
        players={opponents.map(chipOf)}
        chosenId={keyOfSide(state.sides[party])}
        onChoose={({ id }) => {
          const chosen = opponents.find(({ key }) => key === id);
          if (chosen !== undefined) onChoose(party, chosen.side);
        }}
      />
    </Stack>
  );
}
