import type { MatchEnd } from '@neundarter/rules/match/how-it-ended';
import type { PerParty } from '@neundarter/rules/match/types';
import type { ResultChange, Signatures, SignatureWay } from '@neundarter/rules/matchday/disputes';
import type { SideChange } from '@neundarter/rules/matchday/fold-side';
import type { ForfeitReason, MatchdayForfeit } from '@neundarter/rules/matchday/give-up';
import type { Side } from '@neundarter/rules/matchday/plan';
import type { LogEntry } from '../../events/log-rows.ts';
import type { ResultAct } from '../../results/result-kind.ts';

/** What a result says without the turns. */
export type GameResult = {
  /** Legs, home first; null if the result was taken back. */
  readonly score: PerParty<number> | null;
  readonly end: MatchEnd | null;
  readonly reason: string | null;
};

/** What the log of a match day contains, by the kind of the entry. */
export type MatchdayDecision =
  | { readonly kind: SideChange['kind']; readonly side: Side; readonly change: SideChange }
  | {
      readonly kind: 'forfeit';
      readonly side: Side;
      /** Missing in entries of earlier versions, which the home team has made. */
      readonly reason?: ForfeitReason;
      /** The side that has said so; missing in entries of earlier versions. */
      readonly by?: Side;
    }
  /** Somebody has entered, corrected or taken back the result of a game; with the score after it, home first. */
  | ({ readonly kind: 'game-result'; readonly made: ResultChange; readonly by: Side } & GameResult)
  /** The side wants to correct a game, and the other one has not agreed. */
  | { readonly kind: 'proposal'; readonly by: Side; readonly act: ResultAct }
  /** The side objects to the result of a game. */
  | { readonly kind: 'game-objection'; readonly by: Side; readonly reason: string | null }
  | {
      readonly kind: 'signature';
      readonly side: Side;
      /** Of who has signed, as they have typed it. */
      readonly name: string;
      /** How it was signed: by somebody of the side, by a device of the guests, or on the device of the other side. */
      readonly way: SignatureWay;
      /** Why the side signs under protest; missing: it does not. */
      readonly protest?: string;
    }
  /** The side objects to the forfeit before. */
  | { readonly kind: 'objection'; readonly side: Side }
  /** The first device of the guests was paired, or all of them were revoked. */
  | { readonly kind: 'pairing' | 'revocation' };

/** The decision of an entry. Only this noun writes entries for match days. */
export const decisionOf = ({ content }: LogEntry): MatchdayDecision => content as MatchdayDecision;

/** A change of a side with its entry. */
export type LoggedChange = { readonly entry: LogEntry; readonly change: SideChange };

/** The changes of a side, in order. */
export const changesOf = (log: readonly LogEntry[], side: Side): readonly LoggedChange[] =>
  log.flatMap((entry) => {
    const decision = decisionOf(entry);
    return 'change' in decision && decision.side === side ? [{ entry, change: decision.change }] : [];
  });

/** When the first device of the guests was paired last, and when it was revoked last; ms since 1970, null for never. */
export const pairingOf = (
  log: readonly LogEntry[],
): { readonly pairedAt: number | null; readonly revokedAt: number | null } => {
  const lastOf = (wanted: string) => log.findLast(({ kind }) => kind === wanted)?.madeAt ?? null;
  return { pairedAt: lastOf('pairing'), revokedAt: lastOf('revocation') };
};

/** How a side has lost the whole match day, with the entries that say so. */
export type LoggedForfeit = MatchdayForfeit & {
  readonly entry: LogEntry;
  /** The side that has said so, and may take it back. */
  readonly by: Side;
  readonly objection: LogEntry | null;
};

/** How a side has lost the whole match day; null if none has. */
export const forfeitOf = (log: readonly LogEntry[]): LoggedForfeit | null => {
  for (const entry of log) {
    const decision = decisionOf(entry);
    if (decision.kind !== 'forfeit') continue;
    const { side, reason = 'gave-up', by = 'home' } = decision;
    const objection = log.find(({ seq, kind }) => kind === 'objection' && seq > entry.seq) ?? null;
    return { entry, side, reason, by, objection, madeAt: entry.madeAt, isDisputed: objection !== null };
  }
  return null;
};

/** An entry about one game, of a kind. */
type EntryOfGame<Kind extends MatchdayDecision['kind']> = {
  readonly entry: LogEntry;
  readonly matchId: string;
  readonly decision: Extract<MatchdayDecision, { readonly kind: Kind }>;
};

/** The entries of some kinds about games, in order. */
export const aboutGames = <Kind extends MatchdayDecision['kind']>(
  log: readonly LogEntry[],
  kinds: readonly Kind[],
): readonly EntryOfGame<Kind>[] =>
  log.flatMap((entry) => {
    const decision = decisionOf(entry);
    const isMeant = (kinds as readonly string[]).includes(decision.kind) && entry.matchId !== null;
    return isMeant
      ? [{ entry, matchId: entry.matchId, decision: decision as EntryOfGame<Kind>['decision'] }]
      : [];
  });

/** The corrections of a game to which the other side has not agreed, in order. */
export const proposalsIn = (log: readonly LogEntry[], matchId: string) =>
  aboutGames(log, ['proposal'] as const).filter((one) => one.matchId === matchId);

/** The objections to a game, in order. */
export const objectionsTo = (log: readonly LogEntry[], matchId: string) =>
  aboutGames(log, ['game-objection'] as const).filter((one) => one.matchId === matchId);

/** What the two sides do not agree on, in order. */
export const disputesIn = (log: readonly LogEntry[]) =>
  aboutGames(log, ['proposal', 'game-objection'] as const);

/** A signature with its entry. */
type LoggedSignature = Extract<MatchdayDecision, { readonly kind: 'signature' }> & {
  readonly entry: LogEntry;
};

/** The signatures below the report, home first. */
export const signaturesIn = (log: readonly LogEntry[]): Signatures<LoggedSignature> => {
  const all = log.flatMap((entry) => {
    const decision = decisionOf(entry);
    return decision.kind === 'signature' ? [{ ...decision, entry }] : [];
  });
  const of = (side: Side) => all.findLast((one) => one.side === side) ?? null;
  return [of('home'), of('away')];
};
