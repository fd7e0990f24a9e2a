import { resultFileHandlers } from './routes.ts';

/** What the server takes from result files. */
export const resultfiles = { handlers: resultFileHandlers };
