import type { TournamentMatch } from '@neundarter/contract/entities/tournament';
import type { Tournament } from '../../data/club/tournaments.ts';
import { type EntryNames, entryNamesOf } from '../../parts/tournament/entry-name.ts';

/** What the user does next in a tournament: plays a match, or calls one. */
export type OwnTask = {
  readonly kind: 'plays' | 'calls';
  readonly matchId: string;
  readonly number: number | null;
  readonly board: string | null;
  readonly names: readonly string[];
  readonly eventName: string;
};

const plays = ({ slots }: TournamentMatch, entry: string): boolean =>
  slots.some((slot) => slot.kind === 'entrant' && slot.entrant === entry);

const namesIn = ({ slots }: TournamentMatch, names: EntryNames): readonly string[] =>
  slots.flatMap((slot) => (slot.kind === 'entrant' ? (names.get(slot.entrant) ?? []) : []));

/**
 * The next match that the user plays and the next one that the user calls, in playing order; of matches whose players are
 * known.
 * @param known ids of matches that are shown already
 */
export function ownTasksOf(tournament: Tournament, known: ReadonlySet<string>): readonly OwnTask[] {
  const { own, data, event, participants } = tournament;
  if (own === null || data.state === null || data.state === undefined) return [];
  const open = data.state.matches.filter(
    ({ status, matchId }) => status === 'ready' && matchId !== null && !known.has(matchId),
  );
  const played = open.find((match) => plays(match, own.id));
  const called = open.find(({ caller }) => caller === own.id);
  const names = entryNamesOf(participants);
  const taskOf = (kind: OwnTask['kind'], match: TournamentMatch | undefined): readonly OwnTask[] =>
    match === undefined || match.matchId === null
      ? []
      : [
          {
            kind,
            matchId: match.matchId,
            number: match.number,
            board: match.board,
            names: namesIn(match, names),
            eventName: event.props.name,
          },
        ];
  const both = [...taskOf('plays', played), ...taskOf('calls', called)];
  return both.toSorted((one, other) => (one.number ?? 0) - (other.number ?? 0));
}
