import type { EventEntity } from '@neundarter/contract/entities/event';
import type { ChangeableRound } from '@neundarter/contract/entities/tournament';
import { withPossibleEnd } from '@neundarter/rules/match/change-config';
import type { MatchConfig } from '@neundarter/rules/match/types';
import { ok } from '@neundarter/rules/result';
import type { PlannedMatch } from '@neundarter/rules/tournament/match/planned-match';
import type { TournamentSetup } from '@neundarter/rules/tournament/setup/setup';
import type { EventCommand } from '../../events/change-locked-event.ts';
import { setConfig } from '../../matches/following/set-config.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { describeActor } from '../../users/describe-actor.ts';
import type { TournamentPlatform } from '../core/change-tournament.ts';
import { findBegunMatches } from '../core/find-begun-matches.ts';
import { wrongSettings } from '../setup/create-tournament.ts';
import { addLogEntry } from '../storage/add-log-entry.ts';
import { updateTournament } from '../storage/store.ts';
import { changeRunning } from './change-running.ts';

type RoundChange = EventCommand & {
  readonly round: ChangeableRound;
  readonly config: MatchConfig;
  readonly reason: string;
};

/** Whether a match is of a round; those for the third place and of the loser side have no round name. */
export const isOfRound =
  (round: ChangeableRound) =>
  ({ place, roundName }: PlannedMatch): boolean =>
    roundName === null ? place.stage === round : roundName === round;

const withRound = (
  setup: TournamentSetup,
  round: ChangeableRound,
  matchConfig: MatchConfig,
): TournamentSetup => {
  const { groupStageConfig, knockoutStageConfig } = setup;
  const { config } = knockoutStageConfig;
  const inKnockout = (changed: Partial<typeof config>): TournamentSetup => ({
    ...setup,
    knockoutStageConfig: { ...knockoutStageConfig, config: { ...config, ...changed } },
  });
  if (round === 'group') {
    const { freeGroups = null } = groupStageConfig.config;
    // From now on all groups play alike, whatever their size.
    const alike = freeGroups === null ? {} : { freeGroups: { ...freeGroups, ofSize: null } };
    const changed = { ...groupStageConfig.config, ...alike, matchConfig };
    return { ...setup, groupStageConfig: { ...groupStageConfig, config: changed } };
  }
  if (round === 'loser-side') return inKnockout({ loserSide: { matchConfig } });
  if (round === 'third-place') return inKnockout({ thirdPlaceMatchConfig: matchConfig });
  return inKnockout({ rounds: { ...config.rounds, [round]: { matchConfig } } });
};

/**
 * Changes how the matches of a round are played in which nothing has begun. Refusals besides the usual ones:
 * `error.event.game-already-begun`, which names the match, and `error.invalid-request` for settings that are impossible.
 */
export const changeRound = (
  platform: TournamentPlatform,
  { round, config: sent, reason, ...command }: RoundChange,
): Promise<Outcome<EventEntity>> =>
  changeRunning(platform, command, async (tx, running) => {
    const { event, row } = running.tournament;
    const config = withPossibleEnd(sent, round === 'group' ? 'draws-allowed' : 'draws-forbidden');
    const setup = withRound(row.config, round, config);
    if (wrongSettings(setup) !== null)
      return { ok: false, error: { code: 'error.invalid-request', fields: ['/config'] } };
    const matches = running.plan.matches.filter(isOfRound(round));
    const keys = matches.map(({ key }) => key);
    const [begun] = await findBegunMatches(tx.q, running, keys);
    if (begun !== undefined)
      return { ok: false, error: { code: 'error.event.game-already-begun', fields: [], matchId: begun } };
    const open = keys
      .filter((key) => running.before.matches[key]?.status !== 'forfeited')
      .flatMap((key) => running.matches.get(key)?.matchId ?? [])
      .toSorted();
    for (const matchId of open) {
      const set = await setConfig(platform, tx, { matchId, config });
      if (!set.ok) return set;
    }
    await updateTournament(tx, { ...row, config: setup });
    const by = describeActor(command.actor).id;
    const [first] = matches;
    const change = first === undefined ? {} : { before: first.config, after: config };
    const logged = { kind: 'round', round, reason, ...change } as const;
    await addLogEntry(tx, event.id, { row: logged, at: platform.clock.now(), by });
    return ok(open);
  });
