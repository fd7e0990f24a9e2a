import type { EventEntity } from '@neundarter/contract/entities/event';
import type { BodyOf } from '@neundarter/contract/route';
import type { runningTournamentRoutes } from '@neundarter/contract/routes/running-tournaments';
import { ok } from '@neundarter/rules/result';
import type { EventCommand } from '../events/change-locked-event.ts';
import { enterResultInside } from '../matches/following/enter-result-inside.ts';
import { forfeitInside } from '../matches/following/forfeit-inside.ts';
import { retireInside } from '../matches/following/retire-inside.ts';
import type { WriteTx } from '../platform/db/database.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { changeOwnMatch } from './change-running.ts';
import type { TournamentPlatform } from './change-tournament.ts';

/** A result that organisers enter. */
export type EnteredResult = BodyOf<(typeof runningTournamentRoutes)['enterResult']>;

const enter = (
  platform: TournamentPlatform,
  tx: WriteTx,
  { matchId, result }: { readonly matchId: string; readonly result: EnteredResult },
) => {
  switch (result.kind) {
    case 'paper':
      return enterResultInside(platform, tx, { matchId, score: result.score });
    case 'forfeit':
      return forfeitInside(platform, tx, { matchId, winningParty: result.winningParty });
    case 'retirement':
      return retireInside(platform, tx, { matchId, winningParty: result.winningParty });
    case 'double-forfeit':
      return forfeitInside(platform, tx, { matchId, winningParty: null });
  }
};

/** Enters the result of a match without darts. Refusals are those of the rules of matches and of the followers. */
export const enterResult = (
  platform: TournamentPlatform,
  { result, ...command }: EventCommand & { readonly matchId: string; readonly result: EnteredResult },
): Promise<Outcome<EventEntity>> =>
  changeOwnMatch(platform, command, async (tx, { matchId }) => {
    const entered = await enter(platform, tx, { matchId, result });
    return entered.ok ? ok([matchId]) : entered;
  });
