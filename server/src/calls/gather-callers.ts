import type { HallPerson } from '@neundarter/rules/hall/hall-state';
import { idsOf } from '@neundarter/rules/tournament/setup/participants';
import type { RunningTournament } from '../tournaments/core/gather-running.ts';
import { rowsOf } from '../tournaments/storage/stored-log.ts';
import type { HallFacts } from './find-hall-facts.ts';

/** What the queue of callers depends on. People are players. */
type GatheredCallers = {
  /** How many matches people have called, or are named for. */
  readonly calls: ReadonlyMap<string, number>;
  readonly lastLosses: ReadonlyMap<string, NonNullable<HallPerson['lastLoss']>>;
  /** Callers that organisers have chosen by hand, by match key; null for nobody. */
  readonly byHand: ReadonlyMap<string, string | null>;
};

type Source = { readonly running: RunningTournament; readonly facts: HallFacts };

const callsIn = ({ facts }: Source): ReadonlyMap<string, number> => {
  const calls = new Map<string, number>();
  const called = new Set(facts.calls.map(({ matchId }) => matchId));
  for (const { id, caller, startedAt } of facts.matches.values())
    if (caller !== null && (startedAt !== null || called.has(id)))
      calls.set(caller, (calls.get(caller) ?? 0) + 1);
  return calls;
};

/** Gathers who has called how often, and who lost when and where. */
export const gatherCallers = (source: Source): GatheredCallers => {
  const { running, facts } = source;
  const { entries, log } = running.tournament;
  const playersOf = new Map(entries.map(({ id, participant }) => [id, idsOf(participant)]));
  const lastLosses = new Map<string, { readonly at: number; readonly board: string }>();
  for (const [key, { matchId }] of running.matches) {
    const match = facts.matches.get(matchId);
    const loser = running.before.matches[key]?.loser;
    const at = match?.finishedAt ?? null;
    if (match === undefined || at === null || loser?.kind !== 'entrant') continue;
    for (const player of playersOf.get(loser.entrant) ?? [])
      if (at > (lastLosses.get(player)?.at ?? 0)) lastLosses.set(player, { at, board: match.boardId ?? '' });
  }
  const chosen = rowsOf(log).flatMap((row) =>
    row.kind === 'caller' ? [[row.match, playersOf.get(row.caller ?? '')?.[0] ?? null] as const] : [],
  );
  return { calls: callsIn(source), lastLosses, byHand: new Map(chosen) };
};
