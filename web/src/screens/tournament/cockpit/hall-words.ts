import type { HallCall, HallEntity, WaitingMatch } from '@neundarter/contract/entities/hall/hall';
import { isOverdue } from '@neundarter/rules/hall/call';
import { peopleOf } from '@neundarter/rules/tournament/setup/participants';
import { personName } from '../../../parts/tournament/entry-name.ts';
import type { MatchView } from '../../../parts/tournament/match-view.ts';
import { partiesText } from '../../../text/party-names.ts';
import { tournamentMatchText } from '../../../text/tournament.ts';
import type { TournamentView } from '../tournament-view.ts';

type HallBoard = HallEntity['boards'][number];

/** The hall of a tournament with the names of its matches. */
export type Hall = {
  readonly view: TournamentView;
  readonly data: HallEntity;
  /** The server's time, ms since 1970. */
  readonly now: number;
  readonly matchOf: (matchId: string) => MatchView | undefined;
  /** The name of whom a match waits for. */
  readonly personOf: (waiting: WaitingMatch) => string | null;
  readonly boardName: (boardId: string) => string;
  /** Boards to which a match can be called now. */
  readonly freeBoards: readonly HallBoard[];
  /** Calls about which the organiser has to decide. */
  readonly overdue: readonly HallCall[];
};

/** Whether nothing is called to a board and nothing runs there. */
const isFree = ({ calls, taken }: HallEntity, board: HallBoard): boolean =>
  board.state !== 'broken' &&
  board.matches.length === 0 &&
  !taken.includes(board.id) &&
  calls.every(({ boardId }) => boardId !== board.id);

export const hallOf = (view: TournamentView, data: HallEntity, now: number): Hall => {
  const byId = new Map(view.matches.map((match) => [match.matchId, match]));
  const names = new Map(
    view.participants.flatMap(({ participant }) =>
      peopleOf(participant).map((person) => [person.id, personName(person)] as const),
    ),
  );
  const boards = new Map(data.boards.map(({ id, name }) => [id, name]));
  return {
    view,
    data,
    now,
    matchOf: (matchId) => byId.get(matchId),
    personOf: ({ person }) => (person === undefined ? null : (names.get(person) ?? null)),
    boardName: (boardId) => boards.get(boardId) ?? '',
    freeBoards: data.boards.filter((board) => isFree(data, board)),
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
