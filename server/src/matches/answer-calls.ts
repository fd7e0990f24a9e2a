import type { MatchEntity, MinimalMatch } from '@neundarter/contract/entities/match';
import { ok } from '@neundarter/rules/result';
import type { EventCaller } from '../events/gather-event-rights.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { type Caller, callerOf } from './access.ts';
import type { MatchCommand } from './change-locked-match.ts';
import type { MatchReader } from './read-match-for.ts';
import type { LockedMatch } from './settle-match.ts';
import { matchEntity, minimalMatch } from './storage/match-entity.ts';
import { tellEventFacts } from './tell-event-facts.ts';

type CommandCall = EventCaller & { readonly params: { readonly id: string }; readonly requestId: string };
type ChangingCall = CommandCall & { readonly prefersMinimal: boolean };

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
  const commandOf = (call: CommandCall, caller: Caller): MatchCommand => ({
    ...caller,
    matchId: call.params.id,
    requestId: call.requestId,
  });
  const answering =
    <Call extends EventCaller>(run: (call: Call, caller: Caller) => Promise<Outcome<MatchEntity>>) =>
    async (call: Call): Promise<Outcome<MatchEntity>> => {
      const caller = callerFor(call);
      return told(caller, await run(call, caller));
    };
  const commanding = <Call extends CommandCall>(
    run: (call: Call, command: MatchCommand) => Promise<Outcome<MatchEntity>>,
  ) => answering<Call>((call, caller) => run(call, commandOf(call, caller)));

  type Run<Call> = (call: Call, command: MatchCommand) => Promise<Outcome<LockedMatch>>;
  /** For commands that always answer the whole match. */
  const changing = <Call extends CommandCall>(run: Run<Call>) =>
    commanding<Call>(async (call, command) => {
      const outcome = await run(call, command);
      return outcome.ok ? ok(matchEntity(outcome.value.stored, outcome.value.match)) : outcome;
    });
  /** For commands with a minimal answer: it needs neither the turns nor the facts about the event. */
  const changingMinimally = <Call extends ChangingCall>(run: Run<Call>) => {
    const answerWhole = changing(run);
    return async (call: Call): Promise<Outcome<MatchEntity | MinimalMatch>> => {
      if (!call.prefersMinimal) return answerWhole(call);
      const outcome = await run(call, commandOf(call, callerFor(call)));
      if (!outcome.ok) return outcome;
      return ok(minimalMatch(outcome.value.stored, outcome.value.match, call.requestId));
    };
  };
  return { callerFor, answering, commanding, changing, changingMinimally };
};
