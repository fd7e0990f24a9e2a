import type { PartyIndex, PerParty } from '@neundarter/rules/match/types';
import IconArrowsLeftRight from '@tabler/icons-react/dist/esm/icons/IconArrowsLeftRight.mjs';
import type { Dispatch } from 'react';
import { ChoiceGroup } from '../../parts/match-config-form/choice-group.tsx';
import { setupText } from '../../text/setup.ts';
import { Button } from '../../ui/button.tsx';
import { guestNamesOf, type SetupAction, type SetupState } from './draft.ts';
import classes from './players-section.module.css';
import type { SetupProblems } from './setup-problems.ts';
import { SideForm } from './side-form.tsx';

type PlayersSectionProps = {
  readonly state: SetupState;
  readonly names: PerParty<string>;
  readonly problems: SetupProblems;
  /** Names this device remembers. */
  readonly known: readonly string[];
  readonly dispatch: Dispatch<SetupAction>;
};

/** Both sides, who is on which, and who throws first. */
export function PlayersSection({ state, names, problems, known, dispatch }: PlayersSectionProps) {
  const taken = guestNamesOf(state);
  const side = (party: PartyIndex) => (
    <SideForm
      party={party}
      side={state.sides[party]}
      problems={problems}
      known={known}
      taken={taken}
      onChange={(change) => dispatch({ type: 'side-changed', party, change })}
    />
  );
  return (
    <section className={classes.section} aria-labelledby="setup-players">
      <div className={classes.head}>
        <h2 id="setup-players" className={classes.title}>
          {setupText.players}
        </h2>
        <Button
          look="quiet"
          icon={<IconArrowsLeftRight size={20} />}
          onClick={() => dispatch({ type: 'sides-swapped' })}
        >
          {setupText.swapSides}
        </Button>
      </div>
      <div className={classes.container}>
        <div className={classes.sides}>
          {side(0)}
          {side(1)}
        </div>
      </div>
      <p className={classes.hint}>{setupText.accountKindsHint}</p>
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
    </section>
  );
}
