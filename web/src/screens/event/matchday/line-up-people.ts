// What a line-up says about its people: who stands where now, who is on the bench, who went out.
import type { LineUpEntity } from '@neundarter/contract/entities/matchday';
import type { MatchdayFormat } from '@neundarter/rules/matchday/plan';
import { fullNameOf } from '@neundarter/rules/people/full-name';
import type { Reply } from '@neundarter/rules/replies/reply';
import { lineUpText } from '../../../text/matchday.ts';

/** Somebody who can be in a line-up. */
export type LineUpPerson = {
  readonly id: string;
  readonly name: string;
  readonly pictureUrl: string | null;
  /** Set for somebody in the line-up who is no longer in the team. */
  readonly hasLeft?: true;
  /** Whether they come; null for no answer. Left out if the viewer does not know. */
  readonly reply?: Reply | null;
};

/** Name of a player of a line-up; null is an empty position. */
export function nameOf({ people }: Pick<LineUpEntity, 'people'>, id: string | null): string {
  if (id === null) return lineUpText.emptyShort;
  const person = people.find((one) => one.id === id);
  return person === undefined ? lineUpText.unknown : fullNameOf(person);
}

/** A position of a line-up now. */
export type HeldPosition = {
  /** From 0. */
  readonly position: number;
  /** Null if it is left empty on purpose. */
  readonly playerId: string | null;
  /** Ids of those who held it before, the first one first. */
  readonly earlier: readonly string[];
};

type Listed = Pick<LineUpEntity, 'players' | 'substitutions' | 'late'>;

/** Who came late and took the position that was left empty; null for nobody. */
const fillsPosition = ({ positions }: MatchdayFormat, { players, late = [] }: Listed): string | null =>
  players?.slice(0, positions).includes(null) === true ? (late[0]?.playerId ?? null) : null;

/** The positions after all substitutions; empty if the line-up is not visible. */
export const heldPositions = (format: MatchdayFormat, lineUp: Listed): readonly HeldPosition[] =>
  (lineUp.players ?? [])
    .slice(0, format.positions)
    .map((starter) => starter ?? fillsPosition(format, lineUp))
    .map((starter, position) =>
      lineUp.substitutions.reduce<HeldPosition>(
        (held, { playerId, substitutePlayerId }) =>
          held.playerId === playerId
            ? { ...held, playerId: substitutePlayerId, earlier: [...held.earlier, playerId] }
            : held,
        { position, playerId: starter, earlier: [] },
      ),
    );

/** Ids of the substitutes who can still come in. */
export const benchOf = (format: MatchdayFormat, lineUp: Listed): readonly string[] =>
  (lineUp.players ?? [])
    .slice(format.positions)
    .filter((id): id is string => id !== null && id !== fillsPosition(format, lineUp))
    .filter((id) => !lineUp.substitutions.some(({ substitutePlayerId }) => substitutePlayerId === id));
