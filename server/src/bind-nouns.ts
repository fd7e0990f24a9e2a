import type { KeyObject } from 'node:crypto';
import { routes as allRoutes } from '@neundarter/contract/routes/all';
import type { FastifyInstance } from 'fastify';
import { accountHooks } from './account-hooks.ts';
import type { AppParts } from './app-parts.ts';
import { consentHooks } from './consent-hooks.ts';
import { tabletFinder } from './devices/tablet-rows.ts';
import { checkPublicView } from './events/check-public-view.ts';
import { type EventRights } from './events/gather-event-rights.ts';
import { exportHooks } from './export-hooks.ts';
import { type TellLobby } from './matches/lobby/tell-lobby.ts';
import type { HandlerParts } from './noun.ts';
import { allNouns, handlersOf, nouns } from './nouns.ts';
import { type Clock, steadyClock } from './platform/clock.ts';
import { createExports } from './platform/exports.ts';
import { type Binding, bindRoutes } from './platform/http/bind-routes.ts';
import {
  type CallLimits,
  callKindOf,
  type LimitCalls,
  usualCallLimits,
} from './platform/http/call-limits.ts';
import type { Handlers } from './platform/http/handler.ts';
import { limitRates } from './platform/http/limit-rates.ts';
import { serveOpenApi } from './platform/http/serve-openapi.ts';
import { shareAnswers } from './platform/http/share-answers.ts';
import { usualRateLimits } from './platform/http/usual-rate-limits.ts';
import { createDeviceTokens } from './platform/identity/device-tokens.ts';
import { createEndedGuests } from './platform/identity/ended-guests.ts';
import { createGuestTokens } from './platform/identity/guest-tokens.ts';
import { createIdentity } from './platform/identity/identity.ts';
import { loginHandlers } from './platform/identity/login-guest.ts';
import { createKnownDays, type EveryDay } from './platform/known-days.ts';
import { createCallCounter } from './platform/limits/count-calls.ts';
import { limitCalls } from './platform/limits/limit-calls.ts';
import { shareCounts } from './platform/limits/share-counts.ts';
import { createKeyDeriver } from './platform/passes/derive-key.ts';
import { type Presence } from './platform/presence.ts';
import { type Redis } from './platform/redis.ts';
import type { TakeTurn } from './platform/turns.ts';
import { teamHooks } from './team-hooks.ts';
import type { TournamentFollowing } from './tournaments/core/tournament-follower.ts';
import { countVerification } from './users/count-verification.ts';
import { identifyUser } from './users/identify-user.ts';

/** The operator of a server whose configuration names none. */
const nobody = { name: null, address: null, emailAddress: null };

type Nouns = {
  readonly parts: AppParts;
  readonly platform: TournamentFollowing;
  readonly rights: EventRights;
  readonly kinds: HandlerParts['kinds'];
  readonly redis: Redis | null;
  readonly presence: Presence;
  readonly tell: TellLobby;
  readonly takeTurn: TakeTurn;
  /** Signs the tokens of guests and devices. */
  readonly tokenKey: KeyObject;
} & Pick<HandlerParts, 'secureAddress' | 'ownAuthority' | 'pushKeys'>;

const everyDay: EveryDay = async (tx, today) => {
  for (const noun of allNouns) await noun.everyDay?.(tx, today);
};

/** Makes the handlers of all calls and binds them; returns who a caller is, and what makes keys of addresses. */
export async function bindNouns(
  http: FastifyInstance,
  { parts, platform, rights, kinds, redis, presence, tell, takeTurn, tokenKey, ...given }: Nouns,
) {
  const { config, clock, log } = parts;
  const guestTokens = createGuestTokens(tokenKey);
  const ended = createEndedGuests(parts.db);
  const deriveKey = createKeyDeriver(tokenKey);
  const days = createKnownDays(parts.db, everyDay);
  const callLimits = parts.callLimits === undefined ? usualCallLimits : parts.callLimits;
  const hooks = accountHooks({
    adminEmail: config.adminEmail,
    log,
    platform,
    devices: createDeviceTokens(tokenKey),
    days,
    countVerification: async (wanted) => (callLimits === null ? null : countVerification(platform, wanted)),
  });
  const identity = createIdentity({
    guestTokens,
    now: clock.now,
    identifyUser: identifyUser(platform, hooks),
    db: parts.db,
    days,
    ended,
  });
  const rateLimits = parts.rateLimits ?? usualRateLimits;
  const identifyTablet = tabletFinder(parts.db);
  const binding: Binding = {
    identify: identity.identify,
    identifyTablet,
    identifyFor: { loginGuest: identity.identifyForRenewal },
    rateLimits,
    shareAnswers: shareAnswers({
      ...platform,
      isLikeNobody: async (name, { actor, matchPin, params }) =>
        name === 'readEvent' &&
        checkPublicView({ db: parts.db, rights }, { actor, matchPin }, (params as { id: string }).id),
    }),
    takeTurn,
    limitCalls: callLimits === null ? undefined : countCalls(http, { limits: callLimits, redis, clock }),
  };
  await limitRates(http, redis);
  const handlers: Handlers<typeof allRoutes> = {
    ...loginHandlers({ guestTokens, now: clock.now, newId: platform.newId, days }),
    ...handlersOf({
      ...platform,
      ...consentHooks(platform),
      rights,
      kinds,
      resultKinds: allNouns.flatMap(({ results }) => results?.(platform) ?? []),
      log,
      operator: config.operator ?? nobody,
      deriveKey,
      presence,
      exports: createExports(),
      exportMore: exportHooks(platform),
      readGuest: (token) => {
        const guest = guestTokens.readForRenewal(token, clock.now());
        return guest === null || ended.isKnownEnded(guest) ? null : guest.guestId;
      },
      guests: { issue: (id, now) => guestTokens.issue(id, now), endBefore: ended.endBefore },
      ...given,
      userHooks: hooks,
      playerHooks: { ...nouns.teams.forPlayers, playerChanged: (player) => void tell(player) },
      teamHooks,
    }),
  };
  bindRoutes(http, { routes: allRoutes, handlers }, binding);
  serveOpenApi(http, { routes: allRoutes, rateLimited: limitedNames(rateLimits), version: parts.version });
  return { ...identity, identifyTablet, deriveKey };
}

/** Names of the calls that may be refused because there are too many of them. */
const limitedNames = (rateLimits: NonNullable<Binding['rateLimits']>): readonly string[] => [
  ...Object.keys(rateLimits),
  ...Object.entries(allRoutes).flatMap(([name, route]) => (callKindOf(name, route) === null ? [] : [name])),
];

/** Counts the calls of this process, and with Redis those of all processes. */
function countCalls(
  http: FastifyInstance,
  { limits, redis, clock }: { limits: CallLimits; redis: Redis | null; clock: Clock },
): LimitCalls {
  const counter = createCallCounter();
  // Calls are not forgotten later because the clock was set back.
  const { now } = steadyClock(clock);
  if (redis !== null) {
    const stop = shareCounts({ counter, redis, now });
    http.addHook('onClose', async () => stop());
  }
  return limitCalls({ limits, counter, now });
}
