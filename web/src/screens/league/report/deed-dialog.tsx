import type { LeagueEntity } from '@neundarter/contract/entities/league';
import type { LeagueReport, NewReportDeed } from '@neundarter/contract/entities/league/league-report';
import { maxReasonLength, maxTally } from '@neundarter/contract/limits';
import type { ObjectionSubject } from '@neundarter/rules/league/report';
import { type Side, sides } from '@neundarter/rules/matchday/plan';
import { useReportAct } from '../../../data/club/league-reports.ts';
import { errorReason } from '../../../text/errors.ts';
import { leagueReportText, reportDeedText as text } from '../../../text/league-report.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
import { useForm } from '../../../ui/use-form.ts';

/** What somebody is about to do with a report, before they have said why. */
export type ChosenDeed =
  | { readonly kind: 'objected'; readonly side: Side; readonly about: ObjectionSubject }
  | { readonly kind: 'reopened'; readonly by: Side | 'office' }
  | { readonly kind: 'checked' | 'rescored' | 'absent' | 'cancelled' };

const titleOf = (deed: ChosenDeed): string => {
  switch (deed.kind) {
    case 'objected':
      return deed.about === 'signature' ? leagueReportText.deny : leagueReportText.object;
    case 'reopened':
      return deed.by === 'office' ? leagueReportText.reopen : leagueReportText.askReopening;
    case 'checked':
      return leagueReportText.check;
    case 'rescored':
      return leagueReportText.rescore;
    case 'absent':
      return leagueReportText.absent;
    case 'cancelled':
      return leagueReportText.cancel;
  }
};

const hintOf = (deed: ChosenDeed): string | null => {
  const hints: Partial<Record<ChosenDeed['kind'], string>> = {
    rescored: text.rescoreHint,
    absent: text.absentHint,
    cancelled: text.cancelHint,
  };
  if (deed.kind === 'reopened') return deed.by === 'office' ? text.reopenHint : text.askHint;
  return hints[deed.kind] ?? null;
};

const tallies = ['homeGames', 'awayGames', 'homeLegs', 'awayLegs', 'homePoints', 'awayPoints'] as const;
type Tallies = Record<(typeof tallies)[number], string>;
type Values = Tallies & { readonly reason: string; readonly side: Side };

const numberIn = (typed: string): number => (/^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN);

const problemsOf = (values: Values): Partial<Tallies> =>
  Object.fromEntries(
    tallies.flatMap((name) => (numberIn(values[name]) <= maxTally ? [] : [[name, text.notNumber]])),
  );

const sentOf = (deed: ChosenDeed, values: Values): NewReportDeed => {
  const reason = values.reason.trim();
  const pair = (home: string, away: string) => [numberIn(home), numberIn(away)] as const;
  switch (deed.kind) {
    case 'checked':
      return reason === '' ? { kind: 'checked' } : { kind: 'checked', reason };
    case 'rescored':
      return {
        kind: 'rescored',
        games: pair(values.homeGames, values.awayGames),
        legs: pair(values.homeLegs, values.awayLegs),
        points: pair(values.homePoints, values.awayPoints),
        reason,
      };
    case 'absent':
      return { kind: 'absent', side: values.side, reason };
    case 'cancelled':
      return { kind: 'cancelled', reason };
    case 'objected':
    case 'reopened':
      return { ...deed, reason };
  }
};

type Props = {
  readonly league: LeagueEntity;
  readonly report: LeagueReport;
  readonly deed: ChosenDeed;
  readonly onClose: () => void;
};

/** Asks why, and for what the deed needs besides. */
export function DeedDialog({ league, report, deed, onClose }: Props) {
  const change = useReportAct(league.id, report.number, (error) => text.failed(errorReason(error)));
  const fixture = league.props.fixtures[report.number];
  const nameOf = (side: Side) => league.props.teams[fixture?.[side] ?? -1]?.name ?? '';
  const { games, legs, points } = fixture?.result ?? { games: ['', ''], legs: ['', ''], points: ['', ''] };
  const form = useForm<Values>({
    start: {
      reason: '',
      side: 'home',
      homeGames: `${games[0]}`,
      awayGames: `${games[1]}`,
      homeLegs: `${legs[0]}`,
      awayLegs: `${legs[1]}`,
      homePoints: `${points[0]}`,
      awayPoints: `${points[1]}`,
    },
    check: (values) => ({
      ...(deed.kind === 'rescored' && problemsOf(values)),
      reason: deed.kind !== 'checked' && values.reason.trim() === '' ? text.reasonMissing : undefined,
    }),
    send: async (values) => {
      const outcome = await change.run(sentOf(deed, values));
      if (outcome.ok) tellOutcome(outcome, { done: text.saved });
      return outcome;
    },
    onSent: onClose,
  });
  const hint = hintOf(deed);
  return (
    <FormDialog title={titleOf(deed)} form={form} confirm={text.save} gap="m" onClose={onClose}>
      {hint === null ? null : <p>{hint}</p>}
      {deed.kind === 'absent' ? (
        <SelectField
          {...form.field('side')}
          label={text.side}
          options={sides.map((side) => ({ value: side, label: nameOf(side) }))}
        />
      ) : null}
      {deed.kind === 'rescored'
        ? tallies.map((name) => (
            <TextField
              key={name}
              {...form.field(name)}
              label={labelOf(name, nameOf)}
              inputMode="numeric"
              autoComplete="off"
            />
          ))
        : null}
      <TextArea
        {...form.field('reason')}
        label={deed.kind === 'checked' ? text.note : text.reason}
        hint={text.reasonHint}
        maxLength={maxReasonLength}
        rows={3}
      />
    </FormDialog>
  );
}

const labelOf = (name: (typeof tallies)[number], nameOf: (side: Side) => string): string => {
  const team = nameOf(name.startsWith('home') ? 'home' : 'away');
  if (name.endsWith('Games')) return text.games(team);
  return name.endsWith('Legs') ? text.legs(team) : text.points(team);
};
