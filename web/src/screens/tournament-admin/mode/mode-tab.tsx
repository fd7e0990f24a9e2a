import { hasCallerRule, hasGroupStage, hasKnockout } from '@neundarter/rules/tournament/plan/modes';
import type { Tournament } from '../../../data/club/tournaments.ts';
import { problemWithin } from '../../../ui/form-values.ts';
import { Stack } from '../../../ui/stack.tsx';
import { SaveState } from '../save-state.tsx';
import { CallerCard } from './caller-card.tsx';
import { DrawCard } from './draw-card.tsx';
import { GroupsCard } from './groups-card.tsx';
import { KnockoutCard } from './knockout-card.tsx';
import { ModeCard } from './mode-card.tsx';
import { PreviewCard } from './preview-card.tsx';
import type { SetupForm } from './use-setup-form.ts';

type Props = { readonly tournament: Tournament; readonly form: SetupForm };

/** How the tournament is played: mode, groups, rounds, callers, draw, and what will come of it. */
export function ModeTab({ tournament, form }: Props) {
  const { participants: entries } = tournament;
  const setup = form.form.values;
  const { tournamentMode } = setup;
  const refusalOf = (field: string) => problemWithin(form.form.problems, field);
  const fields = { setup, onChange: form.change, refusalOf };
  return (
    <Stack gap="xl" onBlur={form.onBlur}>
      <ModeCard
        {...fields}
        entries={entries}
        state={<SaveState form={form.form} hasConflict={form.hasConflict} overwrite={form.overwrite} />}
      />
      {hasGroupStage(tournamentMode) ? <GroupsCard {...fields} /> : null}
      {hasKnockout(tournamentMode) ? <KnockoutCard {...fields} /> : null}
      {hasCallerRule(tournamentMode) ? <CallerCard {...fields} /> : null}
      {hasKnockout(tournamentMode) ? (
        <DrawCard {...fields} tournament={tournament} isUnsaved={form.form.isDirty} />
      ) : null}
      <PreviewCard setup={setup} tournament={tournament} />
    </Stack>
  );
}
