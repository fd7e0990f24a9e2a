import { expect, it } from 'vitest';
import { emptyTournament, newTournaments } from '../event-form/tournament-values.ts';
import { shownEndOf } from './shown-end.ts';

it('shows no end that nobody has entered', () => {
  const [made] = newTournaments('bulls', {
    ...emptyTournament,
    name: 'Cup',
    date: 1_764_025_200_000,
    time: 600,
  });
  const { startDateTime = 0, endDateTime = 0 } = made ?? {};
  expect(shownEndOf({ type: 'tournament', startDateTime, endDateTime })).toBeNull();
  expect(shownEndOf({ type: 'training', startDateTime, endDateTime })).toBe(endDateTime);
  expect(shownEndOf({ type: 'tournament', startDateTime, endDateTime: endDateTime + 1 })).toBe(
    endDateTime + 1,
  );
});
