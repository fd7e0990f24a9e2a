import { expect, it } from 'vitest';
import { entityOf } from '../../test/fake-match-server.ts';
import { guestParty, playMatch } from '../../test/played-match.ts';
import { cardOfHead } from '../match-card/card-match.ts';
import {
  countLimits,
  fitsFilter,
  type HistoryFilter,
  noFilter,
  queryOf,
  readFilter,
  writeFilter,
} from './history-filter.ts';

const now = new Date(2026, 10, 21, 15).getTime();
const id = 'abcdefghij0123456789';

const filters: readonly HistoryFilter[] = [
  noFilter,
  { ...noFilter, search: 'Anna B', period: 'week' },
  { ...noFilter, opponentId: id, eventId: id, eventType: 'none' },
  { ...noFilter, period: { from: null, to: now } },
  { ...noFilter, period: { from: null, to: null } },
];

it.each(filters)('comes back from the address: %j', (filter) => {
  const address = writeFilter(new URLSearchParams('of=device&search=x&period=day'), filter);
  expect(readFilter(address)).toEqual(filter);
  expect(address.get('of')).toBe('device');
});

it('ignores what is not valid in the address', () => {
  const address = new URLSearchParams('opponentId=x&eventId=%25&eventType=lost&period=ever&afterDate=abc');
  expect(readFilter(address)).toEqual(noFilter);
});

it('asks the server only for what limits', () => {
  expect(queryOf({ ...noFilter, search: '  ' }, now)).toEqual({});
  expect(queryOf({ ...noFilter, search: ' ben ', period: 'day' }, now)).toEqual({
    search: 'ben',
    afterDate: new Date(2026, 10, 21).getTime(),
    beforeDate: new Date(2026, 10, 21, 23, 59, 59, 999).getTime(),
  });
  expect(countLimits({ ...noFilter, search: 'ben', eventId: id, period: 'day' })).toBe(2);
});

it('finds on the device what the server would find', () => {
  const match = playMatch({ parties: [guestParty('Anna'), guestParty('Jörg')] });
  const { sets: _sets, currentSet: _set, summary: _summary, ...props } = entityOf(match, 1, 'me').props;
  const card = cardOfHead({ id: match.id, props });
  const fits = (filter: Partial<HistoryFilter>) => fitsFilter(card, { ...noFilter, ...filter }, now);
  expect(fits({ search: 'jorg' })).toBe(true);
  expect(fits({ search: 'ben' })).toBe(false);
  expect(fits({ eventType: 'none' })).toBe(true);
  expect(fits({ eventType: 'training' })).toBe(false);
  expect(fits({ opponentId: id })).toBe(false);
  expect(fits({ period: { from: card.date, to: card.date } })).toBe(true);
  expect(fits({ period: { from: card.date + 1, to: null } })).toBe(false);
});
