import { expect, it } from 'vitest';
import { eventEntity } from '../../test/events.ts';
import { usualPlaceOf } from './usual-place.ts';

const at = (city: string) =>
  eventEntity({ location: city === '' ? null : { address: 'Bullsweg 1', zip: '', city } });

it.each([
  [['Jena', 'Jena', 'Halle'], 'Bullsweg 1, Jena'],
  [['Jena', 'Jena'], 'Bullsweg 1, Jena'],
  [['Jena', 'Halle'], null],
  [['Jena'], null],
  [['Jena', 'Jena', ''], null],
  [[''], null],
  [['', '', ''], null],
  [[], null],
])('%j: %s', (cities, place) => expect(usualPlaceOf(cities.map(at))).toBe(place));
