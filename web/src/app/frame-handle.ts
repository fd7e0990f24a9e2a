import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router';
import type { FrameMode } from '../ui/frame-mode.ts';

/** The frame that a route asks for. */
export type FrameHandle = { readonly frame: FrameMode };

/** The route of an address. */
export const matchOfPath = (routes: readonly RouteObject[], pathname: string): RouteMatch | undefined =>
  matchRoutes([...routes], pathname)?.at(-1);

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
