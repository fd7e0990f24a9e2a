// `npm pack` runs this first. A name that says only the version would soon belong to two different packages.
console.error(
  'Bitte mit „npm run package“ packen: Der Name des Pakets nennt dann auch seinen Inhalt. (Please use npm run package.)',
);
process.exitCode = 1;
