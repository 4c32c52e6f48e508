/**
 * Documented commands that the suite does not run as they are typed, by their beginning, with what they need that a test does not
 * have. Everything else that a page tells its reader to run is run by documented-commands.test.ts.
 */
export const NOT_RUN: Readonly<Record<string, string>> = {
  'npm start': 'builds every package and serves until it is ended; the end-to-end tests start the services with its releases',
  'PORT=4000 npm start': 'as npm start',
  'HOST=0.0.0.0 npm start': 'as npm start',
  'HIREHQ_VARIANT=N npm start': 'as npm start',
  'HIREHQ_VARIANT=H npm start': 'as npm start',
  'HIREHQ_RATE_LIMIT=0 HIREHQ_EMPLOYER_RATE_LIMIT=0 HIREHQ_CONNECTIONS_PER_ADDRESS=0 npm start': 'as npm start',
  'HIREHQ_SSO_ISSUER=http://localhost:8080/realms/hirehq npm start': 'as npm start, beside a running Keycloak',
  'node services/src/main.ts': 'serves until it is ended; durability.test.ts starts it',
  'npm test': 'is what runs this test',
  'npm run verify': 'is what runs this test',
  'npm run dev': 'serves until it is ended; tooling/dev-remote has its tests',
  'npm run build': 'takes minutes, and is the first step of the end-to-end tests',
  'npm run bench': 'measures for minutes to hours, on a machine that does nothing else',
  'npm run new:remote': 'changes the repository; the check `template` runs it on a copy',
  'npm run pack:embed': 'compiles a package; pack-embed.test.ts in tooling/remote-kit runs it',
  'npm run pack:remote-kit': 'compiles three packages; pack-kit.test.ts in tooling/remote-kit runs it',
  'npm run codegen': 'changes the repository; the check `contracts` compares what it would write',
  'npm run qa': 'signs in at a deployed platform in a browser; its suite, e2e/qa, is among the end-to-end tests',
  'npm run icons': 'changes the repository; tooling/icons has its tests',
  'npm run pictures': 'changes the repository, and needs a running demo',
  'npm run keycloak': 'needs Java and a download of Keycloak; the tests in e2e/identity start it where both are there',
  'node services/src/bench/material/measure-material.ts':
    'scores every reader on hundreds of cases, for minutes; material.test.ts has the tests of the cases',
  'node services/src/modules/engine/places/arabic-place-names.ts':
    'changes the repository; places.test.ts compares what it writes',
  'node services/src/modules/engine/places/update-geonames.ts': 'changes the repository, from packages that it downloads',
  'npm run requirements -- --write': 'changes the repository; the check `docs` compares what it would write',
  'npm run import -- CLASSIFICATION.zip RELATIONS.zip --format esco':
    'needs the archives of ESCO, which are not in the repository',
  'npm run import -- FOLDER --format onet': 'needs the database of O*NET, which is not in the repository',
};

/** The entry that a command is named by: the command itself, or one it begins with. */
export const reasonNotToRun = (command: string): string | undefined =>
  Object.keys(NOT_RUN).find((named) => command === named || command.startsWith(`${named} `));
