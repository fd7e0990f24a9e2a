import type {
  HallCall,
  HallEntity,
  HallOfOne,
  PerhapsSame,
  WaitingMatch,
} from '@neundarter/contract/entities/hall/hall';
import { isOverdue } from '@neundarter/rules/hall/call';
import { peopleOf } from '@neundarter/rules/tournament/setup/participants';
import { personName } from '../../../parts/tournament/entry-name.ts';
import type { MatchView } from '../../../parts/tournament/match-view.ts';
import { partiesText } from '../../../text/party-names.ts';
import { tournamentMatchText } from '../../../text/tournament.ts';
import type { TournamentView } from '../tournament-view.ts';
import { hallsOf, joinedHall } from './joined-hall.ts';

type HallBoard = HallEntity['boards'][number];

/** The hall of a tournament, and of those that share it on this day, with the names of their matches. */
export type Hall = {
  /** The tournament of the page. */
  readonly view: TournamentView;
  /** All tournaments, the one of the page first. */
  readonly views: readonly TournamentView[];
  /** All of them as one hall. */
  readonly data: HallOfOne;
  readonly halls: readonly HallOfOne[];
  readonly perhapsSame: readonly PerhapsSame[];
  /** The server's time, ms since 1970. */
  readonly now: number;
  readonly matchOf: (matchId: string) => MatchView | undefined;
  /** The event of a match; the one of the page for unknown ones. */
  readonly eventOf: (matchId: string) => string;
  /** The name of the tournament of a match; null where there is only one. */
  readonly tournamentOf: (matchId: string) => string | null;
  /** How the tournament of a match calls. */
  readonly modeOf: (matchId: string) => HallOfOne['mode'];
  readonly entryName: (entrant: string) => string | null;
  /** The name of whom a match waits for. */
  readonly personOf: (waiting: WaitingMatch) => string | null;
  readonly boardName: (boardId: string) => string;
  /** Boards to which a match can be called now. */
  readonly freeBoards: readonly HallBoard[];
  /** Those of them that the tournament of a match uses. */
  readonly freeFor: (matchId: string) => readonly HallBoard[];
  /** Calls about which the organiser has to decide. */
  readonly overdue: readonly HallCall[];
};

/** Whether nothing is called to a board and nothing runs there. */
const isFree = ({ calls, taken }: HallOfOne, board: HallBoard): boolean =>
  board.state !== 'broken' &&
  board.matches.length === 0 &&
  !taken.includes(board.id) &&
  calls.every(({ boardId }) => boardId !== board.id);

const placesOf = (views: readonly TournamentView[]) =>
  new Map(
    views.flatMap(({ event, matches }) =>
      matches.flatMap((match) =>
        match.matchId === null ? [] : [[match.matchId, { match, eventId: event.id }] as const],
      ),
    ),
  );

const personNames = (views: readonly TournamentView[]): ReadonlyMap<string, string> =>
  new Map(
    views.flatMap(({ participants }) =>
      participants.flatMap(({ participant }) =>
        peopleOf(participant).map((person) => [person.id, personName(person)] as const),
      ),
    ),
  );

/** @param views all tournaments that were read, the one of the page first */
export const hallOf = (
  views: readonly [TournamentView, ...TournamentView[]],
  entity: HallEntity,
  now: number,
): Hall => {
  const [view] = views;
  const data = joinedHall(entity);
  const halls = hallsOf(entity);
  const places = placesOf(views);
  const names = personNames(views);
  const boards = new Map(data.boards.map(({ id, name }) => [id, name]));
  const eventOf = (matchId: string) => places.get(matchId)?.eventId ?? data.eventId;
  const hallFor = (matchId: string) => halls.find(({ eventId }) => eventId === eventOf(matchId)) ?? data;
  const freeBoards = data.boards.filter((board) => isFree(data, board));
  return {
    view,
    views,
    data,
    halls,
    perhapsSame: entity.together?.perhapsSame ?? [],
    now,
    matchOf: (matchId) => places.get(matchId)?.match,
    eventOf,
    tournamentOf: (matchId) =>
      halls.length === 1
        ? null
        : (views.find(({ event }) => event.id === eventOf(matchId))?.event.props.name ?? null),
    modeOf: (matchId) => hallFor(matchId).mode,
    entryName: (entrant) =>
      views.map((one) => one.names.get(entrant)).find((name) => name !== undefined) ?? null,
    personOf: ({ person }) => (person === undefined ? null : (names.get(person) ?? null)),
    boardName: (boardId) => boards.get(boardId) ?? '',
    freeBoards,
    freeFor: (matchId) =>
      freeBoards.filter(({ id }) => hallFor(matchId).boards.some((board) => board.id === id)),
    overdue: data.calls.filter((call) => isOverdue(call, now)),
  };
};

/** `Spiel 12`, or both names for a match without a number. */
export const shortName = ({ number, sides }: MatchView): string =>
  number === null ? namesOf({ sides }) : tournamentMatchText.number(number);

/** `Anna – Ben`. */
export const namesOf = ({ sides: [home, away] }: Pick<MatchView, 'sides'>): string =>
  `${home.name} – ${away.name}`;

/** The names of a match on a board, also of another event. */
export const namesOnBoard = ({ matchOf }: Hall, { id, parties }: HallBoard['matches'][number]): string => {
  const match = matchOf(id);
  return match === undefined ? partiesText(parties) : namesOf(match);
};
