import type { HighscoreRow, LegsRow } from '@neundarter/rules/table/highlights';
import type { NewspaperFacts } from '../../../text/newspaper.ts';
import { playerName } from '../../../text/party-names.ts';
import type { TournamentView } from '../tournament-view.ts';
import { allBandsOf } from './places.ts';

type Facts = {
  readonly view: Pick<TournamentView, 'event' | 'data' | 'names'>;
  readonly highFinishes: readonly LegsRow[];
  readonly highscores: readonly HighscoreRow[];
};

/** Stages whose last match decides about the first place, the deciding one last. */
const finals = ['knockout', 'grand-final', 'grand-final-reset'] as const;

const finalOf = ({ data, names }: Facts['view']): NewspaperFacts['final'] => {
  const final = (data.state?.matches ?? []).findLast(
    ({ stage, status, score }) =>
      finals.some((one) => one === stage) && status === 'finished' && score !== null,
  );
  if (final === undefined || final.score === null || (final.winner !== 0 && final.winner !== 1)) return null;
  const loser = final.slots[final.winner === 0 ? 1 : 0];
  if (loser.kind !== 'entrant') return null;
  const [home, away] = final.score;
  return { loser: names.get(loser.entrant) ?? '', score: final.winner === 0 ? [home, away] : [away, home] };
};

const highestFinish = (rows: readonly LegsRow[]): NewspaperFacts['highestFinish'] => {
  const [best] = rows
    .flatMap(({ player, legs }) =>
      legs.map(({ checkoutScore }) => ({ name: playerName(player), value: checkoutScore })),
    )
    .toSorted((one, other) => other.value - one.value);
  return best ?? null;
};

/** What a newspaper prints of a finished tournament. */
export const newspaperFacts = ({ view, highFinishes, highscores }: Facts): NewspaperFacts => {
  const { event, data, names } = view;
  const nameOf = (entrant: string): string => names.get(entrant) ?? '';
  return {
    title: event.props.name,
    organiser: event.props.teamName,
    town: event.props.location?.city ?? '',
    startsAt: event.props.startDateTime,
    entrants: data.noOfParticipants.confirmed,
    winner: nameOf(data.state?.winner ?? ''),
    final: finalOf(view),
    places: allBandsOf(data).map(({ from, to, entrants }) => ({ from, to, names: entrants.map(nameOf) })),
    highestFinish: highestFinish(highFinishes),
    oneEighties: highscores
      .filter(({ noOf180s }) => noOf180s > 0)
      .map(({ player, noOf180s }) => ({ name: playerName(player), value: noOf180s })),
  };
};
