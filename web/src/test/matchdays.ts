import type { EventEntity } from '@neundarter/contract/entities/event';
import type { EventMatch } from '@neundarter/contract/entities/event-match';
import type { LineUpEntity, MatchdayData } from '@neundarter/contract/entities/matchday';
import { perParty } from '@neundarter/rules/match/per-party';
import type { Party } from '@neundarter/rules/match/types';
import { foldSide } from '@neundarter/rules/matchday/fold-side';
import { partyOfSeats } from '@neundarter/rules/matchday/game-parties';
import { formatOf } from '@neundarter/rules/matchday/mdsl-format';
import { type PlannedGame, placeOf, planOf, type Side, sides } from '@neundarter/rules/matchday/plan';
import { eventEntity, eventMatch } from './events.ts';
import { standingWith } from './standings.ts';

const firstNames = {
  home: ['Anna', 'Ben', 'Cem', 'Dora', 'Eva'],
  away: ['Rita', 'Timo', 'Uwe', 'Kat', 'Leo'],
} as const;
const lastNames = { home: 'Heim', away: 'Gast' } as const;

/** Everybody of a team: `anna`, `ben` and so on. */
export const peopleOf = (side: Side): LineUpEntity['people'] =>
  firstNames[side].map((firstName) => ({
    id: firstName.toLowerCase(),
    firstName,
    lastName: lastNames[side],
    nickName: null,
    type: 'registered',
  }));

/** A line-up with four starters and one substitute. */
export const lineUp = (side: Side, change: Partial<LineUpEntity> = {}): LineUpEntity => ({
  teamId: side === 'home' ? 'bulls' : 'halle',
  teamName: side === 'home' ? 'Bulls Jena' : 'DC Halle',
  isRegistered: true,
  hasAdmin: true,
  isSet: true,
  players: peopleOf(side).map(({ id }) => id),
  substitutions: [],
  pairs: [],
  people: [...peopleOf(side)],
  ...change,
});

/** A line-up that is not set. */
export const openLineUp = (side: Side): LineUpEntity =>
  lineUp(side, { isSet: false, players: null, people: [] });

const noTally = { games: [0, 0], legs: [0, 0] } as const;

export const matchdayData = (change: Partial<MatchdayData> = {}): MatchdayData => ({
  status: 'scheduled',
  homeLineup: lineUp('home'),
  awayLineup: lineUp('away'),
  rounds: [],
  result: {
    games: [...noTally.games],
    legs: [...noTally.legs],
    points: [0, 0],
    halfTime: { games: [0, 0], legs: [0, 0] },
  },
  forfeitedBy: null,
  startedAt: null,
  finishedAt: null,
  ...change,
});

export const matchdayEvent = (
  data: Partial<MatchdayData> = {},
  props: Partial<EventEntity['props']> = {},
): EventEntity =>
  eventEntity({
    id: 'matchday1',
    type: 'mdsl-matchday',
    name: 'Spieltag 3',
    teamName: 'Bulls Jena',
    eventData: matchdayData(data),
    ...props,
  });

/** Changes of a game by its number; the others are scheduled. */
type Changes = { readonly [number: number]: Partial<EventMatch['props']> };

/** The matches of a running matchday. */
export const matchdayGames = (data: MatchdayData, changes: Changes = {}): readonly EventMatch[] => {
  const format = formatOf(data);
  const [home, away] = perParty((party) => {
    const { players } = party === 0 ? data.homeLineup : data.awayLineup;
    return foldSide({ format, side: sides[party] }, players ?? [], []).games;
  });
  const people = [...data.homeLineup.people, ...data.awayLineup.people];
  const partyOf = (seats: readonly (string | null)[]): Party =>
    partyOfSeats(seats, (id) => {
      const person = people.find((one) => one.id === id);
      return person === undefined
        ? undefined
        : { type: 'registered', id, firstName: person.firstName, lastName: person.lastName ?? '' };
    });
  const gameOf = (game: PlannedGame): EventMatch =>
    eventMatch(`game${game.number}`, {
      eventId: 'matchday1',
      parties: [partyOf(home[game.number] ?? []), partyOf(away[game.number] ?? [])],
      status: 'scheduled',
      standing: standingWith(501, { status: 'scheduled' }),
      place: placeOf(game),
      ...changes[game.number],
    });
  return planOf(format).map(gameOf);
};

/** A finished game. */
export const finishedGame = (legs: readonly [number, number]): Partial<EventMatch['props']> => ({
  status: 'finished',
  winningParty: legs[0] > legs[1] ? 0 : 1,
  standing: standingWith(0, { status: 'finished', legs: [...legs], lastScore: [40, 60] }),
});
