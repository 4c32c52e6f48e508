import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const OLDEST_JAVA = 17;

function firstLineWith(pattern, command, args) {
  const { stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  return error ? undefined : pattern.exec(`${stdout}${stderr}`)?.[1];
}

/** The Java to use and its major version; undefined where there is none. JAVA_HOME goes first. */
export function findJava() {
  const ofHome = process.env.JAVA_HOME && join(process.env.JAVA_HOME, 'bin', 'java');
  const path = ofHome && existsSync(ofHome) ? ofHome : 'java';
  const version = firstLineWith(/version "(\d+)/, path, ['-version']);
  return version === undefined ? undefined : { path, major: Number(version) };
}

/** What a real Keycloak needs and this machine lacks, as sentences; empty when it can run. */
export function missingForKeycloak() {
  const java = findJava();
  const maven = firstLineWith(/Apache Maven (\S+)/, 'mvn', ['--version']);
  return [
    ...(java && java.major >= OLDEST_JAVA
      ? []
      : [
          java
            ? `Keycloak needs Java ${OLDEST_JAVA} or newer; this is Java ${java.major}.`
            : `Keycloak needs Java ${OLDEST_JAVA} or newer, and there is none. Install it, or name its folder in JAVA_HOME.`,
        ]),
    ...(maven ? [] : ['Keycloak is fetched with Maven (mvn), and there is none. Install it.']),
  ];
}
