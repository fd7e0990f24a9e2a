import type { Operator } from '@neundarter/contract/entities/operator';
import type { EventPeople } from './consents/unlink-account.ts';
import type { EventKind } from './events/event-kind.ts';
import type { EventRights, EventRoles } from './events/gather-event-rights.ts';
import type { TellLobby } from './matches/lobby/tell-lobby.ts';
import type { MatchParts } from './matches/routes.ts';
import type { MatchFollowers, MatchPlatform, StartFollower } from './matches/settle-match.ts';
import type { ExportMore } from './matches/transfer/export-own-data.ts';
import type { CalendarFeed } from './platform/calendars/serve-calendars.ts';
import type { Database, Queries, WriteTx } from './platform/db/database.ts';
import type { FramePages } from './platform/frames/frame-page.ts';
import type { PublicPages } from './platform/http/public-page.ts';
import type { EveryDay } from './platform/known-days.ts';
import type { Log } from './platform/log.ts';
import type { AnyMailTexts } from './platform/mail/mail.ts';
import type { Publish } from './platform/mqtt/open-mqtt.ts';
import type { PostText } from './platform/outgoing/post-text.ts';
import type { DeriveKey } from './platform/passes/derive-key.ts';
import type { PushKeys } from './platform/push-keys.ts';
import type { Reaction } from './platform/reactions/reaction.ts';
import type { PlayerHooks } from './players/access.ts';
import type { RelocationParts } from './relocations/describe-secure-place.ts';
import type { ResultKind } from './results/result-kind.ts';
import type { TeamHooks } from './teams/delete-team.ts';
import type { TournamentFollower, TournamentFollowing } from './tournaments/core/tournament-follower.ts';
import type { UserHooks } from './users/user-entity.ts';

/** What handlers are made of; each noun takes what it needs. */
export type HandlerParts = TournamentFollowing &
  MatchParts &
  EventPeople &
  RelocationParts & {
    readonly rights: EventRights;
    readonly kinds: readonly EventKind[];
    readonly resultKinds: readonly ResultKind[];
    readonly log: Log;
    readonly operator: Operator;
    readonly deriveKey: DeriveKey;
    readonly pushKeys: PushKeys;
    readonly playerHooks: PlayerHooks;
    readonly teamHooks: TeamHooks;
  };

/** What the pages of things that everybody may see are made of. */
type PageParts = MatchPlatform & Pick<HandlerParts, 'rights' | 'kinds'>;

/** What a kind of events knows about its people. */
type KindPeople = {
  readonly replacePerson?: EventPeople['replacePerson'][number];
  readonly personReplaced?: EventPeople['personReplaced'][number];
  readonly organiserAddress?: EventPeople['organiserAddress'];
};

/** How players are used by a noun, and what of a team stands in the way of its end. */
type TeamUses = Partial<Omit<TeamHooks, 'usesOf'>> & {
  readonly usesOf?: (
    q: Queries,
    playerIds: readonly string[],
  ) => Promise<{ readonly open: readonly string[]; readonly past: readonly string[] }>;
};

/** Work for one player, in the transaction of a change of their account. */
type PlayerWork = (platform: MatchPlatform, tx: WriteTx, playerId: string) => Promise<void>;

/**
 * Forgets a player whose account is deleted. All nouns do the first part, then all the second, then all the third, each by
 * rank: no two commands deadlock, because events are locked before matches and a player after both.
 */
export type PlayerForgetting = {
  /** What locks events, or must run before it. */
  readonly beforeMatches?: PlayerWork;
  /** Everything else. */
  readonly byRank?: PlayerWork;
  /** The row of the player. */
  readonly last?: PlayerWork;
};

/**
 * The door of a noun: everything that the server takes from it. It stands in `<noun>/<noun>.ts`, and `nouns.ts` lists it.
 * What a noun does not have, its door leaves out.
 */
export type Noun = {
  /** Its calls. */
  readonly handlers?: (parts: HandlerParts) => object;
  /** The words of the mails about it, by the kind of what has happened. */
  readonly mails?: AnyMailTexts;
  /** A kind of events. */
  readonly kind?: (platform: TournamentFollowing) => EventKind;
  /** The pages about its things, for programs that read them. */
  readonly pages?: (parts: PageParts) => PublicPages;
  /** Its calendars to which phones subscribe. */
  readonly calendar?: (parts: PageParts & Pick<HandlerParts, 'deriveKey'>) => CalendarFeed;
  /** Its pages that stand in pages of others, or over a picture. */
  readonly frames?: (parts: PageParts) => readonly FramePages[];
  /** What it does in the transactions of matches, by the origin of a change. */
  readonly followers?: (platform: TournamentFollowing) => Partial<MatchFollowers>;
  /** What it does when a match starts, or is scheduled again. */
  readonly startFollowers?: (platform: TournamentFollowing) => readonly StartFollower[];
  /** What it does in the transactions of tournaments. */
  readonly tournamentFollowers?: readonly TournamentFollower[];
  /** What its kind of events knows about the results of matches. */
  readonly results?: (platform: TournamentFollowing) => ResultKind;
  /** What it knows about the people in an event. */
  readonly roles?: (platform: MatchPlatform & { readonly log: Log }) => EventRoles;
  /** What it does after a commit. The platform is made after the reactions, so it can be asked for only when one runs. */
  readonly reactions?: (parts: {
    readonly db: Database;
    readonly tell: TellLobby;
    readonly platformOf: () => MatchPlatform;
    readonly post: PostText;
    readonly publish: Publish | null;
    readonly pushKeys: PushKeys;
  }) => readonly Reaction[];
  /** What accounts need, of which a noun has everything or nothing. */
  readonly forUsers?: object;
  /** What players need, in the same way. */
  readonly forPlayers?: object;
  /** What teams need to know. */
  readonly forTeams?: TeamUses;
  /** What those need whom others have entered. */
  readonly forConsents?: (platform: TournamentFollowing) => KindPeople;
  /** Recognises a new account in what was written before about its player, whom a team has kept. */
  readonly linkPlayer?: PlayerWork;
  readonly forgetPlayer?: PlayerForgetting;
  /** Deletes data that only the owner of a deleted account could see. */
  readonly forgetUser?: UserHooks['forgetUser'];
  /** What it knows about a caller, for the export of own data. */
  readonly exportOwn?: (platform: MatchPlatform, actor: Parameters<ExportMore>[0]) => ReturnType<ExportMore>;
  /** What it tidies up once a day. */
  readonly everyDay?: EveryDay;
  /** What it does by itself from time to time, until the returned function is called, which waits for what is under way. */
  readonly watch?: (parts: {
    readonly platform: TournamentFollowing;
    readonly log: Log;
    readonly everyMs?: number | undefined;
  }) => () => Promise<void>;
  /** Work after the start of the server that nobody waits for. */
  readonly afterStart?: (db: Database) => Promise<unknown>;
};
