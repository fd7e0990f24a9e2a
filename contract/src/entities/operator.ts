import Type, { type Static } from 'typebox';
import { maxOperatorLength, maxServerAddressLength } from '../limits.ts';
import { text } from './common.ts';

const Setting = Type.Union([text({ maxLength: maxOperatorLength }), Type.Null()]);

/** Who runs this server; null for what the configuration does not name. */
export const Operator = Type.Object({ name: Setting, address: Setting, emailAddress: Setting });
export type Operator = Static<typeof Operator>;

/** Where others reach this server: a URL without a slash at the end. */
export const ServerAddress = Type.Object({ address: text({ maxLength: maxServerAddressLength }) });
