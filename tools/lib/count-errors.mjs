import { writeFileSync } from 'node:fs';

/** A reporter for Vitest that writes the number of uncaught errors, which its JSON report leaves out. */
// oxlint-disable-next-line import/no-default-export -- Vitest takes reporters like this
export default class CountErrors {
  /** @param {unknown} _files @param {readonly unknown[]} errors errors outside of all tests */
  onTestRunEnd(_files, errors) {
    writeFileSync(process.env.NEUNDARTER_ERRORS_FILE ?? '', String(errors.length));
  }
}
