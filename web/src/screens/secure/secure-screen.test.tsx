import '../../test/fake-indexed-db.ts';
import type { SecurePlace } from '@neundarter/contract/entities/secure';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeSetting } from '../../data/local-settings.ts';
import { writeNote } from '../../data/secure/device-notes.ts';
import { callsTo, fakeApi } from '../../test/fake-api.ts';
import { type Answer, json, noNetwork, refusal } from '../../test/fake-server.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { Arrival } from './arrival.tsx';
import { SecureScreen } from './secure-screen.tsx';

const place: SecurePlace = {
  kind: 'authority',
  address: 'https://192.168.1.20:3000',
  problem: null,
  authority: {
    names: ['laptop.local'],
    networks: ['192.168.1.0/24'],
    madeAt: Date.UTC(2026, 10, 25),
    fingerprint: 'AB:CD',
    isOneOfSeveral: false,
  },
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('isSecureContext', false);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const button = (name: string) => screen.findByRole('button', { name });

/** The calls, and what the device gets at the secure address. */
function serve(
  found: Partial<SecurePlace>,
  health: Answer,
  more: { readonly [address: string]: Answer } = {},
) {
  return fakeApi({
    'POST /secure': () => json({ ...place, ...found }),
    'GET https://192.168.1.20:3000/health': health,
    ...more,
  });
}

describe('the way from an address without encryption', () => {
  it('shows file, steps and limits, and cannot go on while the device does not trust the address', async () => {
    serve({}, noNetwork);
    const { container } = renderInApp(<SecureScreen />, { path: '/secure' });
    await screen.findByText(/vertraut der sicheren Adresse noch nicht/);
    await waitFor(() => expect(container.querySelectorAll('ol svg').length).toBeGreaterThan(0));
    expect((await button('Sicher weiter')).hasAttribute('disabled')).toBe(true);
    const file = () => screen.getByRole('link', { name: /laden$/ }).getAttribute('href');
    expect(file()).toBe('/secure/neundarter.crt');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Gerät' }), 'iPhone, iPad');
    expect(file()).toBe('/secure/neundarter.mobileconfig');
    screen.getByText(/„Zertifikatsvertrauenseinstellungen“: Schalte/);
    screen.getByText(/192\.168\.1\.0\/24/);
    screen.getByText('AB:CD');
  });

  it('goes on as soon as the device trusts the address', async () => {
    serve({}, () => json({}));
    renderInApp(<SecureScreen />, { path: '/secure' });
    await screen.findByText('Dieses Gerät vertraut der sicheren Adresse.');
    expect((await button('Sicher weiter')).hasAttribute('disabled')).toBe(false);
  });

  it('says that a server in a new network needs another file', async () => {
    const { authority } = place;
    serve({ authority: authority && { ...authority, isOneOfSeveral: true } }, noNetwork);
    renderInApp(<SecureScreen />, { path: '/secure' });
    expect(await screen.findByText(/in einem anderen Netz als früher/)).toBeDefined();
  });

  it.each([
    ['clock', /Die Uhr des Servers geht falsch/],
    ['disk', /nichts speichern/],
    ['network', /nicht in einem privaten Netz/],
    [null, /bietet hier keine sichere Adresse an/],
  ] as const)('says what is wrong: %s', async (problem, sentence) => {
    serve({ kind: 'none', address: null, authority: null, problem }, noNetwork);
    renderInApp(<SecureScreen />, { path: '/secure' });
    await screen.findByText(sentence);
    expect(screen.queryByRole('button', { name: 'Sicher weiter' })).toBeNull();
  });

  it('leaves a tablet here whose board answers', async () => {
    writeSetting('adrs-available', true);
    writeSetting('adrs-hostname', 'board.lan');
    serve({}, () => json({}), { 'GET http://board.lan:4000/status': () => json({}) });
    renderInApp(<SecureScreen />, { path: '/secure' });
    await screen.findByText(/Das Board an diesem Gerät \(board\.lan\) antwortet/);
    expect(await button('Trotzdem weiter')).toBeDefined();
  });

  it('lets a tablet go whose board does not answer', async () => {
    writeSetting('adrs-available', true);
    writeSetting('adrs-hostname', 'board.lan');
    serve({}, () => json({}), { 'GET http://board.lan:4000/status': noNetwork });
    renderInApp(<SecureScreen />, { path: '/secure' });
    await button('Sicher weiter');
    expect(screen.queryByText(/Das Board/)).toBeNull();
  });

  it('says where the device has gone, and lets it stay', async () => {
    const { address } = place;
    writeNote('departure', { address, code: 'c'.repeat(22), matchIds: [], gameIds: [] });
    serve({}, noNetwork, {
      'POST /relocations/state': () => json({ state: 'taken', name: null, isUser: true }),
    });
    renderInApp(<SecureScreen />, { path: '/secure' });
    await screen.findByText(/Es geht unter https:\/\/192\.168\.1\.20:3000 weiter\. Wenn du das nicht warst/);
    await userEvent.click(await button('Hier bleiben'));
    expect(await screen.findByText(/vertraut der sicheren Adresse noch nicht/)).toBeDefined();
  });
});

describe('a secure address', () => {
  it('says so, and shows phones the way', async () => {
    vi.stubGlobal('isSecureContext', true);
    fakeApi({});
    renderInApp(<SecureScreen />, { path: '/secure' });
    await screen.findByText('Diese Adresse ist sicher');
    expect(screen.getByText(/So kommt ein Handy/)).toBeDefined();
  });
});

describe('the arrival', () => {
  const code = 'c'.repeat(22);
  const arriveWith = (state: string, name: string | null = 'Max Muster', take?: Answer) =>
    fakeApi({
      'POST /relocations/state': () => json({ state, name, isUser: name !== null }),
      ...(take && { 'POST /relocations/take': take }),
    });

  it('asks before anything is taken, and a no takes nothing', async () => {
    const calls = arriveWith('open');
    renderInApp(<Arrival code={code} to="/" />);
    await screen.findByText('Weiter als Max Muster?');
    await userEvent.click(await button('Nein'));
    await screen.findByText(/Nichts ist umgezogen/);
    expect(callsTo(calls, 'POST /relocations/take')).toEqual([]);
  });

  it('asks a guest as a guest', async () => {
    arriveWith('open', null);
    renderInApp(<Arrival code={code} to="/" />);
    expect(await screen.findByText('Weiter als Gast dieses Geräts?')).toBeDefined();
  });

  it('says so if somebody else has used the code', async () => {
    arriveWith('open', 'Max', () => refusal(409, 'error.relocation.code-used'));
    renderInApp(<Arrival code={code} to="/" />);
    await userEvent.click(await button('Ja, weiter'));
    expect(await screen.findByText(/schon benutzt worden. Wenn du das nicht warst/)).toBeDefined();
  });

  it('says so if the minute is over', async () => {
    arriveWith('expired');
    renderInApp(<Arrival code={code} to="/" />);
    expect(await screen.findByText(/Die Zeit für den Umzug ist um/)).toBeDefined();
  });
});
