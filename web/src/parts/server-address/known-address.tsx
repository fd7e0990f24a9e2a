import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { serverAddressQuery } from '../../data/api/server-address.ts';
import { serverAddressText as text } from '../../text/server-address.ts';
import looks from '../../ui/text-looks.module.css';

export type KnownAddressProps = {
  /** From the root of the server, beginning with a slash. */
  readonly path: string;
  /** Draws something with the whole address. */
  readonly children: (address: string) => ReactNode;
};

/** Draws its content with the address of a page, as others reach it; nothing until the server has told it. */
export function KnownAddress({ path, children }: KnownAddressProps) {
  const { data, isError } = useQuery(serverAddressQuery);
  if (data !== undefined) return children(data + path);
  return isError ? <span className={looks.hint}>{text.unknown}</span> : null;
}
