import { completeConfig, type PartialMatchConfig, validateConfig } from '@neundarter/rules/match/config';
import type { MatchConfig } from '@neundarter/rules/match/types';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../test/browser-gaps.ts';
import { loadFields } from '../../test/load-fields.tsx';
import { MatchConfigForm, type MatchConfigFormProps } from './match-config-form.tsx';

let current: MatchConfig;

function Owner({ initial, draws }: { initial: PartialMatchConfig } & Pick<MatchConfigFormProps, 'draws'>) {
  const [config, setConfig] = useState(completeConfig(initial));
  useEffect(() => {
    current = config;
  }, [config]);
  return (
    <MatchConfigForm
      config={config}
      problems={validateConfig(config, draws)}
      onChange={setConfig}
      {...(draws === undefined ? {} : { draws })}
    />
  );
}

const choose = (name: string, index = 0) =>
  userEvent.click(screen.getAllByRole('radio', { name })[index] as HTMLElement);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const bullOut = () => screen.getByRole<HTMLInputElement>('switch', { name: /Ausbullen/ });

beforeAll(loadFields);
beforeEach(() => {
  current = completeConfig();
});
afterEach(cleanup);

it('brings the field of a choice into view, but moves nothing for other choices', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  render(<Owner initial={{}} />);
  await choose('Double In');
  expect(scrolled).not.toHaveBeenCalled();
  await choose('Andere');
  const field = screen.getByRole('textbox', { name: 'Eigene Startpunkte' });
  await waitFor(() =>
    expect(scrolled.mock.contexts.some((at) => (at as Element).contains(field))).toBe(true),
  );
  scrolled.mockRestore();
});

describe('sets', () => {
  it('are at least two, and their legs are first-to', async () => {
    render(<Owner initial={{ legMode: 'best-of', maxLegsToPlay: 7 }} />);
    await choose('First to');
    expect(current).toMatchObject({
      setMode: 'first-to',
      setsToWin: 2,
      legMode: 'first-to',
      legConfig: { legMode: 'first-to', legsToWinSet: 3 },
    });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Gewonnene Sätze: weniger' }).disabled).toBe(
      true,
    );
    await press('Legs pro Satz (First to): mehr');
    expect(current.legConfig.legsToWinSet).toBe(4);
    await choose('Ein Satz');
    expect(current).toMatchObject({ setMode: 'single-set', legsToWinSet: 4 });
  });

  it('refuse a single set and name the right setting', async () => {
    render(<Owner initial={{ setMode: 'first-to' }} />);
    const field = screen.getByRole('textbox', { name: 'Gewonnene Sätze' });
    await userEvent.clear(field);
    await userEvent.type(field, '1');
    expect(screen.getByText(/Für einen Satz wähle „Ein Satz“!/)).toBeTruthy();
  });
});

describe('the bull-out', () => {
  it('is off and locked without a deciding leg, and returns afterwards', async () => {
    render(<Owner initial={{ legMode: 'best-of', maxLegsToPlay: 5 }} />);
    expect(bullOut()).toMatchObject({ checked: true, disabled: false });
    await press('Legs höchstens: mehr');
    expect(bullOut()).toMatchObject({ checked: false, disabled: true });
    await press('Legs höchstens: mehr');
    expect(bullOut()).toMatchObject({ checked: true, disabled: false });
  });

  it('stays off after it was switched off', async () => {
    render(<Owner initial={{}} />);
    await userEvent.click(bullOut());
    await choose('Best of', 1);
    expect(current).toMatchObject({ legMode: 'best-of', bullOutForDecider: false });
  });
});

describe('numbers', () => {
  it('change by keys, by buttons and by typing', async () => {
    render(<Owner initial={{}} />);
    const legs = screen.getByRole<HTMLInputElement>('textbox', { name: 'Gewonnene Legs' });
    await userEvent.click(legs);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(current.legsToWinSet).toBe(4);
    await press('Gewonnene Legs: weniger');
    expect(legs.value).toBe('3');
    await userEvent.clear(legs);
    expect(screen.getByText('Gib eine Zahl von 1 bis 99 ein!')).toBeTruthy();
    await userEvent.type(legs, '12');
    expect(current.legsToWinSet).toBe(12);
    expect(screen.queryByText(/Gib eine Zahl/)).toBeNull();
  });

  it('are only odd if draws are forbidden', async () => {
    render(<Owner initial={{ legMode: 'best-of', maxLegsToPlay: 5 }} draws="draws-forbidden" />);
    await press('Legs höchstens: mehr');
    expect(current.maxLegsToPlay).toBe(7);
    const field = screen.getByRole('textbox', { name: 'Legs höchstens' });
    await userEvent.clear(field);
    await userEvent.type(field, '6');
    expect(screen.getByText(/muss ungerade sein/)).toBeTruthy();
  });
});

describe('the starting score', () => {
  it('is one of the usual scores or any other', async () => {
    render(<Owner initial={{}} />);
    await choose('170');
    expect(current.startingScore).toBe(170);
    await choose('Andere');
    const field = screen.getByRole('textbox', { name: 'Eigene Startpunkte' });
    await userEvent.clear(field);
    await userEvent.type(field, '1001');
    expect(current.startingScore).toBe(1001);
    await userEvent.clear(field);
    await userEvent.type(field, '1');
    expect(screen.getByText('Gib eine Zahl von 2 bis 10.001 ein!')).toBeTruthy();
  });
});

describe('the round limit', () => {
  const shown = async (name: string) => {
    await waitFor(() => screen.getByRole('radio', { name: 'Ohne', hidden: true }));
    await userEvent.click(screen.getByRole('radio', { name, hidden: true }));
  };

  it('is none, a usual number, or another one, with what decides afterwards', async () => {
    render(<Owner initial={{}} />);
    await shown('15');
    expect(current.roundLimit).toEqual({ rounds: 15, decision: 'bull' });
    await shown('Kleinerer Rest');
    expect(current.roundLimit).toEqual({ rounds: 15, decision: 'lowest-rest' });
    await shown('Ohne');
    expect(current).toEqual(completeConfig());
  });

  it('takes a number of its own', async () => {
    render(<Owner initial={{ roundLimit: { rounds: 12, decision: 'bull' } }} />);
    await waitFor(() => screen.getByRole('textbox', { name: 'Runden höchstens' }));
    const field = screen.getByRole('textbox', { name: 'Runden höchstens' });
    await userEvent.clear(field);
    await userEvent.type(field, '100');
    expect(current.roundLimit?.rounds).toBe(100);
    expect(screen.getByText('Gib eine Zahl von 1 bis 99 ein!')).toBeTruthy();
  });
});
