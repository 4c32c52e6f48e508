import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

/** The packages of the platform that a project installs, by the beginning of their tarballs' names. */
const PACKED = {
  '@hirehq/shared-contracts': 'hirehq-shared-contracts-',
  '@hirehq/shared-ui': 'hirehq-shared-ui-',
  '@hirehq/remote-cli': 'hirehq-remote-cli-',
} as const;
export type KitPackage = keyof typeof PACKED;

/** Folder of a project with the tarballs it installs from; committed, so that everybody installs the same. */
export const KIT_FOLDER = 'kit';

/** Tarball of each package, relative to the project. */
export type Kit = Readonly<Record<KitPackage, string>>;

function kitOf(files: readonly string[], from: string): Kit {
  const entries = Object.entries(PACKED).map(([name, start]) => {
    const found = files.filter((file) => file.startsWith(start) && /^\d.*\.tgz$/.test(file.slice(start.length)));
    const [file] = found;
    if (file === undefined)
      throw new Error(`${from} has no ${start}….tgz. A kit is written by: npm run pack:remote-kit -- --to FOLDER`);
    if (found.length > 1) throw new Error(`${from} has ${found.join(' and ')}: remove the older ones`);
    return [name, `${KIT_FOLDER}/${file}`];
  });
  return Object.fromEntries(entries) as Record<KitPackage, string>;
}

export interface FoundKit {
  kit: Kit;
  /** Copies the tarballs into a project. */
  copyInto: (project: string) => void;
}

/** A kit is a folder of tarballs, or one tarball with all of them. Throws if a package is missing. */
export function findKit(source: string, cwd: string): FoundKit {
  const from = resolve(cwd, source);
  const found = statSync(from, { throwIfNoEntry: false });
  if (!found) throw new Error(`There is no kit at ${from}`);
  const into = (project: string) => {
    mkdirSync(join(project, KIT_FOLDER), { recursive: true });
    return join(project, KIT_FOLDER);
  };
  if (found.isDirectory()) {
    const kit = kitOf(readdirSync(from), from);
    const files = Object.values(kit).map((file) => basename(file));
    return { kit, copyInto: (project) => files.forEach((file) => copyFileSync(join(from, file), join(into(project), file))) };
  }
  const listed = execFileSync('tar', ['-tzf', from], { encoding: 'utf8' }).split('\n');
  const kit = kitOf(
    listed.map((file) => basename(file)),
    from,
  );
  return { kit, copyInto: (project) => void execFileSync('tar', ['-xzf', from, '-C', into(project)]) };
}
