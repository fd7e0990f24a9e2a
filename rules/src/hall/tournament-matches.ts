// The matches of a tournament as the hall sees them.

import { isSettled } from '../tournament/advance/match-state.ts';
import { plannedMatches } from '../tournament/advance/play-offs.ts';
import type { Tournament } from '../tournament/course/advance.ts';
import type { PlannedMatch, SlotSource } from '../tournament/match/planned-match.ts';
import type { Plan } from '../tournament/plan/plan.ts';
import type { HallMatch, HallMatchKind, HallParty } from './hall-state.ts';

type InHall = {
  /** Id of the tournament; the ids of its matches begin with it. */
  readonly competition: string;
  /** The people of an entrant. */
  readonly peopleOf: (entrant: string) => readonly string[];
  /** Expected length of a match whose entrants are known or not, in ms. */
  readonly lengthOf: (match: PlannedMatch, entrants: readonly string[]) => number;
};

/** The id of a match in the hall. */
export const hallMatchId = (competition: string, key: string): string => `${competition}/${key}`;

const kindOf = ({ place, roundName }: PlannedMatch): HallMatchKind => {
  if (place.groupId !== null) return 'group';
  if (place.stage === 'third-place') return 'third-place';
  if (place.stage === 'grand-final') return 'final';
  if (place.stage === 'grand-final-reset') return 'repeated-final';
  if (place.stage === 'knockout' && roundName === 'final') return 'final';
  return place.stage === 'knockout' && roundName === 'semi-final' ? 'semi-final' : 'knockout';
};

const partyOf = (slot: SlotSource, { competition, peopleOf }: InHall): HallParty => {
  switch (slot.kind) {
    case 'entrant':
      return { kind: 'people', people: peopleOf(slot.entrant) };
    case 'bye':
      return { kind: 'bye' };
    case 'match':
      return { kind: 'match', match: hallMatchId(competition, slot.match), outcome: slot.outcome };
    case 'group-rank':
      return { kind: 'rank', group: slot.groupId, rank: slot.rank, order: 1 };
    case 'order-rank':
      return { kind: 'rank', group: null, rank: slot.rankWithinGroups, order: slot.rankWithinOrder };
  }
};

/** All matches of a tournament that are played or were, none of them called. */
export const tournamentMatches = (plan: Plan, tournament: Tournament, inHall: InHall): readonly HallMatch[] =>
  plannedMatches(plan, tournament).map((match) => {
    const state = tournament.matches[match.key];
    const slots = state?.slots ?? match.slots;
    const entrants = slots.flatMap((slot) => (slot.kind === 'entrant' ? [slot.entrant] : []));
    return {
      id: hallMatchId(inHall.competition, match.key),
      competition: inHall.competition,
      group: match.place.groupId,
      matchDay: match.place.round,
      number: match.number ?? 0,
      kind: kindOf(match),
      parties: [partyOf(slots[0], inHall), partyOf(slots[1], inHall)],
      state: state !== undefined && isSettled(state) ? 'over' : 'open',
      since: 0,
      board: null,
      caller: null,
      refused: [],
      isStream: false,
      length: inHall.lengthOf(match, entrants),
    };
  });
