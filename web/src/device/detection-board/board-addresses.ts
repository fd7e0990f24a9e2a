// The addresses on which a board listens. A port in the host name is not for users: tests use it to run a board on free
// ports.
import { boardPorts } from '@neundarter/contract/limits';
import type { BoardKind } from './detection-board.ts';

export type BoardAddresses = { readonly statusUrl: string; readonly socketUrl: string };

/** `name`, `name:status-port` (socket on the same port) or `name:status-port/socket-port`. */
const hostPattern = /^(\[[0-9a-f:.]+\]|[^\s:/?#@\\[\]]+)(?::(\d{1,5})(?:\/(\d{1,5}))?)?$/i;

/** The addresses of a board on a host; null if the text is not a host name, or empty. */
export const boardAddresses = (kind: BoardKind, host: string): BoardAddresses | null => {
  const [, name, statusPort, socketPort] = hostPattern.exec(host.trim()) ?? [];
  if (name === undefined) return null;
  if (kind === 'autodarts') {
    const authority = `${name}:${statusPort ?? boardPorts.autodarts}`;
    return { statusUrl: `http://${authority}/api/state`, socketUrl: `ws://${authority}/api/events` };
  }
  return {
    statusUrl: `http://${name}:${statusPort ?? boardPorts.status}/status`,
    socketUrl: `ws://${name}:${socketPort ?? statusPort ?? boardPorts.socket}`,
  };
};
