import type { EventEntity } from '@neundarter/contract/entities/event';
import type { OpponentEntity } from '@neundarter/contract/entities/opponent';
import type { PlayerEntity } from '@neundarter/contract/entities/player';
import type { Side } from '@neundarter/rules/matchday/plan';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventKeys, useSeenEvent } from '../../../data/club/events.ts';
import { untilPainted } from '../../../device/until-painted.ts';
import { fakeServer, json, refusal, type SentCall } from '../../../test/fake-server.ts';
import { lineUp, matchdayEvent, openLineUp, peopleOf } from '../../../test/matchdays.ts';
import { playerEntity, signInAs } from '../../../test/people.ts';
import { renderInApp } from '../../../test/render-in-app.tsx';
import { LineUpEditor } from './line-up-editor.tsx';

const bulls: readonly PlayerEntity[] = peopleOf('home').map(({ id, firstName, lastName }) =>
  playerEntity({ id, firstName, lastName }),
);
/** A team that the home team has entered. */
const halle: OpponentEntity = {
  id: 'halle',
  props: {
    teamId: 'bulls',
    name: 'DC Halle',
    players: [{ id: 'rita', firstName: 'Rita', lastName: 'Ring' }],
  },
};
const onDone = vi.fn<() => void>();

function Editor({ side }: { readonly side: Side }) {
  const event = useSeenEvent('matchday1').data;
  return event === undefined ? null : <LineUpEditor event={event} side={side} onDone={onDone} />;
}

/** Opens the editor of the home side; `events` are what the server answers, the last one from then on. */
const open = (...events: readonly EventEntity[]) => openFor('home', events);

function openFor(side: Side, events: readonly EventEntity[]) {
  let reads = 0;
  let onLineUp = (_: SentCall): Response => json(events.at(-1));
  const calls = fakeServer((call) => {
    if (call.url.includes('/teams/bulls/players')) return json(bulls);
    if (call.url.includes('/teams/bulls/opponents')) return json([halle]);
    if (call.url.includes('/lineup')) return onLineUp(call);
    reads += 1;
    return json(events[Math.min(reads, events.length) - 1]);
  });
  const view = renderInApp(<Editor side={side} />);
  return {
    ...view,
    sent: () => calls.filter(({ url }) => url.includes('/lineup')).map(({ body }) => body),
    answerLineUp: (answer: typeof onLineUp) => {
      onLineUp = answer;
    },
  };
}

/** Waits for the players, and for the code that lets drag them. */
const shown = async () => {
  await screen.findByText('Verfügbare Spieler');
  await act(async () => {
    await untilPainted();
    await vi.dynamicImportSettled();
  });
};
const place = (label: string) => screen.getByRole('button', { name: new RegExp(`^${label}: `) });
const person = (name: string) => screen.getByRole('button', { name });
const put = async (name: string, label: string) => {
  await userEvent.click(person(name));
  await userEvent.click(place(label));
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Aufstellung speichern' }));
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

beforeEach(() => {
  onDone.mockClear();
  signInAs();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('needs a player for every entry', async () => {
  const { sent } = open(matchdayEvent({ homeLineup: openLineUp('home') }));
  await shown();
  await put('Anna Heim', 'Position 1');
  await userEvent.click(screen.getByRole('button', { name: 'Ersatzspieler hinzufügen' }));
  await save();
  expect(alerts()).toEqual(Array(4).fill('Es muss für jeden Eintrag ein Spieler ausgewählt werden!'));
  expect(document.activeElement).toBe(place('Position 2'));
  expect(sent()).toEqual([]);
});

it('sets four positions and a substitute by tapping, in any order', async () => {
  const { sent } = open(matchdayEvent({ homeLineup: openLineUp('home') }, { editRevision: 7 }));
  await shown();
  await put('Anna Heim', 'Position 1');
  await put('Ben Heim', 'Position 2');
  await userEvent.click(place('Position 3'));
  await userEvent.click(person('Dora Heim'));
  await put('Cem Heim', 'Position 4');
  await userEvent.click(person('Eva Heim'));
  await userEvent.click(screen.getByRole('button', { name: 'Eva Heim auf die Bank setzen' }));
  expect(screen.getByText('Alle Spieler sind aufgestellt.')).toBeTruthy();
  await userEvent.click(place('Position 3'));
  await userEvent.click(place('Position 4'));
  await save();
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(sent()).toEqual([{ side: 'home', players: ['anna', 'ben', 'cem', 'dora', 'eva'], editRevision: 7 }]);
});

it('adds an entry of the bench even if an empty position is picked', async () => {
  open(matchdayEvent({ homeLineup: openLineUp('home') }));
  await shown();
  await userEvent.click(place('Position 1'));
  await userEvent.click(screen.getByRole('button', { name: 'Ersatzspieler hinzufügen' }));
  expect(place('Ersatz 1')).toBeTruthy();
});

it('works with the keyboard alone, and Escape cancels a choice', async () => {
  open(matchdayEvent({ homeLineup: openLineUp('home') }));
  await shown();
  person('Anna Heim').focus();
  await userEvent.keyboard('{Enter}');
  expect(person('Anna Heim').getAttribute('aria-pressed')).toBe('true');
  await userEvent.keyboard('{Escape}');
  expect(person('Anna Heim').getAttribute('aria-pressed')).toBe('false');
  await userEvent.keyboard('{Enter}');
  place('Position 1').focus();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('button', { name: 'Position 1: Anna Heim' })).toBeTruthy();
});

it('leaves a position empty on purpose, but then has no bench', async () => {
  const { sent } = open(matchdayEvent({ homeLineup: lineUp('home') }));
  await shown();
  await put('Nicht besetzt (Spiele kampflos)', 'Position 4');
  await save();
  expect(alerts()).toEqual(['Wer Ersatzspieler hat, besetzt alle vier Positionen.']);
  await userEvent.click(screen.getByRole('button', { name: 'Eva Heim herausnehmen' }));
  await save();
  await waitFor(() => expect(sent()).toMatchObject([{ players: ['anna', 'ben', 'cem', null] }]));
});

it('refuses a player who has left the team', async () => {
  const people = [...peopleOf('home'), { ...peopleOf('home')[0], id: 'zoe', firstName: 'Zoe' } as const];
  open(
    matchdayEvent({
      homeLineup: lineUp('home', { players: ['anna', 'ben', 'cem', 'zoe'], people: people as never }),
    }),
  );
  await shown();
  await save();
  expect(alerts()).toEqual(['Dieser Spieler gehört nicht mehr zur Mannschaft.']);
});

it('reports that another admin was faster, and shows their line-up', async () => {
  const before = matchdayEvent({ homeLineup: lineUp('home') }, { editRevision: 7 });
  const after = matchdayEvent(
    { homeLineup: lineUp('home', { players: ['eva', 'dora', 'cem', 'ben'] }) },
    { editRevision: 8 },
  );
  const { answerLineUp } = open(before, after);
  answerLineUp(() => refusal(409, 'error.event.changed-meanwhile'));
  await shown();
  await userEvent.click(place('Position 1'));
  await userEvent.click(place('Position 2'));
  await save();
  await screen.findByText('Jemand anderes hat diese Aufstellung gerade geändert. Das ist der neue Stand.');
  expect(screen.getByRole('button', { name: 'Position 1: Eva Heim' })).toBeTruthy();
  expect(onDone).not.toHaveBeenCalled();
});

it('saves even if the other side has set its line-up meanwhile', async () => {
  const { queryClient, sent } = open(
    matchdayEvent({ homeLineup: lineUp('home'), awayLineup: openLineUp('away') }, { editRevision: 7 }),
  );
  await shown();
  await userEvent.click(place('Position 1'));
  await userEvent.click(place('Position 2'));
  act(() => {
    queryClient.setQueryData(
      eventKeys.entity('matchday1'),
      matchdayEvent({ homeLineup: lineUp('home') }, { editRevision: 8 }),
    );
  });
  await save();
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(sent()).toMatchObject([{ players: ['ben', 'anna', 'cem', 'dora', 'eva'], editRevision: 8 }]);
});

it('offers each player who has no place, once', async () => {
  open(matchdayEvent({ homeLineup: lineUp('home', { players: ['anna', 'ben', 'cem', 'dora'] }) }));
  const pool = await screen.findByRole('list', { name: 'Verfügbare Spieler' });
  const offered = () =>
    within(pool)
      .getAllByRole('button')
      .map(({ lastElementChild }) => lastElementChild?.textContent);
  expect(offered()).toEqual(['Eva Heim', 'Nicht besetzt (Spiele kampflos)']);
  await put('Eva Heim', 'Position 2');
  expect(offered()).toEqual(['Ben Heim', 'Nicht besetzt (Spiele kampflos)']);
});

it('offers the players of a team that the home team has entered', async () => {
  const awayLineup = { ...openLineUp('away'), isRegistered: false, hasAdmin: false };
  openFor('away', [matchdayEvent({ awayLineup })]);
  await shown();
  await put('Rita Ring', 'Position 1');
  expect(screen.getByRole('button', { name: 'Position 1: Rita Ring' })).toBeTruthy();
});

it('says that the line-up could not be saved', async () => {
  const { answerLineUp } = open(matchdayEvent({ homeLineup: lineUp('home') }));
  answerLineUp(() => refusal(500, 'error.api.500'));
  await shown();
  await userEvent.click(place('Position 1'));
  await userEvent.click(place('Position 2'));
  await save();
  expect(
    await screen.findByText(
      'Die Aufstellung konnte nicht gespeichert werden. (Ein interner Serverfehler ist aufgetreten). Bitte versuche es noch einmal!',
    ),
  ).toBeTruthy();
  expect(onDone).not.toHaveBeenCalled();
});
