import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkAddresses } from './structure/check-addresses.mjs';
import { checkColours } from './structure/check-colours.mjs';
import { checkCycles } from './structure/check-cycles.mjs';
import { checkDeployment } from './structure/check-deployment.mjs';
import { checkExports } from './structure/check-exports.mjs';
import { checkFiles } from './structure/check-files.mjs';
import { checkForgetting } from './structure/check-forgetting.mjs';
import { checkIcons } from './structure/check-icons.mjs';
import { checkImports } from './structure/check-imports.mjs';
import { checkMapped } from './structure/check-mapped.mjs';
import { checkMigrations } from './structure/check-migrations.mjs';
import { checkModes } from './structure/check-modes.mjs';
import { checkNotices } from './structure/check-notices.mjs';
import { checkNouns } from './structure/check-nouns.mjs';
import { checkPackages } from './structure/check-packages.mjs';
import { checkPages } from './structure/check-pages.mjs';
import { checkRooms } from './structure/check-rooms.mjs';
import { checkScreens } from './structure/check-screens.mjs';
import { checkSpecMap } from './structure/check-spec-map.mjs';
import { checkTransactions } from './structure/check-transactions.mjs';
import { checkVersions } from './structure/check-versions.mjs';
import { checkWaits } from './structure/check-waits.mjs';
import { checkWay } from './structure/check-way.mjs';
import { checkWidths } from './structure/check-widths.mjs';
import { checkWords } from './structure/check-words.mjs';
import { readProject } from './structure/sources.mjs';

/**
 * Checks the rules of ARCHITECTURE.md and CONTRIBUTING.md that a program can check; each of the files in `structure` says which.
 * @param {string} root folder of the project @returns {string[]} one sentence per finding, sorted; empty if all is well
 */
export function checkStructure(root) {
  const project = readProject(root);
  const ofSources = [
    checkFiles,
    checkAddresses,
    checkImports,
    checkNouns,
    checkNotices,
    checkPackages,
    checkCycles,
    checkRooms,
    checkTransactions,
    checkMigrations,
    checkForgetting,
    checkModes,
    checkWaits,
    checkScreens,
    checkPages,
    checkExports,
    checkWidths,
    checkColours,
    checkWords,
  ];
  const checks = [
    ...ofSources,
    checkIcons,
    checkWay,
    checkSpecMap,
    checkMapped,
    checkVersions,
    checkDeployment,
  ];
  const findings = checks.flatMap((check) => check(project));
  return [...new Set(findings)].sort();
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const findings = checkStructure(fileURLToPath(new URL('..', import.meta.url)));
  for (const finding of findings) console.log(finding);
  process.exitCode = findings.length > 0 ? 1 : 0;
}
