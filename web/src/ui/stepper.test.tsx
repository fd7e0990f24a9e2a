import '../test/render-in-app.tsx';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Stepper } from './stepper.tsx';

const onChange = vi.fn<(value: number) => void>();

function Field({ start = 3, step = 1 }: { readonly start?: number; readonly step?: number }) {
  const [value, setValue] = useState(start);
  const isWrong = !(value >= 1 && value <= 99);
  return (
    <Stepper
      label="Legs"
      value={value}
      min={1}
      max={99}
      step={step}
      error={isWrong ? 'Von 1 bis 99!' : undefined}
      onChange={(next) => {
        onChange(next);
        setValue(next);
      }}
    />
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Legs' });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const untilLoaded = () =>
  waitFor(() => expect(field().getAttribute('aria-roledescription')).toBe('Zahlenfeld'));

const noNetwork = () => {
  throw new Error('no network');
};

afterEach(() => {
  cleanup();
  onChange.mockClear();
});

describe.each(['plain', 'loaded'] as const)('the %s field', (version) => {
  beforeAll(() => {
    if (version === 'plain') vi.doMock('./stepper-piece.tsx', noNetwork);
    else vi.doUnmock('./stepper-piece.tsx');
  });

  const open = async (props: Parameters<typeof Field>[0] = {}) => {
    render(<Field {...props} />);
    if (version === 'loaded') await untilLoaded();
  };

  it('steps by its buttons and stops at the ends', async () => {
    await open({ start: 98 });
    await userEvent.click(button('Legs: mehr'));
    expect(field().value).toBe('99');
    expect(button('Legs: mehr').disabled).toBe(true);
    await userEvent.click(button('Legs: weniger'));
    expect(field().value).toBe('98');
  });

  it('accepts typed numbers, and reports wrong ones instead of changing them', async () => {
    await open();
    await userEvent.clear(field());
    expect(onChange).toHaveBeenLastCalledWith(Number.NaN);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(field(), '500');
    await userEvent.tab();
    expect(field().value).toBe('500');
    expect(onChange).toHaveBeenLastCalledWith(500);
    expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Von 1 bis 99!',
    );
  });

  it('begins with the minimum if the field is empty', async () => {
    await open();
    await userEvent.clear(field());
    await userEvent.click(button('Legs: mehr'));
    expect(onChange).toHaveBeenLastCalledWith(1);
  });

  it('shows a number without a separator of thousands', async () => {
    await open({ start: 1001 });
    expect(field().value).toBe('1001');
  });
});

it('steps by arrow keys, and moves to the ends by Home and End', async () => {
  render(<Field step={2} />);
  await untilLoaded();
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(field().value).toBe('5');
  await userEvent.keyboard('{End}');
  expect(field().value).toBe('99');
  await userEvent.keyboard('{Home}');
  expect(field().value).toBe('1');
});
