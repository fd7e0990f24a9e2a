import type { RouteName } from '@neundarter/contract/routes/all';
import type { Caller, Row, Sent } from './permission-scene.ts';

/** The rows of some calls; a call without a row does not compile. */
export type Rows<Names extends RouteName> = { readonly [name in Names]: readonly [Row, ...Row[]] };

/** A call by its address, with the body if it has one. */
export const of = (address: string, body?: object): Sent =>
  body === undefined ? { address } : { address, body };

/** A change of one thing. */
export const change = (address: string, id: string, changedProps: object): Sent =>
  of(address, { id, changedProps });

/** A row that needs only its address. */
export const open = (may: readonly Caller[], address: string): readonly [Row] => [
  { may, send: () => of(address) },
];
