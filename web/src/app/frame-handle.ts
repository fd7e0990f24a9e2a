import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router';
import type { FrameMode } from '../ui/frame-mode.ts';

/** The frame that a route asks for. */
export type FrameHandle = { readonly frame: FrameMode };

type Matched = { readonly routes: readonly RouteObject[]; readonly pathname: string };

/** The last answer: the library sorts all routes again for each question, and the frame asks several times for one page. */
let last: (Matched & { readonly match: RouteMatch | undefined }) | null = null;

/** The route of an address. */
export function matchOfPath(routes: readonly RouteObject[], pathname: string): RouteMatch | undefined {
  if (last?.routes !== routes || last.pathname !== pathname)
    last = { routes, pathname, match: matchRoutes([...routes], pathname)?.at(-1) };
  return last.match;
}

/** The frame that a route asks for; `full` by default. */
export function frameOfPath(routes: readonly RouteObject[], pathname: string): FrameMode {
  const handle: unknown = matchOfPath(routes, pathname)?.route.handle;
  return isFrameHandle(handle) ? handle.frame : 'full';
}

/** The part of an address that tells pages apart: without the tabs of a page whose route ends with a star. */
export const pageOfPath = (routes: readonly RouteObject[], pathname: string): string =>
  matchOfPath(routes, pathname)?.pathnameBase ?? pathname;

const isFrameHandle = (handle: unknown): handle is FrameHandle =>
  typeof handle === 'object' && handle !== null && 'frame' in handle;
