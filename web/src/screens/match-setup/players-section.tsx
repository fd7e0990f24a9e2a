import { otherParty } from '@neundarter/rules/match/per-party';
import type { PartyIndex, PerParty } from '@neundarter/rules/match/types';
import IconArrowsLeftRight from '@tabler/icons-react/dist/esm/icons/IconArrowsLeftRight.mjs';
import type { Dispatch } from 'react';
import { Link, useLocation } from 'react-router';
import { ChoiceGroup } from '../../parts/match-config-form/choice-group.tsx';
import { setupText } from '../../text/setup.ts';
import { Button } from '../../ui/button.tsx';
import { Inline } from '../../ui/inline.tsx';
import { Stack } from '../../ui/stack.tsx';
import looks from '../../ui/text-looks.module.css';
import { phone, useMedia } from '../../ui/use-media.ts';
import type { SetupUser } from './account-sides.ts';
import {
  guestNamesOf,
  isOnline,
  knownIdsOf,
  type SetupAction,
  type SetupState,
  type SideDraft,
} from './draft.ts';
import { OpponentChips } from './opponent-chips.tsx';
import classes from './players-section.module.css';
import type { SetupProblems } from './setup-problems.ts';
import { SideForm } from './side-form.tsx';

type PlayersSectionProps = {
  readonly state: SetupState;
  readonly names: PerParty<string>;
  readonly problems: SetupProblems;
  /** Names that this device remembers. */
  readonly known: readonly string[];
  readonly user: SetupUser;
  readonly dispatch: Dispatch<SetupAction>;
};

/** Both sides: their kind, their players, and who throws first. On a phone the names come before everything else. */
export function PlayersSection({ state, names, problems, known, user, dispatch }: PlayersSectionProps) {
  const isPhone = useMedia(phone);
  const taken = guestNamesOf(state);
  const takenIds = knownIdsOf(state);
  const change = (party: PartyIndex, changed: Partial<SideDraft>) => {
    dispatch({ type: 'side-changed', party, change: changed });
    if (changed.kind === 'online' && user.player !== null)
      dispatch({
        type: 'side-changed',
        party: otherParty(party),
        change: { kind: 'registered', player: user.player },
      });
  };
  const side = (party: PartyIndex) => (
    <SideForm
      party={party}
      side={state.sides[party]}
      problems={problems}
      known={known}
      taken={taken}
      takenIds={takenIds}
      user={user}
      onChange={(changed) => change(party, changed)}
    />
  );
  const opponents = <OpponentChips state={state} user={user} onChoose={change} />;
  return (
    <Stack as="section" gap="l" aria-labelledby="setup-players">
      <Inline align="center" justify="between" wraps className={classes.head}>
        <h2 id="setup-players" className={looks.title}>
          {setupText.players}
        </h2>
        <Button
          look="quiet"
          icon={<IconArrowsLeftRight size={20} />}
          onClick={() => dispatch({ type: 'sides-swapped' })}
        >
          {setupText.swapSides}
        </Button>
      </Inline>
      {isPhone ? null : opponents}
      <div className={classes.container}>
        <div className={classes.sides}>
          {side(0)}
          {side(1)}
        </div>
      </div>
      {isPhone ? opponents : null}
      {isOnline(state) ? <p className={classes.hint}>{setupText.onlineHint}</p> : null}
      {user.player === null ? <AccountHint /> : null}
      <ChoiceGroup
        label={setupText.whoStarts}
        hint={setupText.whoStartsHint}
        columns={2}
        choices={[
          { value: '0', label: names[0] },
          { value: '1', label: names[1] },
        ]}
        value={state.startingParty === 0 ? '0' : '1'}
        onChange={(party) => dispatch({ type: 'starter-changed', party: party === '0' ? 0 : 1 })}
      />
    </Stack>
  );
}

/** Explains why some kinds cannot be chosen, and how to change that. */
function AccountHint() {
  const { pathname, search } = useLocation();
  return (
    <p className={classes.hint}>
      {setupText.accountKindsHint}{' '}
      <Link className={classes.signIn} to={`/login?to=${encodeURIComponent(pathname + search)}`}>
        {setupText.signIn}
      </Link>
    </p>
  );
}
