import type { Break, BuiltRelease } from '@hirehq/shared-contracts/delivery';
import type { ServiceContracts } from './service-contracts.ts';

const SHELL = 'shell';

/** Releases that run in one page, and the services that answer them. */
export interface World {
  members: readonly BuiltRelease[];
  shell: BuiltRelease | undefined;
  services: ServiceContracts;
}

export const worldOf = (members: readonly BuiltRelease[], services: ServiceContracts): World => ({
  members,
  shell: members.find(({ remote }) => remote === SHELL),
  services,
});

/** The same world with another version of one of its remotes. */
export const withVersion = ({ members, services }: World, release: BuiltRelease): World =>
  worldOf([...members.filter(({ remote }) => remote !== release.remote), release], services);

export const isShell = ({ remote }: Pick<BuiltRelease, 'remote'>): boolean => remote === SHELL;
export const nameOf = ({ remote, version }: Pick<BuiltRelease, 'remote' | 'version'>): string => `${remote} ${version}`;

/** Something that a release, or the services, would miss. */
export interface Finding extends Break {
  /** The release, or undefined for the services. */
  reader: BuiltRelease | undefined;
  /** What is missed, without versions, so that it is recognised in another set. */
  what: string;
  /** Not deployed, rather than changed: the platform runs without it, and only who had it loses something. */
  isAbsent: boolean;
}

/** Finds what a release misses in a world. Says nothing of what the release was built too early to say. */
export type Rule = (release: BuiltRelease, world: World) => Finding[];

type Missed = Pick<Finding, 'missing' | 'use' | 'what'> & { isAbsent?: boolean };

export const finding = (reader: BuiltRelease | undefined, { missing, use, what, isAbsent = false }: Missed): Finding => ({
  consumer: reader ? nameOf(reader) : 'services',
  missing,
  use,
  reader,
  what,
  isAbsent,
});
