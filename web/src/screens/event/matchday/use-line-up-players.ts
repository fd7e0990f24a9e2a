import type { EventEntity } from '@neundarter/contract/entities/event';
import type { LineUpEntity } from '@neundarter/contract/entities/matchday';
import type { Side } from '@neundarter/rules/matchday/plan';
import { fullNameOf } from '@neundarter/rules/people/full-name';
import { useLineUpRoster } from '../../../data/club/guests.ts';
import { lineUpOf, matchdayOf, ownerSideOf } from '../../../data/club/matchdays.ts';
import { useOpponents } from '../../../data/club/opponents.ts';
import { useTeamPlayers } from '../../../data/club/teams.ts';
import type { LineUpPerson } from './line-up-people.ts';

type LineUpPlayers = {
  /** By name, with those of the line-up who have left the team; null while they are loading. */
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
  return {
    people: asked.isPending ? null : byName(withThoseWhoLeft(people ?? [], lineUp?.people ?? [])),
    error: asked.data === undefined ? asked.error : null,
    again: () => void asked.refetch(),
  };
}

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
