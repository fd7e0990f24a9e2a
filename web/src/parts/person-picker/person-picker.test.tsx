import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer, json, noNetwork } from '../../test/fake-server.ts';
import { loadFields } from '../../test/load-fields.tsx';
import { playerEntity, signInAs } from '../../test/people.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import type { ChosenPlayer } from './chosen-player.ts';
import { PersonPicker } from './person-picker.tsx';
import type { PersonSources } from './person-sections.ts';

const player = (id: string, name: string): ChosenPlayer => ({
  id,
  name,
  firstName: name,
  lastName: null,
  pictureUrl: null,
});
const mates = [player('anna01xyz', 'Anna'), player('ben002xyz', 'Ben')];
const everything: PersonSources = { team: mates, guests: ['Jan'], search: 'registered', code: true };
const onPlayer = vi.fn<(chosen: ChosenPlayer) => void>();
const onNobody = vi.fn<() => void>();

function Picker({ sources = everything }: { readonly sources?: PersonSources }) {
  const [text, setText] = useState('');
  return (
    <PersonPicker
      label="Spieler"
      text={text}
      onText={setText}
      onPlayer={onPlayer}
      onNobody={onNobody}
      sources={sources}
      foundText={(name) => `${name} spielt mit.`}
    />
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Spieler' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent.slice(1));

beforeAll(loadFields);
beforeEach(() => {
  signInAs();
  onPlayer.mockClear();
  onNobody.mockClear();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('offers known people at once, without a request', async () => {
  const calls = fakeServer(noNetwork);
  renderInApp(<Picker />);
  await userEvent.click(field());
  expect(options()).toEqual(['Anna', 'Ben', 'Jan']);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onPlayer.mock.calls).toEqual([[mates[1]]]);
  expect(calls).toEqual([]);
});

it('adds players whom the server finds by name', async () => {
  fakeServer(({ url }) =>
    url.includes('/players?') ? json([playerEntity({ id: 'annika', firstName: 'Annika' })]) : json(null),
  );
  renderInApp(<Picker />);
  await userEvent.type(field(), 'ann');
  expect(options()).toEqual(['Anna']);
  await waitFor(() => expect(options()).toEqual(['Anna', 'Annika']));
  await userEvent.click(screen.getByRole('option', { name: 'Annika' }));
  expect(onPlayer.mock.lastCall?.[0]).toMatchObject({ id: 'annika', name: 'Annika' });
});

it('chooses the player whose online id was typed, and removes them again', async () => {
  fakeServer(({ url }) =>
    url.includes('/players/online/DORA99')
      ? json({ id: 'dora99xyz', firstName: 'Dora', lastName: null })
      : json([]),
  );
  renderInApp(<Picker sources={{ code: true }} />);
  await userEvent.type(field(), 'dora99');
  expect(await screen.findByText('Dora spielt mit.')).toBeTruthy();
  expect(onPlayer.mock.lastCall?.[0]).toMatchObject({ id: 'dora99xyz', name: 'Dora' });
  await userEvent.keyboard('{Backspace}');
  expect(onNobody).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Dora spielt mit.')).toBeNull();
});

it('says that no player has the online id or the name', async () => {
  fakeServer(({ url }) =>
    url.includes('/players/online/') ? new Response(null, { status: 204 }) : json([]),
  );
  const { unmount } = renderInApp(<Picker sources={{ code: true }} />);
  await userEvent.type(field(), 'xyzxyz');
  expect(await screen.findByText('Es konnte kein Spieler mit der Id XYZXYZ gefunden werden.')).toBeTruthy();
  expect(field().getAttribute('aria-invalid')).toBe('true');
  unmount();
  renderInApp(<Picker />);
  await userEvent.type(field(), 'zoe');
  const text = 'Es konnte kein Spieler mit dem Namen oder der ID zoe gefunden werden.';
  expect(await screen.findByText(text)).toBeTruthy();
});

it('says without network that it cannot search, and still offers known people', async () => {
  fakeServer(noNetwork);
  renderInApp(<Picker />);
  await userEvent.type(field(), 'be');
  expect(await screen.findByText(/^Die Suche ist gerade nicht möglich/)).toBeTruthy();
  expect(options()).toEqual(['Ben']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onPlayer.mock.calls).toEqual([[mates[1]]]);
});

it('says the same if the network does not answer', async () => {
  fakeServer(() => new Promise<Response>(() => undefined));
  renderInApp(<Picker />);
  await userEvent.type(field(), 'be');
  expect(await screen.findByText('Spieler wird gesucht...')).toBeTruthy();
  expect(options()).toEqual(['Ben']);
  expect(await screen.findByText(/^Die Suche ist gerade nicht möglich: keine Antwort/)).toBeTruthy();
  expect(options()).toEqual(['Ben']);
});

it('accepts the name of a new guest by Enter', async () => {
  fakeServer(noNetwork);
  renderInApp(<Picker sources={{ team: mates, guests: ['Jan'] }} />);
  await userEvent.type(field(), 'Annabel{Enter}');
  expect(field().value).toBe('Annabel');
  await userEvent.clear(field());
  await userEvent.type(field(), 'j{ArrowDown}{Enter}');
  expect(field().value).toBe('Jan');
  expect(onPlayer).not.toHaveBeenCalled();
});
