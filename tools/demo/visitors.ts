// People from other clubs who play in tournaments of the club. All are fictitious.
import type { Chance } from '@neundarter/rules/board/seeded-chance';

/** Somebody without an account. */
export type Visitor = {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Name of the club. */
  readonly club: string;
  /** Three-dart average. */
  readonly average: number;
};

const clubs: { readonly [club: string]: string } = {
  'DC Bulls Markheide':
    'Ralf Ebert, Sven Kolbe, Maik Thiele, Jörg Pohl, Dana Wirth, Silke Naumann, Torsten Beck, Marcel Haase, Ines Vogt',
  'Dartfreunde Auental':
    'Michael Jahn, Kerstin Ludwig, Steffen Engel, Mehmet Kaya, Daniela Seifert, Rico Herrmann, Anja Stein, Patrick Franke',
  'SV Grünau, Abteilung Darts':
    'René Busch, Claudia Horn, Holger Graf, Nadine Keller, Mirko Pfeiffer, Christian Heinrich, Yvonne Brandl, Jakub Nowak',
  'Triple 20 Weißensee':
    'Felix Sauer, Svenja Arnold, Markus Kuhn, Björn Simon, Elif Aydın, Lars Kühne, Sandra Otto, Philipp Weigel',
  'Checkout Tannrode':
    'Andreas Voigt, Birgit Schuster, Timo Ritter, Oliver Bergmann, Manuela Roth, Gerd Hempel, Laura Jung, Dominik Wendt, Hannes Barth',
};

/** All visitors, in another order for each chance. */
export const allVisitors = (chance: Chance, newId: () => string): readonly Visitor[] =>
  Object.entries(clubs)
    .flatMap(([club, names]) => names.split(', ').map((name) => ({ club, name })))
    .map(({ club, name }) => {
      const [firstName = '', lastName = ''] = name.split(' ');
      const average = Math.round(38 + 30 * chance());
      return { visitor: { id: newId(), firstName, lastName, club, average }, order: chance() };
    })
    .toSorted((one, other) => one.order - other.order)
    .map(({ visitor }) => visitor);
