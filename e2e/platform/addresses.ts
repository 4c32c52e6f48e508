/** A platform that is deployed already; without it the tests start one. */
export const DEPLOYED = process.env['HIREHQ_URL'];

const FIRST_PORT = Number(process.env['HIREHQ_E2E_PORT'] ?? 3800);

/** Each platform of a run has a port of its own. */
export const PORTS = {
  shared: FIRST_PORT,
  steppedBack: FIRST_PORT + 1,
  brokenRelease: FIRST_PORT + 2,
  killed: FIRST_PORT + 3,
  embeddedIdentity: FIRST_PORT + 4,
  keycloakIdentity: FIRST_PORT + 5,
  keycloak: FIRST_PORT + 6,
  elsewhere: FIRST_PORT + 7,
  social: FIRST_PORT + 8,
  replacedRelease: FIRST_PORT + 9,
  /** And the four after it: one for each deployment. */
  missingRemotes: FIRST_PORT + 10,
  plainHttp: FIRST_PORT + 15,
  orphaned: FIRST_PORT + 16,
  toolbarScript: FIRST_PORT + 17,
  neurodiversity: FIRST_PORT + 18,
  healthcare: FIRST_PORT + 19,
  /** A remote alone, without a platform. */
  alone: FIRST_PORT + 20,
  assetsOrigin: FIRST_PORT + 21,
  canary: FIRST_PORT + 22,
  /** With the tutorial of a team that delivers alone. */
  stranger: FIRST_PORT + 23,
  refusedCommands: FIRST_PORT + 24,
  /** And the two after it: one for each process. */
  twoTeams: FIRST_PORT + 25,
  reverted: FIRST_PORT + 28,
  servedPage: FIRST_PORT + 29,
  /** And the two after it: the platform behind nginx, and where it purges. */
  sharedPages: FIRST_PORT + 30,
} as const;

export const ORIGIN = DEPLOYED ? new URL(DEPLOYED).origin : `http://localhost:${PORTS.shared}`;
