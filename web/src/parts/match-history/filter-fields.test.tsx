import '../../test/fake-indexed-db.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { forgetKeptAnswers } from '../../data/api/kept-answers.ts';
import { fakeApi } from '../../test/fake-api.ts';
import { entityOf } from '../../test/fake-match-server.ts';
import { json } from '../../test/fake-server.ts';
import { guestParty, playMatch } from '../../test/played-match.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { FilterFields } from './filter-fields.tsx';
import { noFilter } from './history-filter.ts';

afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await forgetKeptAnswers();
});

/** A match of the training with this id on a day in November. */
const headOn = (day: number, eventId: string) => {
  const match = { ...playMatch({ parties: [guestParty('Anna'), guestParty('Ben')] }), id: `m${day}` };
  const { sets: _sets, currentSet: _set, summary: _summary, ...props } = entityOf(match, 1, 'u1').props;
  const startedAt = new Date(2026, 10, day, 19).getTime();
  return { id: match.id, props: { ...props, startedAt, eventId, eventName: 'Dienstagstraining' } };
};

it('tells events of one name apart by their dates, the latest first', async () => {
  fakeApi({
    'GET /players/p1/matches': () =>
      json([headOn(10, 'e1'), headOn(24, 'e3'), headOn(17, 'e2'), headOn(3, 'e1')]),
  });
  renderInApp(<FilterFields id="f" filter={noFilter} now={0} change={() => undefined} playerId="p1" />);
  const field = screen.getByRole('combobox', { name: 'Event' });
  await within(field).findByRole('option', { name: /24\./ });
  expect(
    within(field)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Alle',
    'Dienstagstraining · 24.11.2026',
    'Dienstagstraining · 17.11.2026',
    'Dienstagstraining · 10.11.2026',
  ]);
});
