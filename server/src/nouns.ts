import { agreements } from './agreements/agreements.ts';
import { boards } from './boards/boards.ts';
import { calendars } from './calendars/calendars.ts';
import { calls } from './calls/calls.ts';
import { consents } from './consents/consents.ts';
import { devices } from './devices/devices.ts';
import { embeds } from './embeds/embeds.ts';
import { events } from './events/events.ts';
import { hooks } from './hooks/hooks.ts';
import { leagues } from './leagues/leagues.ts';
import { logs } from './logs/logs.ts';
import { matchdays } from './matchdays/matchdays.ts';
import { matches } from './matches/matches.ts';
import { money } from './money/money.ts';
import { news } from './news/news.ts';
import type { HandlerParts, Noun } from './noun.ts';
import { operator } from './operator/operator.ts';
import type { AnyMailTexts } from './platform/mail/mail.ts';
import { players } from './players/players.ts';
import { practice } from './practice/practice.ts';
import { pushes } from './pushes/pushes.ts';
import { rankings } from './rankings/rankings.ts';
import { relocations } from './relocations/relocations.ts';
import { replies } from './replies/replies.ts';
import { resultfiles } from './resultfiles/resultfiles.ts';
import { results } from './results/results.ts';
import { series } from './series/series.ts';
import { statistics } from './statistics/statistics.ts';
import { teams } from './teams/teams.ts';
import { templates } from './templates/templates.ts';
import { tournaments } from './tournaments/tournaments.ts';
import { users } from './users/users.ts';

/** A door, without keys that no `Noun` has: nothing would read them. */
type Door<Given> = Noun & { readonly [Key in keyof Given]: Key extends keyof Noun ? unknown : never };

const listed = <Doors extends { readonly [Name in keyof Doors]: Door<Doors[Name]> }>(doors: Doors): Doors =>
  doors;

/**
 * All nouns by rank, and then those outside the ranks. Their followers run in this order: each reads what those below it
 * have written, as tournaments read the figures that `rankings` has just stored. The check of the structure compares the
 * order with the ranks.
 */
export const nouns = listed({
  users,
  players,
  teams,
  events,
  agreements,
  matches,
  rankings,
  consents,
  results,
  matchdays,
  tournaments,
  series,
  leagues,
  money,
  replies,
  boards,
  calls,
  templates,
  devices,
  pushes,
  statistics,
  resultfiles,
  embeds,
  hooks,
  calendars,
  practice,
  news,
  logs,
  operator,
  relocations,
});

/** The same as a list. */
export const allNouns: readonly Noun[] = Object.values(nouns);

/** The words of the mails of all nouns. */
export const mailTexts: AnyMailTexts = Object.assign({}, ...allNouns.map(({ mails }) => mails));

type Nouns = typeof nouns;
type HandlersOf<One> = One extends { readonly handlers: (parts: HandlerParts) => infer Made } ? Made : never;
type OneOfAll = HandlersOf<Nouns[keyof Nouns]>;
type AllOf<One> = (One extends unknown ? (one: One) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The handlers of all nouns. The compiler knows each of them, and so which call has none. */
export const handlersOf = (parts: HandlerParts): AllOf<OneOfAll> =>
  Object.assign({}, ...allNouns.map(({ handlers }) => handlers?.(parts)));
