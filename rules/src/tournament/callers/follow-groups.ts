// Follows the group stage along the log of a tournament: who has qualified, and who is out and can call.
import { type PlannedGroup, plannedGroups, playGroup } from '../advance/group-stage.ts';
import type { GroupStanding } from '../advance/group-standing.ts';
import { type DecidedFacts, type Facts, type LogRow, noFacts, undecided } from '../advance/log.ts';
import { isOfPlayOff, settlePlayOffs } from '../advance/play-offs.ts';
import { qualificationOf } from '../advance/qualification.ts';
import { settleSecondChance } from '../advance/second-chance.ts';
import { entrantsIn, type PlannedMatch, type SlotSource } from '../match/planned-match.ts';
import type { Plan } from '../plan/plan.ts';

/** What the groups have decided so far. */
type AfterGroups = {
  /** The first round of the knockout as far as it is known. */
  readonly slots: readonly SlotSource[];
  /** Who is out, the longest pause first. */
  readonly out: readonly string[];
  /** The matches of a second chance after groups, with those who play its first round; none until they are due. */
  readonly secondChance: readonly PlannedMatch[];
};

/** Whether a slot may still be for somebody of a group. */
const isOpenFor = (slot: SlotSource, groupId: string): boolean =>
  slot.kind === 'order-rank' || (slot.kind === 'group-rank' && slot.groupId === groupId);

/** A group on its way through the log. */
type Followed = PlannedGroup & { readonly open: Set<string>; standing: GroupStanding };

/** Numbers of groups by the keys of their matches; the same for everybody who follows a plan. */
type GroupNumbers = ReadonlyMap<string, number>;

const groupNumbersOf = (groups: readonly Followed[]): GroupNumbers =>
  new Map(groups.flatMap(({ matches }, number) => matches.map(({ key }) => [key, number])));

/** Whether a row may change what follows from every group. */
const changesAll = ({ kind }: LogRow): boolean =>
  kind === 'order' || kind === 'withdrawal' || kind === 'play-off' || kind === 'second-chance';

/** Follows the groups of a plan. */
export class GroupFollower {
  readonly #plan: Plan;
  readonly #groups: readonly Followed[];
  readonly #numbers: GroupNumbers;
  /** Number of results until the last match of each entrant. */
  readonly #lastResults: Map<string, number>;
  #noOfResults = 0;
  #after: AfterGroups;

  /** @param from another follower of the plan, at whose moment this one begins; by default nothing has happened yet */
  constructor(plan: Plan, from: GroupFollower | null = null) {
    this.#plan = plan;
    if (from !== null) {
      this.#groups = from.#groups.map((followed) => ({ ...followed, open: new Set(followed.open) }));
      this.#numbers = from.#numbers;
      this.#lastResults = new Map(from.#lastResults);
      this.#noOfResults = from.#noOfResults;
      this.#after = from.#after;
      return;
    }
    this.#groups = plannedGroups(plan).map((planned) => ({
      ...planned,
      open: new Set(planned.matches.map(({ key }) => key)),
      standing: playGroup(planned, plan, undecided(noFacts())).standing,
    }));
    this.#numbers = groupNumbersOf(this.#groups);
    this.#lastResults = new Map();
    this.#after = this.#decide(undecided(noFacts()));
  }

  /** The same groups at the same moment, which go their own way. */
  copy(): GroupFollower {
    return new GroupFollower(this.#plan, this);
  }

  get after(): AfterGroups {
    return this.#after;
  }

  /** Takes the next row. @param facts of all rows up to this one @returns whether it may have changed what is decided */
  take(row: LogRow, facts: Facts): boolean {
    const affected = this.#affectedBy(row, facts);
    if (affected.length === 0) return false;
    const decided = settlePlayOffs(this.#plan, facts).facts;
    for (const followed of affected) followed.standing = playGroup(followed, this.#plan, decided).standing;
    this.#after = this.#decide(decided);
    return true;
  }

  /** Groups to be looked at again; a result matters once it was the last one. */
  #affectedBy(row: LogRow, facts: Facts): readonly Followed[] {
    if (changesAll(row)) return this.#groups;
    if (row.kind === 'result' && isOfPlayOff(row.match)) return this.#groups;
    const number = row.kind === 'result' ? this.#numbers.get(row.match) : undefined;
    const followed = number === undefined ? undefined : this.#groups[number];
    if (row.kind !== 'result' || followed === undefined) return [];
    followed.open.delete(row.match);
    this.#noOfResults += 1;
    const match = followed.matches.find(({ key }) => key === row.match);
    for (const entrant of entrantsIn(match?.slots ?? [])) this.#lastResults.set(entrant, this.#noOfResults);
    return followed.open.size === 0 || facts.leftGroups.size > 0 ? [followed] : [];
  }

  #decide(facts: DecidedFacts): AfterGroups {
    const standings = this.#groups.map(({ standing }) => standing);
    const plan = this.#plan;
    const qualification = qualificationOf({ plan, standings, facts });
    const { slots } = qualification;
    const qualified = new Set(entrantsIn(slots));
    const pauseSince = (entrant: string) => this.#lastResults.get(entrant) ?? 0;
    const out = standings
      .filter(({ groupId, isFinished }) => isFinished && !slots.some((slot) => isOpenFor(slot, groupId)))
      .flatMap(({ classes }) => classes.flat().map(({ key }) => key))
      .filter((entrant) => !qualified.has(entrant));
    // Callers do not depend on the numbers of matches.
    const { secondChance } = settleSecondChance({ plan, standings, facts, qualification, knockout: {} }, 0);
    return {
      slots,
      out: out.toSorted((one, other) => pauseSince(one) - pauseSince(other)),
      secondChance: secondChance.isDue ? secondChance.matches : [],
    };
  }
}
