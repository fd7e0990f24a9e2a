import { completeConfig } from '@neundarter/rules/match/config';
import { createMatch } from '@neundarter/rules/match/create';
import type { Party, PerParty } from '@neundarter/rules/match/types';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { applyCommand, type MatchCommand } from '../../data/match/match-commands.ts';
import { doubleParty, guestParty, idOf } from '../../test/played-match.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { PartnerOrder } from './partner-order.tsx';

const matchOf = (parties: PerParty<Party>) =>
  createMatch({ id: 'm1', parties, config: completeConfig({ legsToWinSet: 1 }) });

const names = () => screen.getAllByRole('button').map((button) => button.textContent);

afterEach(cleanup);

it('lets the other one of each pair throw first, and says so', async () => {
  const sent: MatchCommand[] = [];
  let match = matchOf([doubleParty('Ina', 'Kai'), doubleParty('Udo', 'Mia')]);
  const dispatch = (command: MatchCommand) => {
    sent.push(command);
    const applied = applyCommand(match, command);
    if (applied.ok) match = applied.value;
    return applied;
  };
  const { rerender } = renderInApp(<PartnerOrder match={match} dispatch={dispatch} />);
  expect(names()).toEqual(['Ina zuerst', 'Udo zuerst']);
  await userEvent.click(screen.getByRole('button', { name: 'Udo wirft vor Mia: Reihenfolge tauschen' }));
  expect(sent).toEqual([{ kind: 'partners', id: expect.any(String), party: 1, firstPlayerId: idOf('Mia') }]);
  rerender(<PartnerOrder match={match} dispatch={dispatch} />);
  expect(names()).toEqual(['Ina zuerst', 'Mia zuerst']);
});

it('shows nothing in singles', () => {
  renderInApp(
    <PartnerOrder match={matchOf([guestParty('Ina'), guestParty('Kai')])} dispatch={(() => null) as never} />,
  );
  expect(screen.queryByRole('button')).toBeNull();
});
