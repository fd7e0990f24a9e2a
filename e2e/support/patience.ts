/** How long a test waits for something that has to happen, on a machine that does other work at the same time. ms */
export const patienceMs = 30_000;
