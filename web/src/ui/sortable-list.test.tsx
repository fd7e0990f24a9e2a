import '../test/render-in-app.tsx';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { LiveRegion } from './live-region.tsx';
import { SortableList } from './sortable-list.tsx';

function List({ names = ['Anna', 'Ben', 'Clara', 'Dora'] }: { readonly names?: readonly string[] }) {
  const [ids, setIds] = useState(names);
  return (
    <>
      <SortableList
        label="Aufstellung"
        items={ids.map((id) => ({ id, name: id, content: id }))}
        onReorder={setIds}
      />
      <LiveRegion />
    </>
  );
}

const rows = () => within(screen.getByRole('list', { name: 'Aufstellung' })).getAllByRole('listitem');
const order = () => rows().map((row) => row.dataset['id']);
const menu = (name: string) => screen.getByRole('button', { name: `Platz von ${name} ändern` });
const choose = async (name: string, way: string) => {
  await userEvent.click(menu(name));
  await userEvent.click(screen.getByRole('menuitem', { name: way }));
};

const noNetwork = () => {
  throw new Error('no network');
};

afterEach(cleanup);

describe.each(['plain', 'loaded'] as const)('the %s list', (version) => {
  beforeAll(() => {
    if (version === 'plain') vi.doMock('./sortable-list-piece.tsx', noNetwork);
    else vi.doUnmock('./sortable-list-piece.tsx');
  });

  const open = async (names?: readonly string[]) => {
    render(<List {...(names === undefined ? {} : { names })} />);
    if (version === 'loaded') await screen.findAllByRole('button', { name: /verschieben$/ });
  };

  it('moves an entry by the menu, which keeps the focus, and announces the new place', async () => {
    await open();
    await choose('Anna', 'Eins nach unten');
    expect(order()).toEqual(['Ben', 'Anna', 'Clara', 'Dora']);
    expect(document.activeElement).toBe(menu('Anna'));
    expect(screen.getByText('Anna liegt auf Platz 2 von 4.')).toBeTruthy();
    await choose('Dora', 'Ganz nach oben');
    await choose('Ben', 'Ganz nach unten');
    await choose('Clara', 'Eins nach oben');
    expect(order()).toEqual(['Dora', 'Clara', 'Anna', 'Ben']);
  });

  it('offers only possible moves', async () => {
    await open(['Anna', 'Ben']);
    await userEvent.click(menu('Anna'));
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Eins nach unten',
      'Ganz nach unten',
    ]);
  });

  it('offers no moves for a single entry', async () => {
    await open(['Anna']);
    expect(screen.queryByRole('button', { name: /ändern$/ })).toBeNull();
  });
});

it('explains its handles in German', async () => {
  render(<List />);
  const handle = await screen.findByRole('button', { name: 'Anna verschieben' });
  await waitFor(() =>
    expect(document.getElementById(handle.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'Leertaste',
    ),
  );
  expect(handle.getAttribute('aria-roledescription')).toBe('Griff zum Sortieren');
});
