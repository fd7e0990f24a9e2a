/** @import { Project } from './sources.mjs' */

/** Steps of a schema after which a process of the version before cannot read or write any more. */
const breaking =
  /\.(dropColumn|dropTable|renameColumn|renameTo|setDataType|setNotNull)\(|\b(drop|rename)\s+(column|table)\b/i;

/**
 * While several processes are updated one after the other, old ones use the new schema. So a migration only adds: what
 * is not needed any more stays, unused.
 * @param {Project} project @returns {string[]}
 */
export function checkMigrations(project) {
  return project.sources
    .filter(({ path, isTest }) => path.startsWith('server/migrations/') && !isTest)
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => {
        const [step] = breaking.exec(line) ?? [];
        return step === undefined
          ? []
          : [`${path}:${index + 1}: ${step} breaks processes of the version before`];
      }),
    );
}
