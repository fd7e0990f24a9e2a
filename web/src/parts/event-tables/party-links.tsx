import type { Party } from '@neundarter/rules/match/types';
import { Fragment } from 'react';
import { partyName, playerName } from '../../text/party-names.ts';
import { FiguresLink } from './figures-link.tsx';

type Props = {
  readonly party: Party;
  /** The event whose figures the names lead to; null without links. */
  readonly eventId: string | null;
};

/** The names of a party; each leads to the figures in the event. */
export function PartyLinks({ party, eventId }: Props) {
  if (party.type !== 'single' && party.type !== 'double') return partyName(party);
  const players = party.type === 'single' ? [party.player] : party.players;
  return players.map((player, place) => (
    <Fragment key={player.id}>
      {place === 0 ? null : ' & '}
      <FiguresLink person={player} eventId={eventId}>
        {playerName(player)}
      </FiguresLink>
    </Fragment>
  ));
}
