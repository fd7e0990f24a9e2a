import { newsHandlers } from './routes.ts';

/** What the server takes from news. */
export const news = { handlers: newsHandlers };
