import { matchesMigration } from './0001-matches.ts';
import { outboxMigration } from './0002-outbox.ts';
import { usersMigration } from './0003-users.ts';
import { playersAndTeamsMigration } from './0004-players-and-teams.ts';
import { newsMigration } from './0005-news.ts';
import { onlineMatchesMigration } from './0006-online-matches.ts';
import { playerStatisticsMigration } from './0007-player-statistics.ts';
import { eventsMigration } from './0008-events.ts';
import { practiceMigration } from './0009-practice.ts';
import { dartsMigration } from './0010-darts.ts';
import { matchEventsMigration } from './0011-match-events.ts';
import { matchPlacesMigration } from './0012-match-places.ts';
import { reactionsMigration } from './0013-reactions.ts';
import { countEventMatchesMigration } from './0014-count-event-matches.ts';
import { consentMigration } from './0015-consent.ts';
import { finalResultsMigration } from './0017-final-results.ts';
import { teamAdminsMigration } from './0018-team-admins.ts';
import { knownDaysMigration } from './0020-known-days.ts';
import { eventFiguresMigration } from './0022-event-figures.ts';
import { matchdaysMigration } from './0023-matchdays.ts';
import { tournamentsMigration } from './0024-tournaments.ts';
import { paperResultsMigration } from './0025-paper-results.ts';
import { seriesMigration } from './0026-series.ts';
import { pinLocksMigration } from './0027-pin-locks.ts';
import { listedSeedsMigration } from './0028-listed-seeds.ts';
import { eventPlacesMigration } from './0030-event-places.ts';
import { correctionsMigration } from './0031-corrections.ts';
import { bedsMigration } from './0032-beds.ts';
import { monthFiguresMigration } from './0034-month-figures.ts';
import { earlierPinsMigration } from './0035-earlier-pins.ts';
import { undoReasonsMigration } from './0036-undo-reasons.ts';
import { passesMigration } from './0037-passes.ts';
import { devicesMigration } from './0038-devices.ts';
import { revealedLineUpsMigration } from './0039-revealed-line-ups.ts';
import { guestDevicesMigration } from './0040-guest-devices.ts';
import { eventConsentsMigration } from './0041-event-consents.ts';
import { mailPacesMigration } from './0043-mail-paces.ts';
import { notificationOwnersMigration } from './0044-notification-owners.ts';
import { practiceKindsMigration } from './0045-practice-kinds.ts';
import { completedOnPaperMigration } from './0046-completed-on-paper.ts';
import { searchablePagesMigration } from './0051-searchable-pages.ts';
import { hooksMigration } from './0054-hooks.ts';
import { calendarFeedsMigration } from './0055-calendar-feeds.ts';
import { undoneEntriesMigration } from './0056-undone-entries.ts';
import { relocationsMigration } from './0057-relocations.ts';
import { repetitionsMigration } from './0059-repetitions.ts';
import { boardsMigration } from './0061-boards.ts';
import { eventBoardsMigration } from './0062-event-boards.ts';
import { callsMigration } from './0063-calls.ts';
import { attendanceMigration } from './0064-attendance.ts';
import { boardTabletsMigration } from './0065-board-tablets.ts';
import { handicapsMigration } from './0066-handicaps.ts';
import { releaseOfKnockoutsMigration } from './0067-release-of-knockouts.ts';
import { presenceReportsMigration } from './0068-presence-reports.ts';
import { announcementsMigration } from './0070-announcements.ts';
import { callersOfCallsMigration } from './0071-callers-of-calls.ts';
import { matchdayFormatsMigration } from './0073-matchday-formats.ts';
import { awayMatchdaysMigration } from './0076-away-matchdays.ts';
import { matchdayRequestsMigration } from './0077-matchday-requests.ts';
import { samePeopleMigration } from './0078-same-people.ts';
import { pushDevicesMigration } from './0079-push-devices.ts';
import { lateSeatsMigration } from './0080-late-seats.ts';
import { leaguesMigration } from './0082-leagues.ts';
import { leagueReportsMigration } from './0083-league-reports.ts';
import { moneyMigration } from './0086-money.ts';
import { leagueMovesMigration } from './0087-league-moves.ts';
import { daysMigration } from './0088-days.ts';
import { templatesMigration } from './0089-templates.ts';
import { eventRepliesMigration } from './0090-event-replies.ts';

/** All steps of the schema in order. Add new ones at the end; never change a released one. */
export const migrations = [
  matchesMigration,
  outboxMigration,
  usersMigration,
  playersAndTeamsMigration,
  newsMigration,
  onlineMatchesMigration,
  playerStatisticsMigration,
  eventsMigration,
  practiceMigration,
  dartsMigration,
  matchEventsMigration,
  matchPlacesMigration,
  reactionsMigration,
  countEventMatchesMigration,
  consentMigration,
  finalResultsMigration,
  teamAdminsMigration,
  knownDaysMigration,
  eventFiguresMigration,
  matchdaysMigration,
  tournamentsMigration,
  paperResultsMigration,
  seriesMigration,
  pinLocksMigration,
  listedSeedsMigration,
  eventPlacesMigration,
  correctionsMigration,
  bedsMigration,
  monthFiguresMigration,
  earlierPinsMigration,
  undoReasonsMigration,
  passesMigration,
  devicesMigration,
  revealedLineUpsMigration,
  guestDevicesMigration,
  eventConsentsMigration,
  mailPacesMigration,
  notificationOwnersMigration,
  practiceKindsMigration,
  completedOnPaperMigration,
  searchablePagesMigration,
  hooksMigration,
  calendarFeedsMigration,
  undoneEntriesMigration,
  relocationsMigration,
  repetitionsMigration,
  boardsMigration,
  eventBoardsMigration,
  callsMigration,
  attendanceMigration,
  boardTabletsMigration,
  handicapsMigration,
  releaseOfKnockoutsMigration,
  presenceReportsMigration,
  announcementsMigration,
  callersOfCallsMigration,
  matchdayFormatsMigration,
  awayMatchdaysMigration,
  matchdayRequestsMigration,
  samePeopleMigration,
  pushDevicesMigration,
  lateSeatsMigration,
  leaguesMigration,
  leagueReportsMigration,
  moneyMigration,
  leagueMovesMigration,
  daysMigration,
  templatesMigration,
  eventRepliesMigration,
] as const;
