import '../test/render-in-app.tsx';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { PinField } from './pin-field.tsx';

const onComplete = vi.fn<(pin: string) => void>();

function Field({ error }: { readonly error?: string }) {
  const [pin, setPin] = useState('');
  return (
    <>
      <PinField label="PIN" value={pin} onValue={setPin} onComplete={onComplete} error={error} />
      <output>{pin}</output>
    </>
  );
}

const typed = () => screen.getByRole('status').textContent;
const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox');
const open = async (version: 'plain' | 'loaded', error?: string) => {
  render(<Field {...(error === undefined ? {} : { error })} />);
  if (version === 'loaded') await screen.findByRole('textbox', { name: 'Ziffer 4 von 4' });
};

const noNetwork = () => {
  throw new Error('no network');
};

afterEach(() => {
  cleanup();
  onComplete.mockClear();
});

describe.each(['plain', 'loaded'] as const)('the %s field', (version) => {
  beforeAll(() => {
    if (version === 'plain') vi.doMock('./pin-field-piece.tsx', noNetwork);
    else vi.doUnmock('./pin-field-piece.tsx');
  });

  it('accepts only digits, and reports when it is complete', async () => {
    await open(version);
    await userEvent.click(screen.getByLabelText('PIN', { selector: 'input' }));
    await userEvent.keyboard('12a');
    expect(typed()).toBe('12');
    expect(onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('34');
    expect(typed()).toBe('1234');
    expect(onComplete.mock.calls).toEqual([['1234']]);
  });

  it('accepts a pasted PIN with blanks', async () => {
    await open(version);
    await userEvent.click(screen.getByLabelText('PIN', { selector: 'input' }));
    await userEvent.paste('98 76');
    expect(typed()).toBe('9876');
    expect(onComplete.mock.calls).toEqual([['9876']]);
  });

  it('accepts a PIN from a text message, and shows an error', async () => {
    await open(version, 'Die PIN stimmt nicht.');
    const [first] = boxes();
    expect(first?.autocomplete).toBe('one-time-code');
    expect(first?.inputMode).toBe('numeric');
    expect(first?.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(first?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Die PIN stimmt nicht.',
    );
  });
});

it('moves between boxes by arrow keys, and back by Backspace', async () => {
  await open('loaded');
  await userEvent.click(boxes()[0] as HTMLInputElement);
  await userEvent.keyboard('1234{Backspace}{Backspace}');
  expect(typed()).toBe('12');
  await userEvent.keyboard('{ArrowLeft}9');
  expect(typed().length).toBeLessThanOrEqual(3);
  expect(typed()).toContain('9');
});
