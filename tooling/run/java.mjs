import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const OLDEST_JAVA = 17;

function firstLineWith(pattern, command, args) {
  const { stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  return error ? undefined : pattern.exec(`${stdout}${stderr}`)?.[1];
}

/** The Java to use and its major version; undefined if there is none. JAVA_HOME takes precedence. */
export function findJava() {
  const ofHome = process.env.JAVA_HOME && join(process.env.JAVA_HOME, 'bin', 'java');
  const path = ofHome && existsSync(ofHome) ? ofHome : 'java';
  const version = firstLineWith(/version "(\d+)/, path, ['-version']);
  return version === undefined ? undefined : { path, major: Number(version) };
}

/** What this machine lacks to run a real Keycloak, as messages; empty if nothing. */
export function missingForKeycloak() {
  const java = findJava();
  const maven = firstLineWith(/Apache Maven (\S+)/, 'mvn', ['--version']);
  return [
    ...(java && java.major >= OLDEST_JAVA
      ? []
      : [
          java
            ? `Keycloak requires Java ${OLDEST_JAVA} or newer; this is Java ${java.major}.`
            : `Keycloak requires Java ${OLDEST_JAVA} or newer, which was not found. Install it, or set JAVA_HOME to its folder.`,
        ]),
    ...(maven ? [] : ['Maven (mvn), which downloads Keycloak, was not found. Install it.']),
  ];
}
