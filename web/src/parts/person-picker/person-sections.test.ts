import { describe, expect, it } from 'vitest';
import type { ChosenPlayer } from './chosen-player.ts';
import { type PersonSources, personSections } from './person-sections.ts';

const player = (name: string): ChosenPlayer => ({
  id: name.toLowerCase(),
  name,
  firstName: name,
  lastName: null,
  pictureUrl: null,
});
const sources: PersonSources = {
  team: [player('Anna'), player('Ben')],
  met: [player('Ben'), player('Hanna')],
  guests: ['Jan', 'Jana'],
};
const nobody = { found: [], takenIds: [], takenNames: [] } as const;

/** Each section as text, e.g. `mates: anna ben`. */
const shown = (text: string, search: Partial<Parameters<typeof personSections>[1]> = {}) =>
  personSections(sources, { ...nobody, text, ...search }).map(
    ({ source, entries }) => `${source}: ${entries.map(({ id }) => id).join(' ')}`,
  );

describe('personSections', () => {
  it.each([
    [
      'everybody for no text, each once',
      '',
      ['mates: anna ben', 'met: hanna', 'guests: guest Jan guest Jana'],
    ],
    ['players with the text anywhere, guests who begin with it', 'an', ['mates: anna', 'met: hanna']],
    ['names in any case', ' JAN ', ['guests: guest Jana']],
    ['nobody', 'zoe', []],
  ])('offers %s', (_, text, expected) => {
    const takenNames = text.trim() === '' ? [] : [text];
    expect(shown(text, { takenNames })).toEqual(expected);
  });

  it('lists the players that the server found last, and nobody twice', () => {
    expect(shown('ben', { found: [player('Ben'), player('Benno')] })).toEqual(['mates: ben', 'found: benno']);
  });

  it('leaves out people who are already in the form', () => {
    expect(shown('', { takenIds: ['anna', 'hanna'], takenNames: ['jan'] })).toEqual([
      'mates: ben',
      'guests: guest Jana',
    ]);
  });
});
