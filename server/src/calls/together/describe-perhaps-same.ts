import type { PerhapsSame } from '@neundarter/contract/entities/hall/hall';
import { openQuestions } from '@neundarter/rules/hall/perhaps-same';
import { idsOf } from '@neundarter/rules/tournament/setup/participants';
import { gatherNamedPeople } from '../gather-named-people.ts';
import { confirmedOf, type Together } from './gather-together.ts';

type Place = PerhapsSame['people'][number];

/** The first entry of a person in one of the tournaments; null for who takes part in none. */
const placeOf = ({ own, others }: Pick<Together, 'own' | 'others'>, person: string): Place | null => {
  for (const part of [own, ...others]) {
    const entry = confirmedOf(part).find(({ participant }) => idsOf(participant).includes(person));
    if (entry !== undefined) return { eventId: part.running.tournament.event.id, entrant: entry.id, person };
  }
  return null;
};

/** Pairs of people about whom nobody has said whether they are the same, then those about whom somebody has. */
export const describePerhapsSame = (together: Together): PerhapsSame[] => {
  const { own, others, answers } = together;
  const people = [own, ...others].map((part) => confirmedOf(part).flatMap(gatherNamedPeople));
  const asked = openQuestions(people, answers).map(([one, other]) => ({
    people: [one.id, other.id] as const,
    isSame: null,
  }));
  return [...asked, ...answers].flatMap(({ people: ids, isSame }) => {
    const places = ids.flatMap((id) => placeOf(together, id) ?? []);
    return places.length === 2 ? [{ people: places, isSame }] : [];
  });
};
