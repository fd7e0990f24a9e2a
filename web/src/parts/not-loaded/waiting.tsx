import type { ReactNode } from 'react';
import { ApiError } from '../../data/api/api-error.ts';
import { useIsWithoutServer } from '../../data/api/use-is-without-server.ts';
import { Loading } from '../../ui/states.tsx';

type Props = {
  readonly text: string;
  /** The page in place of one that could not be read. */
  readonly children: (error: ApiError) => ReactNode;
};

/** Why there is nothing to show although no call has failed yet. */
const noServer = new ApiError('error.api.network-error', null);

/** Stands where a page waits for its first answer. A server that is out of reach is named before the call has ended. */
export function Waiting({ text, children }: Props) {
  return useIsWithoutServer() ? children(noServer) : <Loading text={text} />;
}
