import { ApiError } from './api-error.ts';

/** Whether the call found no server; every answer of the server, also a refusal, is not this. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'error.api.network-error';
