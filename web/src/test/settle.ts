/**
 * Tasks that a queue of commands needs at most until it has nothing more to do: some for each command that is stored and
 * sent. It is a number of tasks and no time, so a busy machine takes longer and comes to the same end.
 */
const tasks = 40;

/**
 * Lets a queue work until it has nothing more to do by itself. Its store may be IndexedDB, whose steps are tasks of the
 * event loop that nobody else can await.
 */
export async function settle(): Promise<void> {
  for (let task = 0; task < tasks; task += 1) await new Promise((done) => setTimeout(done, 0));
}
