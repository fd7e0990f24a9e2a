import { expect, it } from 'vitest';
import { splitName } from './split-name.ts';

it.each([
  ['Anna Adler', 'Anna', 'Adler'],
  ['  Franz   von der Au ', 'Franz', 'von der Au'],
  ['Anna Maria van den Berg', 'Anna Maria', 'van den Berg'],
  ['Karl Von Und Zu Stein', 'Karl', 'Von Und Zu Stein'],
  ['Luis de la Cruz', 'Luis', 'de la Cruz'],
  ['von Stein', 'von', 'Stein'],
  ['Le Nguyen', 'Le', 'Nguyen'],
  ['Adler', '', 'Adler'],
  ['', '', ''],
])('%s', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName });
});
