/** Address of the page of a training or matchday. */
export const eventPath = (id: string): string => `/team-lounge/event/${id}`;

/** Address of the page with all its running matches. */
export const eventLivePath = (id: string): string => `${eventPath(id)}/live`;
