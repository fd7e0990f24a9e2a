import type { LeagueEntity } from '@neundarter/contract/entities/league';
import { maxTally } from '@neundarter/contract/limits';
import { useFixtureResult } from '../../data/club/leagues.ts';
import { errorReason } from '../../text/errors.ts';
import { fixtureResultText as text } from '../../text/league.ts';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { tellOutcome } from '../../ui/tell-outcome.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';

type Props = {
  readonly league: LeagueEntity;
  /** Of the fixture. */
  readonly number: number;
  readonly onDone: (given: true | null) => void;
};

const numberIn = (typed: string): number | null => {
  const value = /^\d+$/.test(typed.trim()) ? Number(typed) : null;
  return value !== null && value <= maxTally ? value : null;
};

const problemOf = (typed: string): string | undefined =>
  numberIn(typed) === null ? text.notNumber : undefined;

/** The result of a fixture that nobody plays on this server: games and legs of both teams. */
export function FixtureResultDialog({ league, number, onDone }: Props) {
  const change = useFixtureResult(league.id, (error) => text.failed(errorReason(error)));
  const fixture = league.props.fixtures[number];
  const nameOf = (side: 'home' | 'away') => league.props.teams[fixture?.[side] ?? -1]?.name ?? '';
  const { games, legs } = fixture?.result ?? { games: ['', ''], legs: ['', ''] };
  const form = useForm({
    start: {
      homeGames: `${games[0]}`,
      awayGames: `${games[1]}`,
      homeLegs: `${legs[0]}`,
      awayLegs: `${legs[1]}`,
    },
    check: (values) => ({
      homeGames: problemOf(values.homeGames),
      awayGames: problemOf(values.awayGames),
      homeLegs: problemOf(values.homeLegs),
      awayLegs: problemOf(values.awayLegs),
    }),
    send: async (values) => {
      const pairOf = (home: string, away: string) => [numberIn(home) ?? 0, numberIn(away) ?? 0] as const;
      const result = {
        games: pairOf(values.homeGames, values.awayGames),
        legs: pairOf(values.homeLegs, values.awayLegs),
      };
      const outcome = await change.run({ number, result });
      if (outcome.ok) tellOutcome(outcome, { done: text.saved });
      return outcome;
    },
    onSent: () => onDone(true),
  });
  const remove = async () => {
    const outcome = await change.run({ number, result: null });
    tellOutcome(outcome);
    if (outcome.ok) onDone(true);
  };
  const field = (name: 'homeGames' | 'awayGames' | 'homeLegs' | 'awayLegs', label: string) => (
    <TextField {...form.field(name)} label={label} inputMode="numeric" maxLength={3} autoComplete="off" />
  );
  return (
    <FormDialog title={text.title} form={form} confirm={text.save} gap="m" onClose={() => onDone(null)}>
      {field('homeGames', text.games(nameOf('home')))}
      {field('awayGames', text.games(nameOf('away')))}
      {field('homeLegs', text.legsOf(nameOf('home')))}
      {field('awayLegs', text.legsOf(nameOf('away')))}
      {fixture?.result ? (
        <Button look="quiet" isBusy={change.isBusy} onClick={() => void remove()}>
          {text.remove}
        </Button>
      ) : null}
    </FormDialog>
  );
}
