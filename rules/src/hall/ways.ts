// The way of a match: the expected time from its start to the end of its competition, if everything after it follows at once.
// A group is a way of its own, since it plays one match after the other; then its knockout follows.
import type { HallMatch } from './hall-state.ts';

/** The key of a match's group in the hall; null in a knockout. */
export const groupKeyOf = ({
  competition,
  group,
}: Pick<HallMatch, 'competition' | 'group'>): string | null =>
  group === null ? null : `${competition}\n${group}`;

/** A match together with what the order of the hall needs of it. */
export type Ways = {
  /** Way behind every match of a knockout, with its own length. */
  readonly ofKnockout: ReadonlyMap<string, number>;
  /** Way of the knockout behind a group, by competition. */
  readonly behindGroups: ReadonlyMap<string, number>;
};

const followersOf = (matches: readonly HallMatch[]): ReadonlyMap<string, readonly HallMatch[]> => {
  const followers = new Map<string, HallMatch[]>();
  for (const match of matches) {
    for (const party of match.parties) {
      if (party.kind !== 'match') continue;
      const known = followers.get(party.match);
      if (known === undefined) followers.set(party.match, [match]);
      else known.push(match);
    }
  }
  return followers;
};

const ownLength = ({ kind, state, length }: HallMatch): number =>
  state === 'over' || kind === 'repeated-final' ? 0 : length;

/** Ways of all matches of knockouts. Deeper than any bracket, the recursion would be a circle: the engine makes none. */
export const waysOf = (matches: readonly HallMatch[]): Ways => {
  const followers = followersOf(matches);
  const ofKnockout = new Map<string, number>();
  const wayOf = (match: HallMatch): number => {
    const known = ofKnockout.get(match.id);
    if (known !== undefined) return known;
    let behind = 0;
    for (const follower of followers.get(match.id) ?? []) behind = Math.max(behind, wayOf(follower));
    const way = ownLength(match) + behind;
    ofKnockout.set(match.id, way);
    return way;
  };
  const behindGroups = new Map<string, number>();
  for (const match of matches) {
    if (match.group !== null) continue;
    const way = wayOf(match);
    behindGroups.set(match.competition, Math.max(way, behindGroups.get(match.competition) ?? 0));
  }
  return { ofKnockout, behindGroups };
};
