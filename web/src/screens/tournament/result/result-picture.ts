import type { HighscoreRow, LegsRow } from '@neundarter/rules/table/highlights';
import type { PictureContent } from '../../../parts/share-picture/picture-content.ts';
import { formatDate, formatInteger } from '../../../text/formats.ts';
import { playerName } from '../../../text/party-names.ts';
import { sharePictureText as text } from '../../../text/share-picture.ts';
import { placeText } from '../../../text/tournament.ts';
import type { TournamentView } from '../tournament-view.ts';
import { bandsOf } from './places.ts';

type Facts = {
  readonly view: Pick<TournamentView, 'event' | 'data' | 'names'>;
  readonly highFinishes: readonly LegsRow[];
  readonly highscores: readonly HighscoreRow[];
};

/** The highest finish of a tournament with its player; null for none of 100 or more. */
const highestFinish = (rows: readonly LegsRow[]): PictureContent['figures'][number] | null => {
  const finishes = rows.flatMap(({ player, legs }) =>
    legs.map(({ checkoutScore }) => ({ player, checkoutScore })),
  );
  const [best] = finishes.toSorted((one, other) => other.checkoutScore - one.checkoutScore);
  return best === undefined
    ? null
    : {
        label: text.highestFinish,
        value: text.by(formatInteger(best.checkoutScore), playerName(best.player)),
      };
};

/** The picture of a finished tournament: winner, places 2 to 4, highest finish and 180s; null without a winner. */
export function resultPicture({ view, highFinishes, highscores }: Facts): PictureContent | null {
  const { event, data, names } = view;
  const bands = bandsOf(data);
  const winner = data.state?.winner ?? null;
  if (winner === null) return null;
  const finish = highestFinish(highFinishes);
  const oneEighties = highscores.reduce((sum, { noOf180s }) => sum + noOf180s, 0);
  return {
    eyebrow: [event.props.teamName, formatDate(event.props.startDateTime)].join(' · '),
    title: event.props.name,
    word: text.winner,
    winner: names.get(winner) ?? '',
    lines: bands
      .filter(({ from }) => from <= 4)
      .flatMap(({ from, to, entrants }) =>
        entrants
          .filter((entrant) => entrant !== winner)
          .map((entrant) => ({ mark: placeText(from, to), text: names.get(entrant) ?? '' })),
      ),
    figures: [
      ...(finish === null ? [] : [finish]),
      ...(oneEighties === 0 ? [] : [{ label: text.oneEighties, value: formatInteger(oneEighties) }]),
    ],
  };
}
