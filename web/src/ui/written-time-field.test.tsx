import '../test/render-in-app.tsx';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { writtenDateTime } from '../text/date-time.ts';
import { WrittenTimeField } from './written-time-field.tsx';

const evening = new Date(2026, 11, 24, 20, 15).getTime();
const onValue = vi.fn<(value: number | null) => void>();

function Field({ start = null }: { readonly start?: number | null }) {
  const [value, setValue] = useState<number | null>(start);
  return (
    <>
      <WrittenTimeField
        label="Beginn"
        format={writtenDateTime}
        value={value}
        onValue={(next) => {
          onValue(next);
          setValue(next);
        }}
        error={Number.isNaN(value) ? 'Kein Datum!' : undefined}
      />
      <button type="button" onClick={() => setValue(evening)}>
        Heiligabend
      </button>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Beginn' });
const picker = () => document.querySelector<HTMLInputElement>('input[type="datetime-local"]');

afterEach(() => {
  cleanup();
  onValue.mockClear();
});

it('accepts German dates, and formats them when the field is left', async () => {
  render(<Field />);
  await userEvent.type(field(), '24.12.26 20');
  expect(onValue).toHaveBeenLastCalledWith(new Date(2026, 11, 24, 20, 0).getTime());
  await userEvent.tab();
  expect(field().value).toBe('24.12.2026 20:00');
});

it('reports an unreadable date at the field, and keeps it', async () => {
  render(<Field start={evening} />);
  expect(field().value).toBe('24.12.2026 20:15');
  await userEvent.clear(field());
  expect(onValue).toHaveBeenLastCalledWith(null);
  await userEvent.type(field(), '31.6.2026 20:15');
  await userEvent.tab();
  expect(onValue).toHaveBeenLastCalledWith(Number.NaN);
  expect(field().value).toBe('31.6.2026 20:15');
  expect(field().getAttribute('aria-invalid')).toBe('true');
});

it('accepts a date from the calendar of the device', async () => {
  const showPicker = vi.fn();
  HTMLInputElement.prototype.showPicker = showPicker;
  render(<Field start={evening} />);
  await userEvent.click(screen.getByRole('button', { name: 'Beginn: im Kalender wählen' }));
  expect(showPicker).toHaveBeenCalledTimes(1);
  expect(picker()?.value).toBe('2026-12-24T20:15');
  fireEvent.change(picker() as HTMLInputElement, { target: { value: '2027-01-02T19:30' } });
  expect(onValue).toHaveBeenLastCalledWith(new Date(2027, 0, 2, 19, 30).getTime());
  expect(field().value).toBe('02.01.2027 19:30');
});

it('shows a value that was changed outside of the field', async () => {
  render(<Field />);
  await userEvent.type(field(), 'morgen');
  await userEvent.click(screen.getByRole('button', { name: 'Heiligabend' }));
  expect(field().value).toBe('24.12.2026 20:15');
});
