import { differences, type BuiltRelease, type Fields } from '@hirehq/shared-contracts/delivery';
import { finding, isShell, nameOf, type Finding, type Rule, type World } from '../world.ts';

const SERVICES = 'services';

interface Publisher {
  id: string;
  name: string;
  /** Undefined if the release does not say. */
  fields: Fields | undefined;
}

/** The shell passes on what the services publish, and publishes the rest of its own. */
function publishedBy(release: BuiltRelease, name: string): Publisher[] {
  if (!release.manifest.events.publishes.includes(name)) return [];
  const publisher = { id: release.remote, name: nameOf(release), fields: release.surface?.publishes[name] };
  return release.surface && !publisher.fields ? [] : [publisher];
}

function publishersOf(name: string, { members, services }: World): Publisher[] {
  const fields = services.publishes[name];
  if (fields) return [{ id: SERVICES, name: 'the services', fields }];
  return members.flatMap((member) => publishedBy(member, name));
}

const topicOf = (name: string): string => name.replace(/@\d+$/, '');

/** Whether a finding about events is about what the services publish, now or in an earlier version. */
export const isOfServices = ({ what, isAbsent }: Finding, { publishes }: World['services']): boolean =>
  what.endsWith(` of ${SERVICES}`) ||
  (isAbsent && Object.keys(publishes).some((name) => what.startsWith(`event ${topicOf(name)}@`)));

const versionBeside = (name: string, step: 1 | -1): string => name.replace(/\d+$/, (version) => String(Number(version) + step));

/** The bus of the shell brings an event of the previous version up to the one that it knows. */
const reachesByUpcast = (name: string, world: World): boolean =>
  world.shell?.surface !== undefined &&
  Object.hasOwn(world.shell.surface.publishes, name) &&
  publishersOf(versionBeside(name, -1), world).length > 0;

const textOf = (difference: ReturnType<typeof differences>[number], name: string, whose: string) =>
  difference.is === 'gone'
    ? `${name} of ${whose} has no field ${difference.field}`
    : `${name} of ${whose} has the field ${difference.field} as ${difference.now}, not ${difference.was}`;

function lostFields(release: BuiltRelease, name: string, read: Fields, publisher: Publisher): Finding[] {
  return differences(read, publisher.fields ?? read).map((difference) =>
    finding(release, {
      missing: textOf(difference, name, publisher.name),
      use: 'reads it',
      what: `event ${name} field ${difference.field} of ${publisher.id}`,
    }),
  );
}

/** The bus delivers the fields that the shell knows. */
const fieldsOfBus = (name: string, { shell }: World): Publisher[] => {
  const fields = shell?.surface?.publishes[name];
  return shell && fields ? [{ id: shell.remote, name: nameOf(shell), fields }] : [];
};

/** The bus delivers each event in the version that the shell was built with. */
const isUndelivered = (name: string, release: BuiltRelease, { shell }: World): boolean =>
  shell?.surface !== undefined && !isShell(release) && !Object.hasOwn(shell.surface.publishes, name);

export const missedEvents: Rule = (release, world) => {
  const reads = release.surface?.reads ?? {};
  const names = new Set([...release.manifest.events.subscribes, ...Object.keys(reads)]);
  return [...names].flatMap((name) => {
    const publishers = publishersOf(name, world);
    if (publishers.length === 0 && !reachesByUpcast(name, world)) {
      const missing = `nothing publishes the event ${name}`;
      return [finding(release, { missing, use: 'subscribes to it', what: `event ${name}`, isAbsent: true })];
    }
    if (isUndelivered(name, release, world)) {
      const missing = `${world.shell ? nameOf(world.shell) : ''} delivers no event ${name}`;
      return [finding(release, { missing, use: 'subscribes to it', what: `delivered ${name}` })];
    }
    const read = reads[name];
    if (!read) return [];
    const sources = isShell(release) ? publishers : [...publishers, ...fieldsOfBus(name, world)];
    return sources.map((source) => lostFields(release, name, read, source)).find((lost) => lost.length > 0) ?? [];
  });
};

const mayBeAbsent = (types: string | undefined) => types?.split(' | ').includes('undefined') ?? false;

/**
 * Events that the bus of the shell does not let through: of a version it does not know, or without what it requires. One of the version
 * before is brought up to the version that it knows.
 */
export const droppedEvents: Rule = (release, world) => {
  const bus = world.shell?.surface?.publishes;
  if (!world.shell || !bus || isShell(release) || !release.surface) return [];
  const shell = nameOf(world.shell);
  return Object.entries(release.surface.publishes).flatMap(([name, fields]) => {
    const known = bus[name];
    const what = `bus ${name}`;
    if (!known && Object.hasOwn(bus, versionBeside(name, 1))) return [];
    if (!known) return [finding(release, { missing: `${shell} does not know the event ${name}`, use: 'publishes it', what })];
    return differences(known, fields)
      .filter(({ field, is }) => is === 'other' || !mayBeAbsent(known[field]))
      .map((difference) =>
        finding(world.shell, {
          missing: textOf(difference, name, nameOf(release)),
          use: 'drops the event',
          what: `${what} field ${difference.field}`,
        }),
      );
  });
};
