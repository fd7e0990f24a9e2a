import type { EventEntity } from '@neundarter/contract/entities/event';
import type { SentParticipant } from '@neundarter/contract/entities/participant';
import { ok, refused } from '@neundarter/rules/result';
import {
  idsOf,
  isAnswerPossible,
  type ParticipantAnswer,
  participantAnswers,
  placesTaken,
} from '@neundarter/rules/tournament/setup/participants';
import type { EventCommand } from '../../events/change-locked-event.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { describeActor } from '../../users/describe-actor.ts';
import { changeOpenTournament, type TournamentPlatform } from '../core/change-tournament.ts';
import { findEntry } from '../core/find-entry.ts';
import type { GatheredTournament } from '../core/gather-tournament.ts';
import { entryRows } from '../storage/entry-rows.ts';
import type { StoredEntry } from '../storage/stored-tournament.ts';
import { keepPlayers } from './keep-players.ts';
import { removeUnused } from './remove-unused.ts';
import { settleWaiting } from './settle-waiting.ts';
import { tellEntry } from './tell-entry.ts';

type Answered = EventCommand & {
  readonly participant: SentParticipant;
  readonly answer: ParticipantAnswer;
};

const takesPlace = (status: StoredEntry['status']): boolean =>
  status === 'confirmed' || status === 'requested';

type Answer = {
  readonly entry: StoredEntry;
  readonly answer: ParticipantAnswer;
  /** The organiser. */
  readonly createdBy: string;
};

/** Answers one entry. */
const answerOne = async (
  platform: TournamentPlatform,
  tx: WriteTx,
  {
    tournament: { event, row, entries },
    entry,
    answer,
    createdBy,
  }: Answer & { readonly tournament: GatheredTournament },
): Promise<Outcome<true>> => {
  const status = participantAnswers[answer].to;
  if (!isAnswerPossible(answer, entry.status)) return refused('error.event.invalid-status');
  const needsPlace = takesPlace(status) && !takesPlace(entry.status);
  if (needsPlace && placesTaken(entries) >= row.config.maxNoOfParticipants)
    return refused('error.event.max-number-of-participants-exceeded');
  const groupless = status === 'confirmed' ? {} : { groupId: null, groupPosition: null, seed: null };
  const answered = { ...entry, ...groupless, status };
  await entryRows.update(tx, answered);
  const kept = await keepPlayers(platform, tx, { entry: answered, createdBy });
  if (!kept.ok) return kept;
  if (entry.status === 'confirmed') await removeUnused(tx, idsOf(entry.participant));
  const occasion = answer === 'undo' ? 'received' : participantAnswers[answer].to;
  await tellEntry(platform, tx, { event, entry: answered, occasion });
  return ok(true);
};

/**
 * Confirms or rejects an entry, or takes that back; a place that becomes free goes to the waiting list. A repeat changes
 * nothing.
 */
export const answerEntries = (
  platform: TournamentPlatform,
  { participant, answer, ...command }: Answered,
): Promise<Outcome<EventEntity>> =>
  changeOpenTournament(platform, command, async (tx, tournament) => {
    const entry = findEntry(tournament.entries, participant);
    if (entry === undefined) return refused('error.event.participant-not-found');
    if (entry.status === participantAnswers[answer].to) return ok(null);
    const answered = await answerOne(platform, tx, {
      tournament,
      entry,
      answer,
      createdBy: describeActor(command.actor).id,
    });
    if (!answered.ok) return answered;
    await settleWaiting(platform, tx, tournament.event);
    return ok([]);
  });

/** Confirms all entries that wait for an answer. */
export const confirmAll = (
  platform: TournamentPlatform,
  command: EventCommand,
): Promise<Outcome<EventEntity>> =>
  changeOpenTournament(platform, command, async (tx, tournament) => {
    for (const entry of tournament.entries.filter(({ status }) => status === 'requested')) {
      const answered = await answerOne(platform, tx, {
        tournament,
        entry,
        answer: 'confirm',
        createdBy: describeActor(command.actor).id,
      });
      if (!answered.ok) return answered;
    }
    return ok([]);
  });
