import type { MatchEntity, MinimalMatch } from '@neundarter/contract/entities/match';
import { ok } from '@neundarter/rules/result';
import type { EventCaller } from '../events/gather-event-rights.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { type Caller, callerOf } from './access.ts';
import type { MatchCall } from './change-locked-match.ts';
import type { MatchReader } from './read-match-for.ts';
import type { LockedMatch } from './settle-match.ts';
import { matchEntity, minimalMatch } from './storage/match-entity.ts';
import { tellEventFacts } from './tell-event-facts.ts';

type CommandCall = EventCaller & { readonly params: { readonly id: string }; readonly requestId: string };
type ChangingCall = CommandCall & { readonly prefersMinimal: boolean };

/** Adds the caller to calls, and the facts about the event for this caller to their answers. */
export const answerCalls = ({ db, rights }: MatchReader) => {
  const callerFor = (call: EventCaller): Caller => callerOf(rights, call);
  const told = async (caller: Caller, match: MatchEntity): Promise<Outcome<MatchEntity>> => {
    const { id } = match;
    const { eventId, status } = match.props;
    if (eventId === null) return ok(match);
    const gathered = caller.gatheredFacts(eventId);
    const facts =
      gathered === undefined
        ? await db.query((q) => caller.gatherFacts(q, { id, status, eventId }))
        : gathered;
    return ok(tellEventFacts(match, facts));
  };
  const commandOf = (call: CommandCall, caller: Caller): MatchCall => ({
    ...caller,
    matchId: call.params.id,
    requestId: call.requestId,
  });
  type Run<Call, By> = (call: Call, by: By) => Promise<Outcome<LockedMatch>>;
  /** For calls that always answer the whole match. */
  const answering =
    <Call extends EventCaller>(run: Run<Call, Caller>) =>
    async (call: Call): Promise<Outcome<MatchEntity>> => {
      const caller = callerFor(call);
      const outcome = await run(call, caller);
      return outcome.ok ? told(caller, matchEntity(outcome.value.stored, outcome.value.match)) : outcome;
    };
  /** The same for calls about the match of their address that change it once per request id. */
  const changing = <Call extends CommandCall>(run: Run<Call, MatchCall>) =>
    answering<Call>((call, caller) => run(call, commandOf(call, caller)));
  /** For commands with a minimal answer: it needs neither the turns nor the facts about the event. */
  const changingMinimally = <Call extends ChangingCall>(run: Run<Call, MatchCall>) => {
    const answerWhole = changing(run);
    return async (call: Call): Promise<Outcome<MatchEntity | MinimalMatch>> => {
      if (!call.prefersMinimal) return answerWhole(call);
      const outcome = await run(call, commandOf(call, callerFor(call)));
      if (!outcome.ok) return outcome;
      return ok(minimalMatch(outcome.value.stored, outcome.value.match, call.requestId));
    };
  };
  return { callerFor, answering, changing, changingMinimally };
};
