import { mapPlayers } from '@neundarter/rules/match/players';
import type { MatchPlayer } from '@neundarter/rules/match/types';
import type { EventFigures } from '@neundarter/rules/table/event-figures';
import type { PeopleParty } from '@neundarter/rules/table/party-key';
import { announceEventChange } from '../events/announce-event-change.ts';
import type { WriteTx } from '../platform/db/database.ts';
import type { Platform } from '../platform/platform.ts';
import { findFiguresOfPlayer, writeFigures } from './store.ts';

const withoutName = (figures: EventFigures, playerId: string): EventFigures => {
  const nameless = (player: MatchPlayer): MatchPlayer =>
    player.id === playerId && player.type !== 'bot' ? { type: 'registered', id: playerId } : player;
  const [home, away] = figures.parties;
  const parties = mapPlayers([home.party, away.party], nameless) as readonly [PeopleParty, PeopleParty];
  return {
    ...figures,
    parties: [
      { ...home, party: parties[0] },
      { ...away, party: parties[1] },
    ],
    people: figures.people.map((person) => ({ ...person, player: nameless(person.player) })),
  };
};

/** Forgets the name of a deleted player in the figures of events, which are locked. The figures stay. */
export const forgetNames = async (
  platform: Pick<Platform, 'announce'>,
  tx: WriteTx,
  playerId: string,
): Promise<void> => {
  const found = await findFiguresOfPlayer(tx.q, playerId);
  for (const stored of found)
    await writeFigures(tx, { ...stored, figures: withoutName(stored.figures, playerId) });
  for (const eventId of new Set(found.map((stored) => stored.eventId)))
    await announceEventChange(platform, tx, { eventId, matchIds: [], isEdit: false });
};
