import { idPattern } from '@neundarter/contract/limits';
import type { Channel } from '@neundarter/contract/live';
import type { Actor } from './http/handler.ts';

const channel = new RegExp(`^(matches|events|players)/(${idPattern.slice(1, -1)})$`);

/** A channel whose nouns decide who may listen. */
export type FollowedChannel = { readonly kind: 'matches' | 'events'; readonly id: string };

export type PrivateChannel = { readonly kind: 'players'; readonly id: string } | { readonly kind: 'lobby' };

export type ChannelParts = FollowedChannel | PrivateChannel;

/**
 * Where events go: a channel, whose listeners asked for it, or connections the server has put together: all of them, all
 * of a user, all of a session, and of those who listen to the lobby the members of a team.
 */
export type Room = Channel | 'everyone' | `users/${string}` | `sessions/${string}` | `lobby/${string}`;

/** Takes a channel's name apart; null for anything that is none. */
export function parseChannel(name: unknown): ChannelParts | null {
  if (name === 'lobby') return { kind: 'lobby' };
  const match = typeof name === 'string' ? channel.exec(name) : null;
  return match ? { kind: match[1] as 'matches' | 'events' | 'players', id: match[2] ?? '' } : null;
}

/** Whether a channel is for signed-in people of its own, whatever the nouns say. */
export function isPrivate(channel: ChannelParts): channel is PrivateChannel {
  return channel.kind === 'players' || channel.kind === 'lobby';
}

/** A player's channel is for that player alone, the lobby for those who have a player. */
export function mayListenPrivately(actor: Actor, wanted: PrivateChannel): boolean {
  if (actor.kind !== 'user' || actor.playerId === null) return false;
  return wanted.kind !== 'players' || actor.playerId === wanted.id;
}

/** The rooms of a channel: the lobby shows more of teammates than of others. */
export function roomsOf(wanted: ChannelParts, actor: Actor): readonly Room[] {
  if (wanted.kind !== 'lobby') return [`${wanted.kind}/${wanted.id}`];
  return ['lobby', ...(actor.kind === 'user' ? actor.teamIds.map(lobbyRoom) : [])];
}

/** Those in the lobby who are members of a team. */
export function lobbyRoom(teamId: string): Room {
  return `lobby/${teamId}`;
}
