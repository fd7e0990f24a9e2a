import type { GameAct, GameDispute, MatchdayData } from '@neundarter/contract/entities/matchday';
import type { EnteredResult } from '@neundarter/contract/routes/results';
import { kindOfRound, type MatchdayFormat } from '@neundarter/rules/matchday/plan';
import type { LogEntry } from '../events/log-rows.ts';
import type { PlacedMatch } from '../matches/following/find-places.ts';
import type { Queries } from '../platform/db/database.ts';
import { findNamesOfUsers } from '../players/find-names-of-users.ts';
import type { ResultAct } from '../results/result-kind.ts';
import { findFingerprint } from './core/find-fingerprint.ts';
import { aboutGames, disputesIn, type GameResult, signaturesIn } from './storage/stored-log.ts';

type Report = Required<Pick<MatchdayData, 'acts' | 'disputes' | 'signatures' | 'fingerprint'>>;

/** The latest acts and disputes that the report shows. */
const shown = 200;

/** What a result says without turns. @param legs that a side needs to win the game */
const wantedOf = (result: EnteredResult, legs: number): Omit<GameResult, 'reason'> => {
  switch (result.kind) {
    case 'paper':
      return { score: result.score.kind === 'legs' ? (result.score.legs[0] ?? null) : null, end: 'result' };
    case 'forfeit':
    case 'retirement':
      return { score: result.winningParty === 0 ? [legs, 0] : [0, legs], end: result.kind };
    case 'double-forfeit':
      return { score: null, end: 'double-forfeit' };
  }
};

const proposed = (act: ResultAct, legs: number): Pick<GameDispute, 'kind' | 'score' | 'end' | 'reason'> => {
  if (act.kind === 'undo') return { kind: 'undo', score: null, end: null, reason: act.reason };
  const { score, end } = wantedOf(act.result, legs);
  const reason = 'reason' in act.result ? (act.result.reason ?? null) : null;
  return { kind: 'correction', score: pairOf(score), end, reason };
};

const pairOf = (score: GameResult['score']): [number, number] | null =>
  score === null ? null : [score[0], score[1]];

/** What stands on the report besides the games: who has entered and corrected results, what is disputed, who has signed. */
export const describeReport = async (
  q: Queries,
  {
    format,
    places,
    log,
  }: {
    readonly format: MatchdayFormat;
    readonly places: readonly PlacedMatch[];
    readonly log: readonly LogEntry[];
  },
): Promise<Report> => {
  const made = aboutGames(log, ['game-result'] as const).slice(-shown);
  const disputes = disputesIn(log).slice(-shown);
  const authors = await findNamesOfUsers(
    q,
    [...made, ...disputes].flatMap(({ entry }) => entry.madeBy ?? []),
  );
  const legsToWin = (matchId: string) => {
    const round = places.find((place) => place.matchId === matchId)?.round ?? 0;
    return format.settings[kindOfRound(format, round) ?? 'singles'].legsToWin;
  };
  const about = ({ seq, madeAt, madeBy }: LogEntry) => ({
    seq,
    madeAt,
    name: madeBy === null ? null : (authors.get(madeBy) ?? null),
  });
  const actOf = ({ entry, matchId, decision }: (typeof made)[number]): GameAct => {
    const { by, made: what, score, end, reason } = decision;
    return { ...about(entry), matchId, by, made: what, score: pairOf(score), end, reason };
  };
  const disputeOf = ({ entry, matchId, decision }: (typeof disputes)[number]): GameDispute => {
    const base = { ...about(entry), matchId, by: decision.by };
    if (decision.kind === 'proposal') return { ...base, ...proposed(decision.act, legsToWin(matchId)) };
    return { ...base, kind: 'objection', score: null, end: null, reason: decision.reason };
  };
  return {
    fingerprint: await findFingerprint(q, { places, log }),
    acts: made.map(actOf),
    disputes: disputes.map(disputeOf),
    signatures: signaturesIn(log).flatMap((one) =>
      one === null
        ? []
        : [
            {
              side: one.side,
              name: one.name,
              way: one.way,
              madeAt: one.entry.madeAt,
              ...(one.protest !== undefined && { protest: one.protest }),
            },
          ],
    ),
  };
};
