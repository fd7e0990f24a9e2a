// `npm run demo`: fills an empty database with a demonstration club, see tools/demo/fill.ts. Like start.mjs it checks
// the version of Node before it imports anything.
const oldest = 20;

if (Number(process.versions.node.split('.')[0]) < oldest) {
  console.error(
    `Neundarter braucht Node ${oldest} oder neuer, hier läuft ${process.version}: bitte von https://nodejs.org installieren.`,
  );
  process.exit(1);
}

import('./lib/run-demo.mjs')
  .then(({ runDemo }) => runDemo(process.argv.slice(2)))
  .catch((/** @type {Error} */ error) => {
    console.error(error.message);
    process.exit(1);
  });
