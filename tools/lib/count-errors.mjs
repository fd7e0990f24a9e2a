import { writeFileSync } from 'node:fs';

/** A reporter of Vitest's that writes down how many errors nobody caught; its JSON report leaves them out. */
// oxlint-disable-next-line import/no-default-export -- Vitest takes reporters like this
export default class CountErrors {
  /** @param {unknown} _files @param {readonly unknown[]} errors outside of all tests */
  onTestRunEnd(_files, errors) {
    writeFileSync(process.env.NEUNDARTER_ERRORS_FILE ?? '', String(errors.length));
  }
}
