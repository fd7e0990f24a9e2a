// The text of a finished tournament for a newspaper: who won, the final, the places, and what was special.
import { formatDate, formatInteger } from './formats.ts';
import { placeText } from './tournament.ts';

/** Somebody with a figure, such as a checkout. */
type Feat = { readonly name: string; readonly value: number };

export type NewspaperFacts = {
  readonly title: string;
  readonly organiser: string;
  /** Town; empty if it is not known. */
  readonly town: string;
  /** Ms since 1970. */
  readonly startsAt: number;
  readonly entrants: number;
  readonly winner: string;
  /** The final: who lost it, and its score with the winner first; null without one. */
  readonly final: { readonly loser: string; readonly score: readonly [number, number] } | null;
  /** Best first. */
  readonly places: readonly {
    readonly from: number;
    readonly to: number;
    readonly names: readonly string[];
  }[];
  readonly highestFinish: Feat | null;
  readonly oneEighties: readonly Feat[];
};

/** Places that a newspaper prints. */
const maxPlace = 8;

const listOf = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} und ${names.at(-1) ?? ''}`;

const finalText = ({ final }: NewspaperFacts): readonly string[] =>
  final === null ? [] : [`Das Finale gegen ${final.loser} endete ${final.score.join(':')}.`];

const thirdText = ({ places }: NewspaperFacts): readonly string[] => {
  const third = places.find(({ from }) => from === 3);
  if (third === undefined || third.names.length === 0) return [];
  return [
    third.names.length === 1
      ? `Auf Platz 3 kam ${listOf(third.names)}.`
      : `Den dritten Platz teilen sich ${listOf(third.names)}.`,
  ];
};

const oneEightiesText = (feats: readonly Feat[]): string => {
  const names = feats.map(({ name, value }) =>
    value === 1 ? name : `${name} (${formatInteger(value)}-mal)`,
  );
  return `Die Höchstpunktzahl 180 ${names.length === 1 ? 'warf' : 'warfen'} ${listOf(names)}.`;
};

const featTexts = ({ highestFinish, oneEighties }: NewspaperFacts): readonly string[] => [
  ...(highestFinish === null
    ? []
    : [
        `Das höchste Checkout gelang mit ${formatInteger(highestFinish.value)} Punkten ${highestFinish.name}.`,
      ]),
  ...(oneEighties.length === 0 ? [] : [oneEightiesText(oneEighties)]),
];

/** A heading, a paragraph and the list of the first places. */
export const newspaperText = (facts: NewspaperFacts): string => {
  const { title, organiser, town, startsAt, entrants, winner, places } = facts;
  const where = [town, formatDate(startsAt)].filter((part) => part !== '').join(', ');
  const sentences = [
    `${winner} hat das Turnier „${title}“ (Veranstalter: ${organiser}) gewonnen.`,
    ...finalText(facts),
    ...thirdText(facts),
    `Angetreten waren ${formatInteger(entrants)} Einzelspieler oder Paare.`,
    ...featTexts(facts),
  ];
  const lines = places
    .filter(({ from }) => from <= maxPlace)
    .map(({ from, to, names }) => `${placeText(from, to)} ${names.join(', ')}`);
  return [`${title}: ${winner} gewinnt`, `${where}. ${sentences.join(' ')}`, lines.join('\n')].join('\n\n');
};
