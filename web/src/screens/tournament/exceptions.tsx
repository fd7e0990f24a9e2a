import type { TournamentException } from '@neundarter/contract/entities/tournament';
import { peopleOf } from '@neundarter/rules/tournament/setup/participants';
import { entryName, personName } from '../../parts/tournament/entry-name.ts';
import { changeableRoundText, exceptionsText as text } from '../../text/tournament-exceptions.ts';
import { Stack } from '../../ui/stack.tsx';
import looks from '../../ui/text-looks.module.css';
import type { TournamentView } from './tournament-view.ts';

type Props = { readonly view: TournamentView };

/** What organisers have changed after the start, for everybody; nothing if there is none. */
export function Exceptions({ view }: Props) {
  const lines = (view.data.exceptions ?? []).flatMap((one) => lineOf(view, one) ?? []);
  if (lines.length === 0) return null;
  return (
    <Stack as="ul" gap="2xs" aria-label={text.title}>
      {lines.map((line) => (
        <li key={line} className={looks.hint}>
          {line}
        </li>
      ))}
    </Stack>
  );
}

const lineOf = ({ data, participants, matches }: TournamentView, one: TournamentException): string | null => {
  if (one.kind === 'drop-third-place') return text.thirdPlace;
  if (one.kind === 'round')
    return text.round(changeableRoundText(one.round, data.config.tournamentMode), one.before, one.after);
  if (one.kind === 'reset') {
    const numbers = matches.flatMap(({ matchId, number }) =>
      matchId !== null && number !== null && one.matches.includes(matchId) ? [number] : [],
    );
    return numbers.length === 0 ? null : text.reset(numbers.toSorted((a, b) => a - b));
  }
  if (one.kind === 'take-over') {
    const nameOf = (entrant: string) => {
      const entry = participants.find(({ id }) => id === entrant);
      return entry === undefined ? null : entryName(entry);
    };
    const [winner, loser] = [nameOf(one.winner), nameOf(one.loser)];
    const number = matches.find(({ matchId }) => matchId === one.match)?.number ?? null;
    return winner === null || loser === null ? null : text.takeOver(winner, loser, number);
  }
  const entry = participants.find(({ id }) => id === one.entrant);
  if (entry === undefined) return null;
  if (one.kind === 'late-entry') return text.late(entryName(entry));
  const people = peopleOf(entry.participant);
  const came = people.filter(({ id }) => one.came.includes(id));
  return text.substitute((came.length === 0 ? people : came).map(personName), one.left.map(personName));
};
