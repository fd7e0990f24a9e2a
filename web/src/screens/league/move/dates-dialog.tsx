import type { LeagueMove, NewMoveDeed } from '@neundarter/contract/entities/league/league-move';
import { maxReasonLength } from '@neundarter/contract/limits';
import { isMovableTo } from '@neundarter/rules/league/move-fixture';
import type { Side } from '@neundarter/rules/matchday/plan';
import { useMoveAct } from '../../../data/club/league-moves.ts';
import { writtenDateTime } from '../../../text/date-time.ts';
import { errorReason } from '../../../text/errors.ts';
import { leagueMoveText, moveFormText as text } from '../../../text/league-move.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';
import { TextArea } from '../../../ui/text-field.tsx';
import { useForm } from '../../../ui/use-form.ts';
import { WrittenTimeField } from '../../../ui/written-time-field.tsx';

/** For what dates are asked: a proposal of a side, or the new date that the office sets. */
export type AskedDates =
  | { readonly kind: 'proposed'; readonly by: Side; readonly about: string | null }
  | { readonly kind: 'moved' };

const dateNames = ['first', 'second', 'third'] as const;
type DateName = (typeof dateNames)[number];
type Values = { readonly [name in DateName]: number | null } & { readonly reason: string };

const datesIn = (values: Values): readonly number[] => dateNames.flatMap((name) => values[name] ?? []);

const problemOf = (
  values: Values,
  name: DateName,
  { move, isOffice }: { readonly move: LeagueMove; readonly isOffice: boolean },
): string | undefined => {
  const date = values[name];
  if (date === null) return name === 'first' ? text.dateMissing : undefined;
  if (Number.isNaN(date)) return text.notDate;
  // The office is not bound to the halves.
  const { startDateTime, halfEndsAt } = move;
  const limits = { startDateTime, halfEndsAt: isOffice ? Number.POSITIVE_INFINITY : halfEndsAt };
  if (!isMovableTo(limits, date, Date.now())) return isOffice ? text.notForOffice : text.notPossible;
  const isTwice = dateNames.slice(0, dateNames.indexOf(name)).some((other) => values[other] === date);
  return isTwice ? text.twice : undefined;
};

const deedOf = (asked: AskedDates, values: Values): NewMoveDeed => {
  const reason = values.reason.trim();
  if (asked.kind === 'moved') return { kind: 'moved', date: values.first ?? 0, reason };
  return {
    kind: 'proposed',
    by: asked.by,
    dates: [...datesIn(values)],
    ...(reason !== '' && { reason }),
    ...(asked.about !== null && { about: asked.about }),
  };
};

type Props = {
  readonly leagueId: string;
  readonly move: LeagueMove;
  readonly asked: AskedDates;
  readonly onClose: () => void;
};

/** Asks for the dates of a proposal, or for the date to which the office moves. */
export function DatesDialog({ leagueId, move, asked, onClose }: Props) {
  const change = useMoveAct(leagueId, move.number, (error) => leagueMoveText.failed(errorReason(error)));
  const isOffice = asked.kind === 'moved';
  const form = useForm<Values>({
    start: { first: null, second: null, third: null, reason: '' },
    check: (values) => ({
      ...Object.fromEntries(dateNames.map((name) => [name, problemOf(values, name, { move, isOffice })])),
      reason: isOffice && values.reason.trim() === '' ? text.reasonMissing : undefined,
    }),
    send: async (values) => {
      const outcome = await change.run(deedOf(asked, values));
      if (outcome.ok) tellOutcome(outcome, { done: leagueMoveText.done });
      return outcome;
    },
    onSent: onClose,
  });
  const shown = isOffice ? dateNames.slice(0, 1) : dateNames;
  const title = isOffice ? leagueMoveText.moveAlone : leagueMoveText.propose;
  return (
    <FormDialog
      title={title}
      form={form}
      confirm={isOffice ? text.move : text.send}
      gap="m"
      onClose={onClose}
    >
      <p>{isOffice ? text.officeHint : text.hint(move.halfEndsAt)}</p>
      {shown.map((name, place) => (
        <WrittenTimeField
          key={name}
          {...form.field(name)}
          label={isOffice ? text.newDate : text.date(place)}
          format={writtenDateTime}
        />
      ))}
      <TextArea
        {...form.field('reason')}
        label={isOffice ? text.reason : text.note}
        hint={text.reasonHint}
        maxLength={maxReasonLength}
        rows={2}
      />
    </FormDialog>
  );
}
