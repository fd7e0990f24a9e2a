import type { TournamentStateEntity } from '@neundarter/contract/entities/tournament';
import { tableDecisionText as text } from '../../../text/tournament-groups.ts';
import { Stack } from '../../../ui/stack.tsx';
import looks from '../../../ui/text-looks.module.css';
import type { TournamentView } from '../tournament-view.ts';

type Line = {
  readonly entrants: readonly string[];
  readonly way: keyof typeof text.way;
  readonly at: number | null;
  readonly reason: string | null;
  readonly undoneAt: number | null;
};

type State = Pick<TournamentStateEntity, 'decisions' | 'lots'>;

/** What was decided about a group: among its members, or between some of them and those of other groups. */
const linesOf = ({ decisions = [], lots }: State, groupId: string, members: readonly string[]): Line[] => {
  const concerns = (scope: string | null, entrants: readonly string[]) =>
    scope === groupId || entrants.some((entrant) => members.includes(entrant));
  return [
    ...decisions
      .filter((one) => concerns(one.groupId, one.entrants))
      .map(({ entrants, way, reason, madeAt, undoneAt }) => ({
        entrants,
        way,
        reason: reason === null ? null : text.reason(reason),
        at: madeAt,
        undoneAt,
      })),
    ...lots
      .filter(({ scope, entrants }) => concerns(scope, entrants))
      .map(({ entrants, at = null }) => ({
        entrants,
        way: 'seeding' as const,
        reason: text.seedingReason,
        at,
        undoneAt: null,
      })),
  ];
};

type Props = { readonly view: TournamentView; readonly groupId: string };

/** Lots and orders by hand that have decided the table of a group, with time and reason; nothing without any. */
export function TableDecisions({ view: { data, names }, groupId }: Props) {
  const members = data.stages?.group?.groups.find((one) => one.groupId === groupId)?.participants ?? [];
  const lines = linesOf(data.state ?? { lots: [] }, groupId, members);
  if (lines.length === 0) return null;
  return (
    <Stack as="ul" gap="2xs" aria-label={text.title}>
      {lines.map(({ entrants, way, at, reason, undoneAt }) => {
        const line = text.line(
          text.way[way],
          at,
          entrants.map((entrant) => names.get(entrant) ?? ''),
        );
        return (
          <li key={`${way} ${at} ${entrants.join()}`} className={looks.hint}>
            {undoneAt === null ? line : <s>{line}</s>}
            {reason === null ? null : <> · {reason}</>}
            {undoneAt === null ? null : <> · {text.undone(undoneAt)}</>}
          </li>
        );
      })}
    </Stack>
  );
}
