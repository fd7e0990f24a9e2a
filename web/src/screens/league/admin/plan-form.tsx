import type { LeagueEntity } from '@neundarter/contract/entities/league';
import { useState } from 'react';
import { leagueAdminText as text } from '../../../text/league.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Form } from '../../../ui/form.tsx';
import { Inline } from '../../../ui/inline.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { Toggle } from '../../../ui/toggle.tsx';
import { useForm } from '../../../ui/use-form.ts';
import { PlanCard, type Proposal } from './plan-card.tsx';
import { type PlanValues, planProblemsOf, planValuesOf, seasonPlanOf } from './plan-values.ts';
import { TeamFields } from './team-fields.tsx';

/** Teams, times and the plan of a draft: proposed, previewed, stored and at last published. */
export function PlanForm({ league }: { readonly league: LeagueEntity }) {
  const { fixtures, teams: stored } = league.props;
  const [proposal, setProposal] = useState<Proposal>({
    teams: stored,
    fixtures,
    wishes: [],
    isSaved: fixtures.length > 0,
  });
  // What the shown plan was made of: the server knows the teams and times of a plan, but neither free weeks nor wishes.
  const [planned, setPlanned] = useState<PlanValues | null>(null);
  const form = useForm({
    start: planned ?? planValuesOf(league),
    check: planProblemsOf,
    send: async (values) => {
      const plan = seasonPlanOf(values) ?? { fixtures: [], wishes: [] };
      setPlanned(values);
      setProposal({ teams: values.teams, ...plan, isSaved: false });
      return { ok: true };
    },
    unsaved: 'keep',
  });
  return (
    <>
      <Form gap="xl" form={form} onSubmit={form.submit}>
        <TeamFields list={form.list('teams')} stored={stored} />
        <Card title={text.times}>
          <Stack gap="l">
            <TextField
              {...form.field('firstDay')}
              label={text.firstDay}
              hint={text.firstDayHint}
              maxLength={10}
              autoComplete="off"
            />
            <Toggle
              label={text.mode}
              hint={text.modeHint}
              isOn={form.values.hasReturn}
              onChange={(hasReturn) => form.set({ hasReturn })}
            />
            <TextField
              {...form.field('freeWeeks')}
              label={text.freeWeeks}
              hint={text.takenHint}
              maxLength={300}
              autoComplete="off"
            />
            <Inline gap="s" justify="end">
              <Button type="submit" isBusy={form.isBusy}>
                {text.make}
              </Button>
            </Inline>
          </Stack>
        </Card>
      </Form>
      <PlanCard league={league} teams={form.values.teams} proposal={proposal} onProposal={setProposal} />
    </>
  );
}
