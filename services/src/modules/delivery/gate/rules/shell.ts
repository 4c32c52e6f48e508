import { contractFits } from '@hirehq/shared-contracts/remote-manifest';
import { finding, isShell, nameOf, type Rule } from '../world.ts';

/** The contract that a release was built with: the shell must have the same major version, and be no older. */
export const missedContract: Rule = (release, { shell }) => {
  if (!shell || isShell(release) || contractFits(release.manifest.contract, shell.manifest.contract)) return [];
  return [
    finding(release, {
      missing: `${nameOf(shell)} has the contract ${shell.manifest.contract}`,
      use: `requires ${release.manifest.contract}`,
      what: `contract ${release.manifest.contract}`,
    }),
  ];
};

export const missedMembers: Rule = (release, { shell }) => {
  const provided = shell?.surface?.shell;
  if (!shell || !provided || isShell(release)) return [];
  return (release.surface?.shell ?? [])
    .filter((name) => !provided.includes(name))
    .map((name) =>
      finding(release, { missing: `${nameOf(shell)} has no member ${name} of ShellApi`, use: 'uses it', what: `member ${name}` }),
    );
};

/** Names that a release imports of the facade; `*` is any name of an entry point. */
export const missedNames: Rule = (release, { shell }) => {
  const provided = shell?.surface?.facade;
  if (!shell || !provided || isShell(release)) return [];
  return Object.entries(release.surface?.facade ?? {}).flatMap(([entry, names]) => {
    const known = provided[entry];
    if (!known)
      return [
        finding(release, { missing: `${nameOf(shell)} does not provide ${entry}`, use: 'imports it', what: `module ${entry}` }),
      ];
    return names
      .filter((name) => name !== '*' && !known.includes(name))
      .map((name) =>
        finding(release, {
          missing: `${entry} of ${nameOf(shell)} has no ${name}`,
          use: 'imports it',
          what: `name ${entry} ${name}`,
        }),
      );
  });
};

/** The range `^version` of Module Federation: the same major version, not older. A version of a preview is compared without its label. */
function isInRange(provided: string, built: string): boolean {
  const numbers = (version: string) => (version.split('-')[0] ?? '').split('.').map(Number);
  const [have, need] = [numbers(provided), numbers(built)];
  const first = need.findIndex((number) => number !== 0);
  const fixed = first === -1 ? need.length - 1 : first;
  for (const [index, number] of need.entries()) {
    const other = have[index] ?? 0;
    if (other !== number) return index > fixed && other > number;
  }
  return true;
}

/** Modules that a release takes of the shell, in a version that fits the one it was built for. */
export const missedModules: Rule = (release, { shell }) => {
  const provided = shell?.surface?.shared;
  if (!shell || !provided || isShell(release)) return [];
  return Object.entries(release.surface?.shared ?? {})
    .filter(([name, version]) => !isInRange(provided[name] ?? '0.0.0', version))
    .map(([name, version]) => {
      const has = provided[name] === undefined ? `does not provide ${name}` : `provides ${name} ${provided[name]}`;
      return finding(release, {
        missing: `${nameOf(shell)} ${has}`,
        use: `requires ^${version}`,
        what: `shared ${name} ${version}`,
      });
    });
};
