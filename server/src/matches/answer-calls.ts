import type { MatchEntity } from '@neundarter/contract/entities/match';
import { ok } from '@neundarter/rules/result';
import type { EventCaller } from '../events/gather-event-rights.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { type Caller, callerOf } from './access.ts';
import type { MatchCommand } from './change-locked-match.ts';
import type { MatchReader } from './read-match-for.ts';
import { tellEventFacts } from './tell-event-facts.ts';

type CommandCall = EventCaller & { readonly params: { readonly id: string }; readonly requestId: string };

/** Adds the caller to calls, and the facts about the event for this caller to their answers. */
export const answerCalls = ({ db, rights }: MatchReader) => {
  const callerFor = (call: EventCaller): Caller => callerOf(rights, call);
  const told = async (caller: Caller, outcome: Outcome<MatchEntity>): Promise<Outcome<MatchEntity>> => {
    const eventId = outcome.ok ? outcome.value.props.eventId : null;
    if (!outcome.ok || eventId === null) return outcome;
    const gathered = caller.gatheredFacts(eventId);
    const facts = gathered === undefined ? await db.query((q) => caller.gatherFacts(q, eventId)) : gathered;
    return ok(tellEventFacts(outcome.value, facts));
  };
  const answering =
    <Call extends EventCaller>(run: (call: Call, caller: Caller) => Promise<Outcome<MatchEntity>>) =>
    async (call: Call): Promise<Outcome<MatchEntity>> => {
      const caller = callerFor(call);
      return told(caller, await run(call, caller));
    };
  const commanding = <Call extends CommandCall>(
    run: (call: Call, command: MatchCommand) => Promise<Outcome<MatchEntity>>,
  ) =>
    answering<Call>((call, caller) =>
      run(call, { ...caller, matchId: call.params.id, requestId: call.requestId }),
    );
  return { callerFor, answering, commanding };
};
