import type { Page } from 'playwright-core';
import { ScorerPage } from '../pages/scorer-page.ts';
import { SetupPage } from '../pages/setup-page.ts';
import { SpectatorPage } from '../pages/spectator-page.ts';
import { SummaryPage } from '../pages/summary-page.ts';
import type { Api } from './api.ts';
import { botSide, checkout, guestSide, pairSide, scores, seedMatch } from './matches.ts';
import type { Scene } from './scene.ts';

/** The matches in the pictures. */
type Matches = {
  readonly running: string;
  readonly fresh: string;
  readonly pairs: string;
  readonly freshPairs: string;
  readonly scheduledPairs: string;
  readonly scheduled: string;
  readonly finished: string;
  readonly decider: string;
  readonly checkout: string;
  readonly lastDart: string;
  readonly bullOut: string;
};

const firstLeg = [...scores(100, 60, 140, 85, 180, 100, 41, 26), checkout(40, 2)];
const secondLeg = [...scores(60, 45, 100, 121, 140, 85, 121, 60), checkout(80, 3)];

async function playMatches(api: Api): Promise<Matches> {
  const sides = () => [guestSide('Michaela Brandstetter'), guestSide('Jan')] as const;
  const finished = await seedMatch(api, {
    sides: sides(),
    config: { legsToWinSet: 2 },
    turns: [...firstLeg, ...secondLeg, ...scores(100, 60, 140, 85, 180, 100, 41, 26), checkout(40, 1)],
  });
  return {
    finished,
    pairs: await seedMatch(api, {
      sides: [pairSide('Anna', 'Uwe'), pairSide('Christina', 'Bartholomäus')],
      config: { setMode: 'first-to', setsToWin: 3 },
      turns: scores(60, 45, 100, 26, 85),
    }),
    freshPairs: await seedMatch(api, {
      sides: [pairSide('Anna', 'Uwe'), pairSide('Christina', 'Bartholomäus')],
    }),
    scheduledPairs: await seedMatch(api, {
      sides: [pairSide('Anna', 'Uwe'), pairSide('Christina', 'Bartholomäus')],
      isStarted: false,
    }),
    decider: await seedMatch(api, {
      sides: sides(),
      config: { startingScore: 101, legsToWinSet: 2 },
      turns: [...scores(61, 20), checkout(40, 2), ...scores(61, 20), checkout(40, 1)],
    }),
    checkout: await seedMatch(api, {
      sides: [guestSide('Anna'), guestSide('Ben')],
      config: { startingScore: 101 },
      turns: scores(41, 60),
    }),
    lastDart: await seedMatch(api, {
      sides: sides(),
      config: { startingScore: 101, legsToWinSet: 1 },
      turns: scores(61, 20),
    }),
    bullOut: await seedMatch(api, {
      sides: sides(),
      config: { roundLimit: { rounds: 2, decision: 'bull' } },
      turns: scores(60, 100, 41, 85),
    }),
    scheduled: await seedMatch(api, { sides: [guestSide('Anna'), botSide(5)], isStarted: false }),
    fresh: await seedMatch(api, { sides: sides() }),
    running: await seedMatch(api, {
      sides: sides(),
      turns: [...firstLeg, ...scores(60, 45, 100, 121, 140, 85, 81)],
    }),
  };
}

const played = new WeakMap<Api, Promise<Matches>>();

const withMatches =
  (show: (page: Page, matches: Matches) => Promise<void>) =>
  async (page: Page, api: Api): Promise<void> => {
    const matches = played.get(api) ?? playMatches(api);
    played.set(api, matches);
    return show(page, await matches);
  };

const scorerOf = (page: Page, id: string) => new ScorerPage(page).open(id);

/** The scenes of a match. Each device plays its matches once, if it needs any. */
export const matchScenes: readonly Scene<[Api]>[] = [
  { name: 'hub', isLong: true, show: async (page) => void (await page.goto('/matches')) },
  {
    name: 'hub-matches',
    isLong: true,
    show: withMatches(async (page) => void (await page.goto('/matches'))),
  },
  { name: 'setup', isLong: true, show: async (page) => void (await new SetupPage(page).open()) },
  {
    name: 'setup-kinds',
    isLong: true,
    show: async (page) => {
      const setup = await new SetupPage(page).open();
      await setup.chooseBot(2, 7);
      await setup.showKinds(setup.side(1));
    },
  },
  {
    name: 'setup-limit',
    isLong: true,
    show: async (page) => {
      const setup = await new SetupPage(page).open();
      await page.getByText('Mehr Einstellungen').click();
      await setup.chooseInGroup('Rundenlimit', '15');
      await page.getByRole('switch', { name: /^Vorgabe/ }).check();
      await page.getByText('Danach entscheidet').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'setup-bot-problems',
    isLong: true,
    show: async (page) => {
      const setup = await new SetupPage(page).open();
      await setup.nameField(1).fill('');
      await setup.chooseBot(2, 7);
      await setup.chooseInGroup('Sätze', 'First to');
      await setup.startButton.click();
      await page.getByText('Gib einen Namen für die erste Seite ein!').waitFor();
    },
  },
  {
    name: 'prestart',
    show: withMatches(async (page, { scheduled }) => void (await page.goto(`/matches/${scheduled}`))),
  },
  {
    name: 'prestart-pairs',
    show: withMatches(async (page, matches) => void (await page.goto(`/matches/${matches.scheduledPairs}`))),
  },
  {
    name: 'scorer-first-pairs',
    show: withMatches(async (page, { freshPairs }) => {
      await scorerOf(page, freshPairs);
      await page.getByRole('button', { name: 'Anna wirft vor Uwe: Reihenfolge tauschen' }).waitFor();
    }),
  },
  { name: 'scorer-first', show: withMatches(async (page, { fresh }) => void (await scorerOf(page, fresh))) },
  { name: 'scorer', show: withMatches(async (page, { running }) => void (await scorerOf(page, running))) },
  {
    name: 'scorer-typed',
    show: withMatches(async (page, { running }) => (await scorerOf(page, running)).type(121)),
  },
  {
    name: 'scorer-bust',
    show: withMatches(async (page, matches) => (await scorerOf(page, matches.checkout)).type(100)),
  },
  { name: 'scorer-pairs', show: withMatches(async (page, { pairs }) => void (await scorerOf(page, pairs))) },
  {
    name: 'scorer-decider',
    show: withMatches(async (page, { decider }) => void (await scorerOf(page, decider))),
  },
  {
    name: 'scorer-bull-out',
    show: withMatches(async (page, { bullOut }) => {
      await page.goto(`/matches/${bullOut}`);
      await page.getByRole('region', { name: 'Wer gewinnt das Ausbullen?' }).waitFor();
    }),
  },
  {
    name: 'scorer-darts',
    show: withMatches(async (page, matches) => {
      const scorer = await scorerOf(page, matches.checkout);
      await scorer.confirm(scorer.checkKey);
      await scorer.dartsDialog.waitFor();
    }),
  },
  {
    name: 'scorer-gameshot',
    show: withMatches(async (page, matches) => {
      const scorer = await scorerOf(page, matches.checkout);
      await scorer.turn(60, { darts: 2, attempts: 1 });
      await scorer.popup.waitFor();
    }),
  },
  {
    name: 'scorer-keys',
    show: withMatches(async (page, { running }) => {
      await scorerOf(page, running);
      await page.keyboard.press('?');
    }),
  },
  {
    name: 'scorer-offline',
    show: withMatches(async (page, { running }) => {
      const scorer = await scorerOf(page, running);
      await page.context().setOffline(true);
      await scorer.turn(26, { attempts: 0 });
      await page.getByText('Offline', { exact: true }).waitFor();
    }),
  },
  {
    name: 'scorer-end',
    show: withMatches(async (page, { lastDart }) => {
      const scorer = await scorerOf(page, lastDart);
      await scorer.turn(40, { darts: 1, attempts: 1 });
      await scorer.endDialog.waitFor();
    }),
  },
  {
    name: 'summary',
    isLong: true,
    show: withMatches(async (page, { finished }) => void (await new SummaryPage(page).open(finished))),
  },
  {
    name: 'leg',
    isLong: true,
    show: withMatches(async (page, { finished }) => void (await page.goto(`/matches/${finished}/1/2`))),
  },
  {
    name: 'spectator-next',
    show: withMatches(async (page, { scheduled }) => void (await new SpectatorPage(page).open(scheduled))),
  },
  {
    name: 'spectator',
    show: withMatches(async (page, { running }) => void (await new SpectatorPage(page).open(running))),
  },
  {
    name: 'spectator-pairs',
    show: withMatches(async (page, { pairs }) => void (await new SpectatorPage(page).open(pairs))),
  },
  {
    name: 'spectator-result',
    show: withMatches(async (page, { finished }) => void (await new SpectatorPage(page).open(finished))),
  },
  { name: 'nomatch', show: async (page) => void (await page.goto('/matches/view/nomatch')) },
];
