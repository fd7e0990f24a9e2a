import '../test/fake-indexed-db.ts';
import type { AgreementEntity } from '@neundarter/contract/entities/agreement';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetKeptAnswers } from '../data/api/kept-answers.ts';
import { tournamentOf } from '../data/club/tournaments.ts';
import { saveFile } from '../device/save-file.ts';
import { CalendarButton } from '../parts/calendar-file/calendar-button.tsx';
import { CardCode } from '../parts/match-pin/card-code.tsx';
import { PageQrButton } from '../parts/page-qr/page-qr-button.tsx';
import { ShareDialog } from '../parts/share-match/share-dialog.tsx';
import { EventFacts } from '../screens/event/event-facts.tsx';
import { PairingDialog } from '../screens/event/matchday/pairing-dialog.tsx';
import { EventLiveBar } from '../screens/event-live/event-live-bar.tsx';
import { AgreementDialog } from '../screens/match-setup/agreement-dialog.tsx';
import { QrCorner } from '../screens/spectator/qr-corner.tsx';
import { PinSheet } from '../screens/tournament/print/pin-sheet.tsx';
import { LinkCard } from '../screens/tournament-admin/general/link-card.tsx';
import { eventEntity } from '../test/events.ts';
import { fakeApi } from '../test/fake-api.ts';
import { json } from '../test/fake-server.ts';
import { guestParty, playMatch } from '../test/played-match.ts';
import { renderInApp } from '../test/render-in-app.tsx';
import { tournamentEvent } from '../test/tournaments.ts';

vi.mock('qrcode.react', () => ({
  QRCodeSVG: ({ value, title }: { readonly value: string; readonly title: string }) => (
    <img alt={title} data-content={value} />
  ),
}));
vi.mock('../device/save-file.ts', () => ({ saveFile: vi.fn() }));

const server = 'http://192.168.1.20:3000';
const path = '/here?view=screen';
const key = 'abcdefghijklmnopqrstuv';
const nothing = () => undefined;

const admin = { kind: 'user', id: 'u1', playerId: 'anna', roles: ['admin'], teamIds: [] } as const;
const tournament = tournamentOf(tournamentEvent({ status: 'published', matchPinCode: '4711' }), admin);
if (tournament === null) throw new Error('The event is no tournament');

const match = playMatch({ parties: [guestParty('Anna'), guestParty('Ben')], legs: [] });

const asked: AgreementEntity = {
  id: 'a1',
  props: { code: 'ABC234', status: 'open', expiresAt: Date.now() + 600_000, player: null, validUntil: null },
};

/** Every place that passes on an address: its elements, and what its code and its words contain. */
const places: readonly (readonly [string, ReactNode, code: string, words: string | null])[] = [
  ['the corner of a scoreboard', <QrCorner key="" />, path, null],
  ['the head of live matches', <EventLiveBar key="" title="Live" evening={null} back="/" />, path, null],
  ['the facts of an event', <EventFacts key="" event={eventEntity()} />, '/here', null],
  [
    'the card of a tournament',
    <CardCode key="" eventId="cup1" pin="4711" size="8rem" />,
    `/tournaments/cup1#pin-key=${key}`,
    null,
  ],
  [
    'the sheet with the PIN',
    <PinSheet key="" view={{ ...tournament, names: new Map(), matches: [] }} />,
    `/tournaments/cup1#pin-key=${key}`,
    `${server}/tournaments/cup1`,
  ],
  [
    'the link to register',
    <LinkCard key="" tournament={tournament} />,
    '/tournaments/cup1/register',
    `${server}/tournaments/cup1/register`,
  ],
  [
    'the way of the guests',
    <PairingDialog key="" side="away" eventId="m1" onClose={nothing} />,
    '/team-lounge/event/m1/guests',
    null,
  ],
  [
    'the agreement of a player',
    <AgreementDialog
      key=""
      asked={asked}
      isAsking={false}
      onAskAgain={nothing}
      onClose={nothing}
      onPlayer={nothing}
    />,
    '/confirm/ABC234',
    '192.168.1.20:3000/confirm',
  ],
  [
    'the sharing of a match',
    <ShareDialog key="" match={match} eventName={null} isOnlyHere={false} isOpen onClose={nothing} />,
    `/matches/view/${match.id}`,
    `${server}/matches/view/${match.id}`,
  ],
];

beforeEach(() => history.replaceState(null, '', path));
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  vi.mocked(saveFile).mockReset();
  await forgetKeptAnswers();
  history.replaceState(null, '', '/');
});

const answers = {
  'GET /address': () => json({ address: server }),
  'POST /events/cup1/pin/key': () => json({ key }),
  'POST /events/m1/pairing': () => json({ code: '123456', expiresAt: Date.now() + 600_000 }),
};

const codes = () =>
  [...document.querySelectorAll('img[data-content]')].map((code) => code.getAttribute('data-content'));

describe('on the machine of the server, whose browser is at localhost', () => {
  it.each(places)('%s has the address of the server', async (_, place, code, words) => {
    expect(location.hostname).toBe('localhost');
    fakeApi(answers);
    renderInApp(place);
    await waitFor(() => expect(codes()).toEqual([server + code]));
    await waitFor(() => expect(document.body.textContent).toContain(words ?? ''));
    expect(document.body.innerHTML).not.toContain('localhost');
  });

  it('the code of any page has the address of the server', async () => {
    fakeApi(answers);
    renderInApp(<PageQrButton />);
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByText(server + path)).toBeTruthy();
    await waitFor(() => expect(codes()).toEqual([server + path]));
  });

  it('a calendar file has the address of the server', async () => {
    fakeApi(answers);
    renderInApp(<CalendarButton event={eventEntity()} />);
    await userEvent.click(screen.getByRole('button'));
    expect(await savedText()).toContain(`URL:${server}/team-lounge/event/training1\r\n`);
  });
});

const savedText = async (): Promise<string> => {
  await waitFor(() => expect(saveFile).toHaveBeenCalled());
  const [file] = vi.mocked(saveFile).mock.lastCall ?? [];
  return file?.content instanceof Blob ? file.content.text() : '';
};

describe('without network', () => {
  const away = { 'GET /address': () => Promise.reject(new TypeError('Failed to fetch')) };

  it('a device shows the address that it has seen', async () => {
    fakeApi(answers);
    renderInApp(<QrCorner />);
    await waitFor(() => expect(codes()).toEqual([server + path]));
    cleanup();
    fakeApi(away);
    renderInApp(<QrCorner />);
    await waitFor(() => expect(codes()).toEqual([server + path]));
  });

  it('a device that has seen none says so, and its calendar files have none', async () => {
    fakeApi(away);
    renderInApp(<QrCorner />);
    expect(await screen.findByText(/sobald der Server zu erreichen ist/)).toBeTruthy();
    expect(codes()).toEqual([]);
    renderInApp(<CalendarButton event={eventEntity()} />);
    await userEvent.click(screen.getByRole('button'));
    expect(await savedText()).not.toContain('URL:');
  });
});
