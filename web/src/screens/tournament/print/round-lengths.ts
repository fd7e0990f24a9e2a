import { type PreviewRound, roundsOf } from '@neundarter/rules/tournament/setup/preview';
import { secondChanceOf } from '@neundarter/rules/tournament/setup/setup';
import { bracketText } from '../../../text/bracket.ts';
import { matchConfigText } from '../../../text/match-config.ts';
import { secondChanceName, stageRoundText } from '../../../text/tournament.ts';
import { printText as text } from '../../../text/tournament-print.ts';
import { planOfView } from '../management/plan-of-view.ts';
import type { TournamentView } from '../tournament-view.ts';

/** How long the matches of a round are: `Viertelfinale`, `501 · First to 3 · DO`. */
type RoundLength = { readonly round: string; readonly length: string };

const nameOf = ({ stage, round }: PreviewRound, rounds: readonly PreviewRound[]): string => {
  if (stage === 'group') return text.groupStage;
  if (stage === 'loser-side') return bracketText.loserSide;
  const last = rounds.findLast((other) => other.stage === stage)?.round ?? round;
  return stageRoundText({ stage, round, noOfRounds: last + 1 });
};

/** The length of the matches of each round, in playing order; the loser side and the second chance have one for all their rounds. */
export function roundLengths(view: Pick<TournamentView, 'data' | 'participants'>): readonly RoundLength[] {
  const plan = planOfView(view);
  const rounds = plan === null ? [] : roundsOf(plan);
  const found = new Map<string, string>();
  for (const round of rounds) {
    const [first] = round.matches;
    const name = nameOf(round, rounds);
    if (first !== undefined && !found.has(name)) found.set(name, matchConfigText(first.config));
  }
  const second = secondChanceOf(view.data.config);
  if (second !== null) found.set(second.title ?? secondChanceName, matchConfigText(second.matchConfig));
  return [...found].map(([round, length]) => ({ round, length }));
}
