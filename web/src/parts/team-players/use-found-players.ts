import type { OnlinePlayer, PlayerEntity } from '@neundarter/contract/entities/player';
import { onlineIdLength, typedOnlineIdPattern } from '@neundarter/contract/limits';
import { isAdmin } from '@neundarter/rules/access/people';
import { useEffect, useState } from 'react';
import { usePlayersByName } from '../../data/club/teams.ts';
import { useActor } from '../../data/people/actor.ts';
import { teamPlayersText } from '../../text/team.ts';
import { codeOf, usePlayerByCode } from '../player-picker/use-player-by-code.ts';
import { playerName } from './player-name.ts';

/** A player as a search shows them. */
export type KnownPlayer = {
  readonly id: string;
  readonly type: 'registered' | 'external';
  readonly name: string;
  readonly onlineId: string;
  readonly pictureUrl: string | null;
};

/** Shorter texts are in too many names. Characters. */
export const minSearchLength = 2;
/** After so long without a key the text counts as typed. ms */
const settleMs = 250;
const code = new RegExp(typedOnlineIdPattern);

/**
 * Players by online id, then by name, a moment after the last key. Players without an account only admins may bring
 * from one team to another; others do not find them.
 */
export function useFoundPlayers(typed: string) {
  const actor = useActor();
  const text = useSettled(typed);
  const isEnabled = text.length >= minSearchLength;
  const isCode = code.test(text);
  const byCode = usePlayerByCode(isCode ? codeOf(text) : '');
  const byName = usePlayersByName(text, { type: isAdmin(actor) ? null : 'registered', isEnabled });
  const named = isEnabled ? (byName.data ?? []).map(knownOf) : [];
  const coded = isCode && byCode.data ? [knownOnline(byCode.data)] : [];
  return {
    found: [...coded.filter(({ id }) => named.every((one) => one.id !== id)), ...named],
    isPending: text !== typed || byName.isPending || (isCode && byCode.isPending),
    error: isEnabled ? (byName.error ?? byCode.error) : null,
  };
}

/** The text once it has not changed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settleMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

const knownOf = (player: PlayerEntity): KnownPlayer => {
  const { type, onlineId, pictureUrl } = player.props;
  return { id: player.id, type, name: playerName(player), onlineId, pictureUrl };
};

/** Only players with an account have an online id that is looked up. */
const knownOnline = ({ id, firstName, lastName }: OnlinePlayer): KnownPlayer => {
  const onlineId = id.slice(0, onlineIdLength).toUpperCase();
  const name = [firstName, lastName].filter((part) => part !== null && part !== '').join(' ');
  return {
    id,
    type: 'registered',
    name: name === '' ? teamPlayersText.nameless(onlineId) : name,
    onlineId,
    pictureUrl: null,
  };
};
