import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../test/browser-gaps.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Form, FormFailure } from './form.tsx';
import { isSomethingUnsaved } from './leave-guard.ts';
import { TextField } from './text-field.tsx';
import { type FormOptions, useForm } from './use-form.ts';

type Team = { readonly name: string; readonly players: readonly { readonly name: string }[] };
type Sending = Awaited<ReturnType<FormOptions<Team>['send']>>;

const empty: Team = { name: '', players: [] };
const missing = (text: string) => (text === '' ? 'fehlt' : undefined);
const check = ({ name, players }: Team) => ({
  name: missing(name),
  ...Object.fromEntries(players.map((player, place) => [`players.${place}.name`, missing(player.name)])),
});
const refusal = (code: string, fields: readonly string[] = []): Sending => ({
  ok: false,
  error: { code, fields },
  text: 'Das ging nicht.',
});
const sent: Sending = { ok: true };

const open = (options: Partial<FormOptions<Team>> = {}) =>
  renderHook(
    (changed: Partial<FormOptions<Team>>) =>
      useForm<Team>({ start: empty, check, send: async () => sent, ...options, ...changed }),
    { initialProps: {} },
  );

afterEach(cleanup);

describe('problems', () => {
  it('are shown after the first attempt to send, and then updated while typing', async () => {
    const send = vi.fn(async () => sent);
    const { result } = open({ send });
    expect(result.current.problems).toEqual({});
    await act(() => result.current.submit());
    expect(result.current.field('name').error).toBe('fehlt');
    expect(result.current.isChecked).toBe(true);
    expect(send).not.toHaveBeenCalled();
    act(() => result.current.field('name').onValue('Bulls'));
    expect(result.current.problems).toEqual({});
    act(() => result.current.set({ name: '' }));
    expect(result.current.field('name').error).toBe('fehlt');
  });

  it('are cleared after the form was sent', async () => {
    const { result } = open();
    await act(() => result.current.submit());
    act(() => result.current.set({ name: 'Bulls' }));
    await act(() => result.current.submit());
    expect(result.current).toMatchObject({ isChecked: false, values: empty, problems: {} });
  });
});

describe('a refusal of the server', () => {
  const withName = { start: { ...empty, name: 'Bulls', players: [{ name: 'Anna' }] } };

  it.each([
    ['/props/name', 'name'],
    ['/changedProps/name', 'name'],
    ['/name', 'name'],
    ['/changedProps/eventData/config/name', 'name'],
    ['/props/players/0/name', 'players.0.name'],
    ['/props/players', 'players'],
  ])('that names %s is shown at the field until it changes', async (pointer, field) => {
    const { result } = open({ ...withName, send: async () => refusal('error.invalid-request', [pointer]) });
    await act(() => result.current.submit());
    expect(result.current.problems).toEqual({
      [field]: 'Diese Angabe nimmt der Server nicht an. Bitte ändere sie!',
    });
    expect(result.current.failure).toBeNull();
    act(() => result.current.set(field === 'name' ? { name: 'Eagles' } : { players: [] }));
    expect(result.current.problems).toEqual({});
  });

  it.each([[['/id']], [['/props/name', '/id']], [[]]])(
    'that names %j is shown below the form',
    async (fields) => {
      const onFailure = vi.fn();
      const send = vi.fn(async () => refusal('error.invalid-request', fields));
      const { result } = open({ ...withName, send, onFailure });
      await act(() => result.current.submit());
      expect(result.current).toMatchObject({ failure: 'Das ging nicht.', problems: {} });
      expect(onFailure.mock.calls).toEqual([['Das ging nicht.']]);
      send.mockResolvedValue(sent);
      await act(() => result.current.submit());
      expect(result.current.failure).toBeNull();
    },
  );

  it('is shown at the field that belongs to its code', async () => {
    const place = () => ({ name: 'gibt es schon' });
    const { result } = open({ ...withName, place, send: async () => refusal('error.id-already-exists') });
    await act(() => result.current.submit());
    expect(result.current).toMatchObject({ problems: { name: 'gibt es schon' }, failure: null });
  });
});

describe('sending', () => {
  it('happens once at a time, with the values typed until then', async () => {
    let answer: (sending: Sending) => void = () => undefined;
    const send = vi.fn(() => new Promise<Sending>((resolve) => (answer = resolve)));
    const { result } = open({ send });
    act(() => result.current.set({ name: 'Bulls' }));
    act(() => void result.current.submit());
    act(() => void result.current.submit());
    expect(result.current.isBusy).toBe(true);
    act(() => result.current.set({ name: 'Bullseye' }));
    await act(async () => answer(sent));
    expect(send.mock.calls).toEqual([[{ ...empty, name: 'Bulls' }, undefined]]);
    expect(result.current).toMatchObject({ isBusy: false, isDirty: true, values: { name: 'Bullseye' } });
  });

  it('can be done in several ways, which are passed to the check', async () => {
    const ways: string[] = [];
    const { result } = renderHook(() =>
      useForm<{ text: string }, 'draft' | 'published'>({
        start: { text: '' },
        check: ({ text }, way) => ({ text: way === 'published' ? missing(text) : undefined }),
        send: async (_, way) => {
          ways.push(way);
          return sent;
        },
      }),
    );
    await act(() => result.current.submit('published'));
    expect(result.current.field('text').error).toBe('fehlt');
    await act(() => result.current.submit('draft'));
    expect(ways).toEqual(['draft']);
  });

  it('keeps the form busy while another page is loading', async () => {
    const { result } = open({ start: { ...empty, name: 'Bulls' }, onSent: () => 'left' });
    await act(() => result.current.submit());
    expect(result.current.isBusy).toBe(true);
  });

  it('that fails leaves a form that can be sent again', async () => {
    const send = vi.fn<() => Promise<Sending>>().mockRejectedValueOnce(new Error('a mistake of ours'));
    send.mockResolvedValue(sent);
    const { result } = open({ start: { ...empty, name: 'Bulls' }, send });
    await act(() => expect(result.current.submit()).rejects.toThrow('a mistake of ours'));
    expect(result.current.isBusy).toBe(false);
    await act(() => result.current.submit());
    expect(send).toHaveBeenCalledTimes(2);
  });
});

describe('values', () => {
  it('follow the initial values until the user types', () => {
    const { result, rerender } = open({});
    act(() => result.current.set({ name: 'Bulls' }));
    rerender({ start: { name: 'Eagles', players: [{ name: 'Anna' }] } });
    expect(result.current.values).toEqual({ name: 'Bulls', players: [{ name: 'Anna' }] });
    rerender({ start: { name: 'Bulls', players: [] } });
    expect(result.current.isDirty).toBe(false);
  });

  it('may be typed before the form opens', () => {
    const { result } = open({ typed: { name: 'Bulls' } });
    expect(result.current).toMatchObject({ values: { name: 'Bulls' }, isDirty: true });
  });

  it('are changed on the basis of the latest values', () => {
    const { result } = open();
    act(() => {
      result.current.set(({ name }) => ({ name: `${name}a` }));
      result.current.set(({ name }) => ({ name: `${name}b` }));
    });
    expect(result.current.values.name).toBe('ab');
  });
});

describe('a list', () => {
  const players = ['Anna', 'Ben', ''].map((name) => ({ name }));
  const names = ({ values }: { readonly values: Team }) => values.players.map(({ name }) => name);

  it('can be extended, changed, sorted and shortened', () => {
    const { result } = open({ start: { name: 'Bulls', players } });
    const list = () => result.current.list('players');
    act(() => {
      list().add({ name: 'Cem' });
      list().add({ name: 'Dora' });
    });
    expect(names(result.current)).toEqual(['Anna', 'Ben', '', 'Cem', 'Dora']);
    act(() => list().replace(2, { name: 'Eva' }));
    act(() => list().move(4, 0));
    expect(names(result.current)).toEqual(['Dora', 'Anna', 'Ben', 'Eva', 'Cem']);
    act(() => list().move(0, 5));
    act(() => list().move(0, -1));
    expect(names(result.current)).toEqual(['Dora', 'Anna', 'Ben', 'Eva', 'Cem']);
    act(() => list().remove(1));
    expect(list().entries.map(({ name }) => name)).toEqual(['Dora', 'Ben', 'Eva', 'Cem']);
    expect(result.current.isDirty).toBe(true);
  });

  it('that is back in its first order is not dirty', () => {
    const { result } = open({ start: { name: 'Bulls', players } });
    act(() => result.current.list('players').move(0, 2));
    act(() => result.current.list('players').move(2, 0));
    expect(result.current.isDirty).toBe(false);
  });

  it('reports the problem of each entry, even after a move', async () => {
    const { result } = open({ start: { name: 'Bulls', players } });
    await act(() => result.current.submit());
    const errors = () => [0, 1, 2].map((place) => result.current.list('players').errorAt(place, 'name'));
    expect(errors()).toEqual([undefined, undefined, 'fehlt']);
    act(() => result.current.list('players').move(2, 0));
    expect(errors()).toEqual(['fehlt', undefined, undefined]);
  });

  it('forgets the refusal of a changed entry, and all refusals after a move', async () => {
    const send = async () => refusal('error.invalid-request', ['/props/players/0/name', '/props/players/1']);
    const { result } = open({ start: { name: 'Bulls', players: players.slice(0, 2) }, send });
    await act(() => result.current.submit());
    expect(Object.keys(result.current.problems)).toEqual(['players.0.name', 'players.1']);
    act(() => result.current.list('players').replace(0, { name: 'Anja' }));
    expect(Object.keys(result.current.problems)).toEqual(['players.1']);
    act(() => result.current.list('players').add({ name: 'Cem' }));
    expect(result.current.list('players').errorAt(1)).not.toBeUndefined();
    act(() => result.current.list('players').remove(0));
    expect(result.current.problems).toEqual({});
  });
});

describe('unsaved values', () => {
  const isWarned = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('cause a question after typing, but not during and after sending', async () => {
    let answer: (sending: Sending) => void = () => undefined;
    const { result, unmount } = open({ send: () => new Promise((resolve) => (answer = resolve)) });
    expect([isSomethingUnsaved(), isWarned()]).toEqual([false, false]);
    act(() => result.current.set({ name: 'Bulls' }));
    expect([isSomethingUnsaved(), isWarned()]).toEqual([true, true]);
    act(() => void result.current.submit());
    expect(isSomethingUnsaved()).toBe(false);
    await act(async () => answer(refusal('error.api.500')));
    expect(isSomethingUnsaved()).toBe(true);
    act(() => void result.current.submit());
    await act(async () => answer(sent));
    expect(isSomethingUnsaved()).toBe(false);
    act(() => result.current.set({ name: 'Eagles' }));
    unmount();
    expect([isSomethingUnsaved(), isWarned()]).toEqual([false, false]);
  });

  it('are gone at once after they were discarded', () => {
    const { result } = open();
    act(() => result.current.set({ name: 'Bulls' }));
    act(() => {
      result.current.discard();
      expect(isSomethingUnsaved()).toBe(false);
    });
    expect(result.current.values).toEqual(empty);
  });

  it('cause no question if leaving loses nothing', () => {
    const { result } = open({ unsaved: 'keep' });
    act(() => result.current.set({ name: 'Bulls' }));
    expect([isSomethingUnsaved(), isWarned()]).toEqual([false, false]);
  });
});

describe('Form', () => {
  function TeamForm({ send }: { readonly send: () => Promise<Sending> }) {
    const form = useForm({
      start: { city: '', name: '' },
      check: ({ name }) => ({ name: missing(name) }),
      send,
    });
    return (
      <Form form={form} onSubmit={form.submit}>
        <TextField {...form.field('city')} label="Ort" />
        <TextField {...form.field('name')} label="Name" />
        <FormFailure form={form} />
        <button type="submit">Senden</button>
      </Form>
    );
  }
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Senden' }));
  const name = () => screen.getByRole('textbox', { name: 'Name' });

  it('moves the focus to the first wrong field, found by the form or by the server', async () => {
    const send = vi.fn(async () => refusal('error.invalid-request', ['/props/city']));
    render(<TeamForm send={send} />);
    await submit();
    expect(document.activeElement).toBe(name());
    await userEvent.type(name(), 'Bulls');
    await submit();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Ort' })));
    expect(screen.getByRole('alert').textContent).toContain('nimmt der Server nicht an');
  });

  it('shows errors that belong to no field below the fields', async () => {
    render(<TeamForm send={async () => refusal('error.api.500')} />);
    await userEvent.type(name(), 'Bulls');
    await submit();
    expect((await screen.findByRole('alert')).textContent).toBe('Das ging nicht.');
  });
});
