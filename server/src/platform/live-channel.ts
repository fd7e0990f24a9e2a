import { idPattern } from '@neundarter/contract/limits';
import type { Channel } from '@neundarter/contract/live';
import type { Actor } from './http/handler.ts';

const channel = new RegExp(`^(matches|events|tables|organisers|players|boards)/(${idPattern.slice(1, -1)})$`);

/** A channel for which the nouns decide who may listen. */
export type FollowedChannel = {
  readonly kind: 'matches' | 'events' | 'tables' | 'organisers';
  readonly id: string;
};

type PrivateChannel =
  | { readonly kind: 'players' | 'boards'; readonly id: string }
  | { readonly kind: 'lobby' };

export type ChannelParts = FollowedChannel | PrivateChannel;

/**
 * Destination of events: a channel that its listeners have subscribed to, or a group of connections made by the server:
 * all connections, those of a user, of a session or of a tablet, or the members of a team among the listeners of the lobby.
 */
export type Room =
  | Channel
  | 'everyone'
  | `users/${string}`
  | `sessions/${string}`
  | `tablets/${string}`
  | `lobby/${string}`;

/** The parts of a channel's name; null if it is not a channel. */
export function parseChannel(name: unknown): ChannelParts | null {
  if (name === 'lobby') return { kind: 'lobby' };
  const match = typeof name === 'string' ? channel.exec(name) : null;
  return match ? { kind: match[1] as Exclude<ChannelParts['kind'], 'lobby'>, id: match[2] ?? '' } : null;
}

/** Whether a channel is only for some, whatever the nouns say. */
export function isPrivate(channel: ChannelParts): channel is PrivateChannel {
  return channel.kind === 'players' || channel.kind === 'boards' || channel.kind === 'lobby';
}

/**
 * Only the player may listen to a player's channel, members, tablets and platform admins to the boards of a team, every user with
 * a player to the lobby.
 */
export function mayListenPrivately(actor: Actor, wanted: PrivateChannel): boolean {
  if (wanted.kind === 'boards' && actor.tablet?.teamId === wanted.id) return true;
  if (wanted.kind === 'boards')
    return actor.kind === 'user' && (actor.teamIds.includes(wanted.id) || actor.roles.includes('admin'));
  if (actor.kind !== 'user' || actor.playerId === null) return false;
  return wanted.kind !== 'players' || actor.playerId === wanted.id;
}

/** The rooms of a channel. In the lobby there is one per team, because team mates see more of each other. */
export function roomsOf(wanted: ChannelParts, actor: Actor): readonly Room[] {
  if (wanted.kind !== 'lobby') return [`${wanted.kind}/${wanted.id}`];
  return ['lobby', ...(actor.kind === 'user' ? actor.teamIds.map(lobbyRoom) : [])];
}

/** Room of the members of a team in the lobby. */
export function lobbyRoom(teamId: string): Room {
  return `lobby/${teamId}`;
}
