// `npm start`. An outdated Node reads only this file, so it imports nothing before it has checked the version.
const oldest = 20;

if (Number(process.versions.node.split('.')[0]) < oldest) {
  console.error(
    `Neundarter braucht Node ${oldest} oder neuer, hier läuft ${process.version}: bitte von https://nodejs.org installieren. ` +
      `(Neundarter needs Node ${oldest} or newer, this is ${process.version}.)`,
  );
  process.exit(1);
}

import('./lib/start-server.mjs')
  .then(({ startServer }) => startServer(process.argv.slice(2)))
  .catch((/** @type {Error} */ error) => {
    console.error(error.message);
    process.exit(1);
  });
