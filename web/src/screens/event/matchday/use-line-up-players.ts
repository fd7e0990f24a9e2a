import type { EventEntity } from '@neundarter/contract/entities/event';
import type { LineUpEntity } from '@neundarter/contract/entities/matchday';
import type { Side } from '@neundarter/rules/matchday/plan';
import { fullNameOf } from '@neundarter/rules/people/full-name';
import { type Reply, sortByReply } from '@neundarter/rules/replies/reply';
import { useLineUpRoster } from '../../../data/club/guests.ts';
import { lineUpOf, matchdayOf, ownerSideOf } from '../../../data/club/matchdays.ts';
import { useOpponents } from '../../../data/club/opponents.ts';
import { useEventReplies } from '../../../data/club/replies.ts';
import { useTeamPlayers } from '../../../data/club/teams.ts';
import { useAccount } from '../../../data/people/account.ts';
import type { LineUpPerson } from './line-up-people.ts';

type LineUpPlayers = {
  /** Those who come first, then by name, with those of the line-up who have left the team; null while they are loading. */
  readonly people: readonly LineUpPerson[] | null;
  readonly error: unknown;
  readonly again: () => void;
};

/** The players of a side's team: a team of the platform, or one that the owner has entered. */
export function useLineUpPlayers(event: EventEntity, side: Side): LineUpPlayers {
  const data = matchdayOf(event);
  const lineUp = data === null ? null : lineUpOf(data, side);
  const isRegistered = lineUp?.isRegistered === true;
  // A device of the guests may not read what the owner has entered about them.
  const isOwnDevice = data !== null && side !== ownerSideOf(data) && data.guests?.isOwnDevice === true;
  const registered = useTeamPlayers(
    isRegistered && !isOwnDevice ? (lineUp?.teamId ?? null) : null,
    'confirmed',
  );
  const entered = useOpponents(event.props.teamId, {
    isEnabled: lineUp !== null && !isRegistered && !isOwnDevice,
  });
  const roster = useLineUpRoster(event.id, side, { isEnabled: isOwnDevice });
  const asked = isOwnDevice ? roster : isRegistered ? registered : entered;
  const people = isOwnDevice
    ? roster.data?.map((one) => ({ id: one.id, name: fullNameOf(one), pictureUrl: null }))
    : isRegistered
      ? registered.data?.map(({ id, props }) => ({ id, name: props.fullName, pictureUrl: props.pictureUrl }))
      : entered.data
          ?.find(({ id }) => id === lineUp?.teamId)
          ?.props.players.map(({ id, firstName, lastName }) => ({
            id,
            name: fullNameOf({ firstName, lastName, nickName: null }),
            pictureUrl: null,
          }));
  const replyOf = useRepliesOf(event.id, isOwnDevice ? null : (lineUp?.teamId ?? null));
  const named = byName(withThoseWhoLeft(people ?? [], lineUp?.people ?? []));
  return {
    people: asked.isPending ? null : comingFirst(named, replyOf),
    error: asked.data === undefined ? asked.error : null,
    again: () => void asked.refetch(),
  };
}

/** What the members of an own team have said, by player; null if the viewer does not see it. */
function useRepliesOf(eventId: string, teamId: string | null): ReadonlyMap<string, Reply | null> | null {
  const { teams } = useAccount();
  const isEnabled = teams.some(({ id }) => id === teamId);
  const { data } = useEventReplies(eventId, { isEnabled });
  const people = data?.teams.find((team) => team.teamId === teamId)?.people;
  return people === undefined ? null : new Map(people.map(({ id, reply }) => [id, reply]));
}

/** Whoever comes is offered first. */
const comingFirst = (
  people: readonly LineUpPerson[],
  replyOf: ReadonlyMap<string, Reply | null> | null,
): readonly LineUpPerson[] =>
  replyOf === null
    ? people
    : sortByReply(
        people.map((one) => ({ ...one, reply: replyOf.get(one.id) ?? null })),
        ({ reply }) => reply,
      );

const withThoseWhoLeft = (
  people: readonly LineUpPerson[],
  named: LineUpEntity['people'],
): readonly LineUpPerson[] => [
  ...people,
  ...named
    .filter(({ id }) => !people.some((one) => one.id === id))
    .map((one) => ({ id: one.id, name: fullNameOf(one), pictureUrl: null, hasLeft: true }) as const),
];

const byName = (people: readonly LineUpPerson[]): readonly LineUpPerson[] =>
  people.toSorted((one, other) => one.name.localeCompare(other.name, 'de'));
