import type { CalledMatch, CalledPeople } from '@neundarter/rules/hall/own-calls';
import { playersOf } from '@neundarter/rules/match/players';
import type { Party } from '@neundarter/rules/match/types';
import { isPeopleParty } from '@neundarter/rules/table/party-key';
import { idsOf } from '@neundarter/rules/tournament/setup/participants';
import { findCallsOfEvent } from '../matches/boards/call-rows.ts';
import { nameParty } from '../matches/describe-match-page.ts';
import { findMatchHeads } from '../matches/reads.ts';
import type { Queries } from '../platform/db/database.ts';
import { partyOfEntry } from '../tournaments/core/create-matches.ts';
import type { StoredEntry } from '../tournaments/storage/stored-tournament.ts';

const sideOf = (party: Party) =>
  isPeopleParty(party)
    ? { name: nameParty(party), players: playersOf(party).map(({ id }) => id) }
    : { name: '', players: [] };

/** The matches of an event that are called now. */
export const findCalledMatches = async (q: Queries, eventId: string): Promise<readonly CalledMatch[]> => {
  const calls = await findCallsOfEvent(q, eventId);
  const heads = await findMatchHeads(
    q,
    calls.map(({ matchId }) => matchId),
  );
  const partiesOf = new Map(heads.map(({ id, props }) => [id, props.parties]));
  return calls.flatMap((call) => {
    const parties = partiesOf.get(call.matchId);
    return parties === undefined
      ? []
      : [{ ...call, sides: [sideOf(parties[0]), sideOf(parties[1])] as const }];
  });
};

/** The people of entries that are confirmed, as everybody sees them. */
export const calledPeopleIn = (entries: readonly StoredEntry[]): readonly CalledPeople[] =>
  entries.flatMap((entry) =>
    entry.status === 'confirmed'
      ? [{ entrant: entry.id, name: sideOf(partyOfEntry(entry)).name, players: idsOf(entry.participant) }]
      : [],
  );
