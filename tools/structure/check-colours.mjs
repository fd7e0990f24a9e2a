/** @import { Project } from './sources.mjs' */

/**
 * Why a file may use red: something is live, is wrong, or cannot be undone. The paths are below `web/src`.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const red = {
  'is live': [
    'parts/date-leaf/date-leaf.module.css',
    'parts/event-row/row-looks.module.css',
    'parts/match-card/match-card.module.css',
    'parts/match-card/status-icon.module.css',
    'parts/tournament/bracket-jumps.module.css',
    'parts/tournament/bracket-map.module.css',
    'parts/tournament/bracket-match.module.css',
    'parts/tournament/phase-icon.module.css',
    'screens/event/event-facts.module.css',
    'screens/event/event-on-phone.tsx',
    'screens/league/league-rounds.tsx',
    'screens/league/lists/cross-table.tsx',
    'screens/event/matchday/game-status.module.css',
    'screens/event/matchday/matchday-score.module.css',
    'screens/tournament/tournament-facts.tsx',
  ],
  'is live, or has lost its server': [
    'screens/event-live/event-live-screen.module.css',
    'screens/spectator/spectator-bar.module.css',
    'screens/tournament/hall/hall-page.module.css',
  ],
  'is wrong': [
    'parts/board-status/board-status.module.css',
    'parts/detection/detection-pad.module.css',
    'parts/match-list/match-list.module.css',
    'parts/refusal-notice/refusal-notice.module.css',
    'parts/step-page/step-page.module.css',
    'screens/admin/admin.module.css',
    'screens/event/matchday/line-up-places.module.css',
    'screens/match-setup/partner-field.module.css',
    'screens/player-stats/stats-page.module.css',
    'screens/tournament/cockpit/hall-cockpit.module.css',
    'screens/scorer/entry-display.module.css',
    'screens/scorer/score-pad.module.css',
    'ui/check-field.module.css',
    'ui/notice.module.css',
    'ui/states.module.css',
    'ui/stepper.module.css',
    'ui/text-field.module.css',
    'ui/text-looks.module.css',
    'ui/toast.module.css',
  ],
  'cannot be undone': [
    'screens/tournament-admin/general/general.module.css',
    'ui/button.module.css',
    'ui/menu-button.module.css',
  ],
  'is a tone for others': ['ui/badge.module.css'],
};

/**
 * Why a file may use gold: something is special, or waits for somebody.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const gold = {
  'is a high score, a high finish or a short leg': [
    'parts/charts/columns.module.css',
    'parts/charts/line-chart.module.css',
    'parts/charts/tones.module.css',
    'parts/event-tables/highlight-cards.module.css',
    'parts/leg-throws/throw-table.module.css',
    'screens/player-stats/checkouts-card.tsx',
    'screens/scorer/throw-list.module.css',
    'screens/scoring-game/scoring-20-pad.module.css',
  ],
  'is won: a set, a match, a cup': [
    'screens/scorer/game-shot-popup.module.css',
    'screens/spectator/stage.module.css',
    'screens/tournament/result/podium.module.css',
    'screens/tournament/result/result.module.css',
  ],
  'can be finished': ['parts/scoreboard/side-board.module.css', 'screens/scorer/score-board.module.css'],
  'has changed a moment ago, or was changed by hand': [
    'parts/detection/detection-pad.module.css',
    'parts/match-rows/line-looks.module.css',
    'screens/event/matchday/matchday-score.module.css',
    'screens/event/matchday/preparation.module.css',
    'screens/event/matchday/line-up-card.tsx',
  ],
  'ended in another way than by a win': [
    'parts/match-card/match-card.module.css',
    'parts/match-summary/score-hero.module.css',
    'parts/tournament/match-line.module.css',
  ],
  'has special rights': ['screens/account/identity-card.tsx'],
  'waits for somebody, or to be sent': [
    'parts/board-status/board-status.module.css',
    'parts/event-consent/event-consent.module.css',
    'parts/league/team-requests.tsx',
    'screens/league/move/open-moves.tsx',
    'screens/league/report/act-list.tsx',
    'screens/league/report/report-summary.tsx',
    'parts/match-rows/match-rows.module.css',
    'parts/online-requests/online-requests.module.css',
    'parts/online-requests/online-requests.tsx',
    'parts/online-requests/request-notice.module.css',
    'parts/queue-status/queue-status.module.css',
    'parts/refused-matches/refused-mark.tsx',
    'screens/team-lounge/team-leagues.tsx',
    'parts/team-boards/team-boards.tsx',
    'parts/team-players/player-row.tsx',
    'screens/board/board.module.css',
    'screens/event-live/live-tile.module.css',
    'screens/tournament/cockpit/hall-cockpit.module.css',
    'screens/tournament/hall/hall-boards.module.css',
    'screens/tournament/hall/hall-calls.module.css',
    'screens/event/matchday/game-row.module.css',
    'screens/home/news-entry.tsx',
    'screens/register/register-screen.module.css',
    'screens/scorer/bull-out-pad.module.css',
    'screens/scorer/entry-display.module.css',
    'screens/scorer/starter-banner.module.css',
    'screens/tournament/groups/group-table.module.css',
    'screens/tournament/participant-list.tsx',
    'ui/notice.module.css',
    'ui/surfaces.module.css',
  ],
  'is a tone for others': ['ui/badge.module.css'],
};

/** How a file uses a colour: a token of it, or a tone of a part. @param {string} colour */
const useOf = (colour) => new RegExp(`var\\(--(?:on-)?${colour}\\b|tone=(?:"|\\{[^}\\n]*')${colour}["']`);

/**
 * Findings about red and gold without a reason, about reasons that nothing needs any more, and about dark colours that
 * would be printed. Each of red and gold has few meanings on all screens (CONTRIBUTING.md, colours).
 * @param {Project} project @returns {string[]}
 */
export function checkColours(project) {
  return [
    ...checkColour(project, 'red', red),
    ...checkColour(project, 'gold', gold),
    ...checkPaper(project.sources),
  ];
}

/**
 * Paper is white in the dark scheme, too: what that scheme sets, the print sets anew.
 * @param {Project['sources']} sources @returns {string[]}
 */
function checkPaper(sources) {
  const textOf = (/** @type {string} */ file) =>
    sources.find(({ path }) => path === `web/src/ui/${file}`)?.text ?? '';
  const dark = /data-color-scheme="dark"\] \{([^}]*)\}/.exec(textOf('tokens.css'))?.[1] ?? '';
  const print = textOf('print.css');
  return [...dark.matchAll(/--[\w-]+(?=:)/g)]
    .filter(([token]) => !print.includes(`${token}:`))
    .map(
      ([token]) => `web/src/ui/print.css: sets no ${token}, so that paper would have that of the dark scheme`,
    );
}

/**
 * @param {Project} project @param {string} colour @param {Readonly<Record<string, readonly string[]>>} reasons
 * @returns {string[]}
 */
function checkColour({ sources }, colour, reasons) {
  const use = useOf(colour);
  const allowed = new Set(Object.values(reasons).flatMap((paths) => paths.map((path) => `web/src/${path}`)));
  return sources
    .filter(({ path, isTest }) => path.startsWith('web/src/') && !isTest && !path.endsWith('/tokens.css'))
    .flatMap(({ path, text }) => {
      const isUsed = use.test(text);
      if (isUsed === allowed.has(path)) return [];
      return isUsed
        ? [`${path}: uses ${colour} without a reason (tools/structure/check-colours.mjs, CONTRIBUTING.md)`]
        : [`${path}: does not use ${colour} any more; remove it from tools/structure/check-colours.mjs`];
    });
}
