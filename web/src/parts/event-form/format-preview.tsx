import { gamesOfPositions } from '@neundarter/rules/matchday/format-problems';
import {
  gameKinds,
  isBeforeHalfTime,
  type MatchdayFormat,
  planOf,
  type Side,
  sides,
} from '@neundarter/rules/matchday/plan';
import { reportText } from '../../text/matchday.ts';
import { matchdayFormatText as text } from '../../text/matchday-format.ts';
import { Stack } from '../../ui/stack.tsx';
import { Table } from '../../ui/table.tsx';
import looks from '../../ui/text-looks.module.css';

type Props = { readonly format: MatchdayFormat };

/** A format in a sentence, and its sheet: what is played in which round on which board, by the positions of the line-ups. */
export function FormatPreview({ format }: Props) {
  const boards = sides.filter((board) => planOf(format).some((game) => game.board === board));
  return (
    <Stack gap="2xs">
      <p className={looks.hint}>{sentencesOf(format).join(' ')}</p>
      <details>
        <summary>{text.plan}</summary>
        <Table caption={text.plan} look="card">
          <thead>
            <tr>
              <th scope="col">{text.round}</th>
              {boards.map((board) => (
                <th key={board} scope="col">
                  {reportText.board} {reportText.boards[board]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {format.rounds.map((round, number) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is the number of the round
              <tr key={number}>
                <th scope="row">{text.roundHead(number, round.kind)}</th>
                {boards.map((board) => (
                  <td key={board}>{gamesOn(round, board)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </Stack>
  );
}

function gamesOn({ games }: MatchdayFormat['rounds'][number], board: Side) {
  const onBoard = games.filter((game) => game.board === board);
  return onBoard.length === 0 ? (
    text.none
  ) : (
    <Stack>
      {onBoard.map(({ home, away }) => (
        <span key={home.join()}>{text.game(home, away)}</span>
      ))}
    </Stack>
  );
}

/** How many games there are and how often each position plays, and the settings of each kind that is played. */
const sentencesOf = (format: MatchdayFormat): readonly string[] => {
  const plan = planOf(format);
  const half = plan.filter(({ round }) => isBeforeHalfTime(format, round)).length;
  const played = gameKinds.filter((kind) => plan.some((game) => game.kind === kind)).toReversed();
  return [
    text.count(plan.length, half),
    ...played.map((kind) => text.settings(kind, format.settings[kind])),
    ...new Set(sides.map((side) => oftenText(gamesOfPositions(format, side)))),
  ];
};

const oftenText = (counts: readonly number[]): string =>
  new Set(counts).size === 1 ? text.each(counts[0] ?? 0) : text.uneven(counts);
