import type { EventEntity } from '@neundarter/contract/entities/event';
import { ok, refused } from '@neundarter/rules/result';
import { type ChosenBoard, replaceUses } from '../boards/event-board-rows.ts';
import type { EventPlatform } from '../events/change-locked-event.ts';
import { createEventInside } from '../events/create-events.ts';
import { describeEvents } from '../events/describe-events.ts';
import type { EventCaller } from '../events/gather-event-rights.ts';
import { findEventById } from '../events/reads.ts';
import type { EventRecord } from '../events/stored-event.ts';
import { findBoardsById } from '../matches/boards/board-rows.ts';
import { keepSettings } from '../money/keep-settings.ts';
import type { Queries, WriteTx } from '../platform/db/database.ts';
import type { Outcome } from '../platform/http/handler.ts';
import type { TournamentSettings } from './store.ts';

type NewTournament = EventCaller & {
  readonly id: string;
  readonly teamId: string;
  readonly name: string;
  readonly settings: TournamentSettings;
  /** Ms since 1970; left out for the time of the settings. */
  readonly startDateTime?: number;
  /** The day whose competition it is; left out for a tournament of its own. */
  readonly dayId?: string;
};

/** The chosen boards that the team still has. On another day nobody knows from when to when they are free. */
const boardsFor = async (
  q: Queries,
  { teamId, settings, startDateTime }: NewTournament,
): Promise<readonly ChosenBoard[]> => {
  const { boards } = settings;
  const known = await findBoardsById(
    q,
    boards.map(({ boardId }) => boardId),
  );
  const times = startDateTime === undefined ? {} : { from: null, until: null };
  return boards.flatMap((board) =>
    known.get(board.boardId)?.teamId === teamId ? [{ ...board, ...times }] : [],
  );
};

/** The tournament of the same call before; null if the id is free. */
const findRepeated = async (
  q: Queries,
  { id, teamId, name }: NewTournament,
): Promise<Outcome<EventRecord> | null> => {
  const known = await findEventById(q, id);
  if (known === null) return null;
  const { props } = known;
  const isSame = props.type === 'tournament' && props.teamId === teamId && props.name === name.trim();
  return isSame ? ok(known) : refused('error.id-already-exists');
};

const create = async (
  platform: EventPlatform,
  tx: WriteTx,
  created: NewTournament,
): Promise<Outcome<EventRecord>> => {
  const { actor, id, teamId, name, settings, dayId, startDateTime = settings.startDateTime } = created;
  const { config, money, boards: _, endDateTime, ...general } = settings;
  const props = {
    ...general,
    teamId,
    name,
    type: 'tournament',
    startDateTime,
    endDateTime: startDateTime + endDateTime - settings.startDateTime,
    eventData: { config },
  } as const;
  const event = await createEventInside(platform, tx, { actor, id, props, dayId });
  if (!event.ok) return event;
  await keepSettings(tx, id, money);
  await replaceUses(tx, { eventId: id, chosen: await boardsFor(tx.q, created) });
  return event;
};

/**
 * Creates the draft of a tournament with settings of another one. It does not ask whether the caller may. A repeat answers the
 * tournament that exists. Refusals: `error.id-already-exists`, and those of `createTournament`.
 */
export const createWithSettings = async (
  platform: EventPlatform,
  tx: WriteTx,
  created: NewTournament,
): Promise<Outcome<EventEntity>> => {
  const event = (await findRepeated(tx.q, created)) ?? (await create(platform, tx, created));
  if (!event.ok) return event;
  const { actor, matchPin } = created;
  const [entity] = await describeEvents(tx.q, platform, {
    events: [event.value],
    caller: { actor, matchPin },
    detail: 'whole',
    isUncommitted: true,
  });
  return entity === undefined ? refused('error.not-found') : ok(entity);
};
