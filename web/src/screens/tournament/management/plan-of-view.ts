import type { Plan } from '@neundarter/rules/tournament/plan/plan';
import { minutesOf, previewOf } from '@neundarter/rules/tournament/setup/preview';
import { isOver } from '../../../parts/tournament/match-view.ts';
import type { TournamentView } from '../tournament-view.ts';

type Planned = Pick<TournamentView, 'data' | 'participants'>;

/** The plan of a started tournament, by the same rules as on the server; null if its entries are not known. */
export const planOfView = ({ data, participants }: Planned): Plan | null =>
  previewOf(data.config, participants, data.draw?.seed ?? '')?.plan ?? null;

/** Time until the last match ends, in minutes, roughly; null without a plan. */
export function minutesLeft(view: Planned & Pick<TournamentView, 'matches'>, boards: number): number | null {
  const plan = planOfView(view);
  const left = new Set(view.matches.filter((match) => !isOver(match)).map(({ key }) => key));
  return plan === null ? null : minutesOf(plan, boards, ({ key }) => left.has(key));
}
