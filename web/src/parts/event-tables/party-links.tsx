import type { Party } from '@neundarter/rules/match/types';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { partyName, playerName } from '../../text/party-names.ts';
import classes from './party-links.module.css';

type Props = {
  readonly party: Party;
  /** The event whose figures the names lead to; null without links. */
  readonly eventId: string | null;
};

/**
 * The names of a party; those with an account lead to their figures in the event. Who has not agreed to the event stands in
 * it without the account, under the same id, so names without an account have no links.
 */
export function PartyLinks({ party, eventId }: Props) {
  if (eventId === null || (party.type !== 'single' && party.type !== 'double')) return partyName(party);
  const players = party.type === 'single' ? [party.player] : party.players;
  return players.map((player, place) => (
    <Fragment key={player.id}>
      {place === 0 ? null : ' & '}
      {player.type === 'registered' ? (
        <Link to={`/players/${player.id}/stats/${eventId}`} className={classes.link}>
          {playerName(player)}
        </Link>
      ) : (
        playerName(player)
      )}
    </Fragment>
  ));
}
