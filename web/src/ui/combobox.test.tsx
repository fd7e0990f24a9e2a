import '../test/render-in-app.tsx';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Combobox } from './combobox.tsx';
import type { ComboboxProps, ComboboxSection } from './combobox-props.ts';
import { LiveRegion } from './live-region.tsx';

const sections: readonly ComboboxSection[] = [
  {
    title: 'Team',
    options: [
      { id: 'anna', label: 'Anna' },
      { id: 'ben', label: 'Ben', isDisabled: true, detail: 'Im Team' },
    ],
  },
  { title: 'Gäste', options: [{ id: 'jan', label: 'Jan' }] },
];
const onChoose = vi.fn<(id: string) => void>();
const onSubmit = vi.fn<() => void>();

function Field(props: Partial<ComboboxProps>) {
  const [text, setText] = useState('');
  const shown = sections.map((section) => ({
    ...section,
    options: section.options.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())),
  }));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Combobox
        label="Name"
        text={text}
        onText={setText}
        sections={shown}
        onChoose={onChoose}
        values="open"
        {...props}
      />
      <button type="submit">Weiter</button>
      <LiveRegion />
    </form>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Name' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const active = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.textContent;
};
const open = async (props: Partial<ComboboxProps> = {}) => {
  render(<Field {...props} />);
  await screen.findByRole('combobox');
};

beforeEach(() => {
  onChoose.mockClear();
  onSubmit.mockClear();
});
afterEach(cleanup);

describe('before its list is there', () => {
  beforeAll(() => {
    vi.doMock('./combobox-piece.tsx', () => {
      throw new Error('no network');
    });
  });
  afterAll(() => {
    vi.doUnmock('./combobox-piece.tsx');
  });

  it('is a plain field', async () => {
    render(<Field error="Fehlt!" hint="Vor- und Nachname" />);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.getAttribute('aria-describedby')?.split(' ')).toHaveLength(2);
    await userEvent.type(input, 'Zoe{Enter}');
    expect(input.value).toBe('Zoe');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it.each(['popup', 'list'] as const)(
    'offers suggestions as buttons in a %s that accepts only suggestions',
    async (shape) => {
      render(<Field values="closed" shape={shape} />);
      await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'an');
      expect(screen.queryByRole('button', { name: 'Ben' })).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: 'Jan' }));
      expect(onChoose.mock.calls).toEqual([['jan']]);
    },
  );
});

describe('as soon as its list is there', () => {
  it('opens for what was typed before', async () => {
    let arrive: () => void = () => undefined;
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    vi.doMock('./combobox-piece.tsx', async (original) => {
      await arrival;
      return original();
    });
    render(<Field values="closed" />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'an');
    arrive();
    await screen.findByRole('combobox');
    await waitFor(() => expect(options()).toEqual(['Anna', 'Jan']));
    expect(document.activeElement).toBe(field());
    vi.doUnmock('./combobox-piece.tsx');
  });
});

describe('with the keyboard', () => {
  it('opens by arrow key, moves through all sections and chooses by Enter', async () => {
    await open();
    await userEvent.tab();
    expect(options()).toEqual([]);
    await userEvent.keyboard('{ArrowDown}');
    expect(options()).toEqual(['Anna', 'BenIm Team', 'Jan']);
    expect(field().getAttribute('aria-expanded')).toBe('true');
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe('Anna');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(active()).toBe('Jan');
    await userEvent.keyboard('{Enter}');
    expect(onChoose.mock.calls).toEqual([['jan']]);
    expect(onSubmit).not.toHaveBeenCalled();
    expect(options()).toEqual([]);
    expect(document.activeElement).toBe(field());
  });

  it('keeps the typed text by Enter and sends the form', async () => {
    await open();
    await userEvent.type(field(), 'an{Enter}');
    expect(field().value).toBe('an');
    expect(onChoose).not.toHaveBeenCalled();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('chooses the first suggestion by Enter if it accepts only suggestions', async () => {
    await open({ values: 'closed' });
    await userEvent.type(field(), 'an{Enter}');
    expect(onChoose.mock.calls).toEqual([['anna']]);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('closes by Escape and keeps the text, even after a second Escape', async () => {
    await open();
    await userEvent.type(field(), 'an');
    expect(options()).toEqual(['Anna', 'Jan']);
    await userEvent.keyboard('{Escape}');
    expect([options(), field().value]).toEqual([[], 'an']);
    await userEvent.keyboard('{Escape}');
    expect(field().value).toBe('an');
  });

  it('moves to the ends of the text by Home and End', async () => {
    await open();
    await userEvent.type(field(), 'an{Home}J');
    expect(field().value).toBe('Jan');
    await userEvent.keyboard('{End}a');
    expect(field().value).toBe('Jana');
  });

  it('closes when Tab moves the focus', async () => {
    await open();
    await userEvent.type(field(), 'an{Tab}');
    expect(options()).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Weiter' }));
  });

  it('does not choose a locked suggestion', async () => {
    await open();
    await userEvent.type(field(), 'ben{ArrowDown}{Enter}');
    expect(onChoose).not.toHaveBeenCalled();
  });
});

it('chooses a suggestion by a tap', async () => {
  await open();
  await userEvent.click(field());
  await userEvent.click(screen.getByRole('option', { name: 'Jan' }));
  expect(onChoose.mock.calls).toEqual([['jan']]);
  expect(options()).toEqual([]);
});

it('closes by a tap beside it', async () => {
  await open();
  await userEvent.click(field());
  expect(options()).not.toEqual([]);
  await userEvent.click(document.body);
  expect(options()).toEqual([]);
});

it('names its list and its sections, and announces the number of suggestions', async () => {
  await open();
  await userEvent.type(field(), 'an');
  const list = screen.getByRole('listbox', { name: 'Vorschläge: Name' });
  expect(
    within(list)
      .getAllByRole('group')
      .map((group) => group.textContent),
  ).toEqual(['TeamAnna', 'GästeJan']);
  expect(await screen.findByText('2 Vorschläge')).toBeTruthy();
});

it('shows a note, even without suggestions', async () => {
  await open({ note: 'Die Suche ist nicht möglich.' });
  await userEvent.type(field(), 'zoe');
  expect(screen.getByText('Die Suche ist nicht möglich.')).toBeTruthy();
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('is always visible as a list', async () => {
  await open({ shape: 'list', values: 'closed' });
  await waitFor(() => expect(options()).toHaveLength(3));
  await userEvent.type(field(), 'an{Enter}');
  expect(onChoose.mock.calls).toEqual([['anna']]);
});
