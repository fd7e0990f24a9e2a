import { templateHandlers } from './routes.ts';

/** What the server takes from templates. */
export const templates = { handlers: templateHandlers };
