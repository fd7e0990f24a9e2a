import { idPattern } from '@neundarter/contract/limits';
import type { Channel } from '@neundarter/contract/live';
import type { Actor } from './http/handler.ts';

const channel = new RegExp(`^(matches|events|players)/(${idPattern.slice(1, -1)})$`);

export type ChannelParts = { readonly kind: 'matches' | 'events' | 'players'; readonly id: string };

/** Takes a channel's name apart; null for anything that is none. */
export function parseChannel(name: unknown): ChannelParts | null {
  const match = typeof name === 'string' ? channel.exec(name) : null;
  return match ? { kind: match[1] as ChannelParts['kind'], id: match[2] ?? '' } : null;
}

/** Matches and events are public; a player's channel is for that player alone. */
export function mayListen(actor: Actor, { kind, id }: ChannelParts): boolean {
  return kind !== 'players' || (actor.kind === 'user' && actor.playerId === id);
}

/** The name again. */
export function channelOf({ kind, id }: ChannelParts): Channel {
  return `${kind}/${id}`;
}
