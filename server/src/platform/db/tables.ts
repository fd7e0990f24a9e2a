// The rows of the database, the same in both dialects: booleans are 0 or 1, JSON is text, times are milliseconds since
// 1970. Every value that queries filter or sort by has its own column.

import type {
  AnnouncementsTable,
  AttendancesTable,
  BoardsTable,
  BoardTabletsTable,
  CallRefusalsTable,
  CallsTable,
  EventBoardsTable,
  EventHallsTable,
  HallVoicesTable,
  MatchBoardsTable,
  PresenceReportsTable,
  SamePeopleTable,
} from './tables/board-tables.ts';
import type {
  EventConsentsTable,
  EventLogTable,
  GuestDevicesTable,
  LineUpPlacesTable,
  LineUpsTable,
  MatchdaysTable,
  OpponentTeamPlayersTable,
  OpponentTeamsTable,
} from './tables/event-tables.ts';
import type { CalendarFeedsTable, HookDeliveriesTable, HooksTable } from './tables/hook-tables.ts';
import type {
  LeagueActsTable,
  LeagueFixturesTable,
  LeagueMovesTable,
  LeaguesTable,
  LeagueTeamsTable,
} from './tables/league-tables.ts';
import type {
  GuestSeatsTable,
  MatchesTable,
  MatchMovesTable,
  MatchPlacesTable,
  MatchPlayersTable,
  MatchRequestsTable,
} from './tables/match-tables.ts';
import type { EventMoneyTable, MoneyBookingsTable } from './tables/money-tables.ts';
import type {
  AgreementsTable,
  PlayersTable,
  SessionsTable,
  UsersTable,
  UserTokensTable,
} from './tables/people-tables.ts';
import type {
  AttemptsTable,
  EndedGuestsTable,
  KnownDaysTable,
  MailPacesTable,
  MailsTable,
  OutboxTable,
  PassesTable,
  PicturesTable,
  RelocationsTable,
  SchemaVersionsTable,
} from './tables/platform-tables.ts';
import type {
  ScoringGamesTable,
  ScoringRequestsTable,
  ScoringThrowsTable,
} from './tables/practice-tables.ts';
import type { PushDeviceEntriesTable, PushDevicesTable, PushNoticesTable } from './tables/push-tables.ts';
import type { ReactionsTable } from './tables/reactions-table.ts';
import type {
  EventAsksTable,
  EventRemindersTable,
  EventRepliesTable,
  ReminderRefusalsTable,
} from './tables/reply-tables.ts';
import type { EventAchievementsTable, SeriesEventsTable, SeriesTable } from './tables/series-tables.ts';
import type { PlayerMatchStatsTable, PlayerMonthStatsTable } from './tables/statistics-tables.ts';
import type {
  EventFiguresTable,
  EventsTable,
  NewsTable,
  TeamInvitesTable,
  TeamMembershipsTable,
  TeamMembersTable,
  TeamsTable,
  TeamWishesTable,
} from './tables/team-tables.ts';
import type { TournamentTemplatesTable } from './tables/template-tables.ts';
import type {
  EventEnrolmentsTable,
  EventParticipantAddressesTable,
  EventParticipantPeopleTable,
  EventParticipantsTable,
  EventPlacesTable,
  EventScorersTable,
  TournamentsTable,
} from './tables/tournament-tables.ts';

export type Tables = {
  readonly calendar_feeds: CalendarFeedsTable;
  readonly boards: BoardsTable;
  readonly board_tablets: BoardTabletsTable;
  readonly match_boards: MatchBoardsTable;
  readonly event_boards: EventBoardsTable;
  readonly calls: CallsTable;
  readonly call_refusals: CallRefusalsTable;
  readonly event_halls: EventHallsTable;
  readonly announcements: AnnouncementsTable;
  readonly hall_voices: HallVoicesTable;
  readonly attendances: AttendancesTable;
  readonly same_people: SamePeopleTable;
  readonly presence_reports: PresenceReportsTable;
  readonly event_money: EventMoneyTable;
  readonly money_bookings: MoneyBookingsTable;
  readonly event_replies: EventRepliesTable;
  readonly event_asks: EventAsksTable;
  readonly event_reminders: EventRemindersTable;
  readonly reminder_refusals: ReminderRefusalsTable;
  readonly push_devices: PushDevicesTable;
  readonly push_device_entries: PushDeviceEntriesTable;
  readonly push_notices: PushNoticesTable;
  readonly hooks: HooksTable;
  readonly hook_deliveries: HookDeliveriesTable;
  readonly matches: MatchesTable;
  readonly match_players: MatchPlayersTable;
  readonly match_moves: MatchMovesTable;
  readonly match_requests: MatchRequestsTable;
  readonly match_places: MatchPlacesTable;
  readonly guest_seats: GuestSeatsTable;
  readonly agreements: AgreementsTable;
  readonly outbox: OutboxTable;
  readonly reactions: ReactionsTable;
  readonly users: UsersTable;
  readonly sessions: SessionsTable;
  readonly user_tokens: UserTokensTable;
  readonly attempts: AttemptsTable;
  readonly passes: PassesTable;
  readonly known_days: KnownDaysTable;
  readonly mails: MailsTable;
  readonly mail_paces: MailPacesTable;
  readonly players: PlayersTable;
  readonly pictures: PicturesTable;
  readonly teams: TeamsTable;
  readonly team_members: TeamMembersTable;
  readonly team_memberships: TeamMembershipsTable;
  readonly team_invites: TeamInvitesTable;
  readonly team_wishes: TeamWishesTable;
  readonly events: EventsTable;
  readonly event_figures: EventFiguresTable;
  readonly matchdays: MatchdaysTable;
  readonly line_ups: LineUpsTable;
  readonly line_up_places: LineUpPlacesTable;
  readonly guest_devices: GuestDevicesTable;
  readonly event_log: EventLogTable;
  readonly event_consents: EventConsentsTable;
  readonly opponent_teams: OpponentTeamsTable;
  readonly opponent_team_players: OpponentTeamPlayersTable;
  readonly tournaments: TournamentsTable;
  readonly event_participants: EventParticipantsTable;
  readonly event_participant_people: EventParticipantPeopleTable;
  readonly event_participant_addresses: EventParticipantAddressesTable;
  readonly event_places: EventPlacesTable;
  readonly event_enrolments: EventEnrolmentsTable;
  readonly event_scorers: EventScorersTable;
  readonly series: SeriesTable;
  readonly series_events: SeriesEventsTable;
  readonly event_achievements: EventAchievementsTable;
  readonly tournament_templates: TournamentTemplatesTable;
  readonly leagues: LeaguesTable;
  readonly league_teams: LeagueTeamsTable;
  readonly league_fixtures: LeagueFixturesTable;
  readonly league_acts: LeagueActsTable;
  readonly league_moves: LeagueMovesTable;
  readonly news: NewsTable;
  readonly player_match_stats: PlayerMatchStatsTable;
  readonly player_month_stats: PlayerMonthStatsTable;
  readonly scoring_games: ScoringGamesTable;
  readonly scoring_throws: ScoringThrowsTable;
  readonly scoring_requests: ScoringRequestsTable;
  readonly relocations: RelocationsTable;
  readonly ended_guests: EndedGuestsTable;
  readonly schema_versions: SchemaVersionsTable;
};
