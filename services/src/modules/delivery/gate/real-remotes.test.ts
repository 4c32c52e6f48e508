import { buildASTSchema, isObjectType, Kind, parse, visit, type DocumentNode } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { breakText, type BuiltRelease, type Fields, type Surface } from '@hirehq/shared-contracts/delivery';
import { SDL } from '@hirehq/shared-contracts/graphql/schema';
import { findBreaks, missedOfServices, newBreaks } from './find-breaks.ts';
import { operationsOf, serviceContracts, type ServiceContracts } from './service-contracts.ts';
import { REMOTES, realReleases } from './testing/real-releases.ts';

let members: BuiltRelease[];
let services: ServiceContracts;

beforeAll(async () => {
  members = await realReleases();
  services = serviceContracts();
});

type Remote = (typeof REMOTES)[number];
/** A set after a change, and the services it runs with. */
interface Changed {
  members: BuiltRelease[];
  services: ServiceContracts;
  /** What is removed. */
  what: string;
}

const find = (remote: string): BuiltRelease => {
  const found = members.find((member) => member.remote === remote);
  if (!found) throw new Error(`there is no ${remote}`);
  return found;
};
const surfaceOf = (remote: string): Surface => {
  const { surface } = find(remote);
  if (!surface) throw new Error(`${remote} has no surface`);
  return surface;
};

/** The set with another version of one release. */
const with_ = (
  remote: string,
  change: (surface: Surface) => Partial<Surface>,
  manifest = find(remote).manifest,
): BuiltRelease[] =>
  members.map((member) =>
    member.remote === remote
      ? { ...member, version: '2.0.0', manifest, surface: { ...surfaceOf(remote), ...change(surfaceOf(remote)) } }
      : member,
  );

const without = (fields: Fields, field: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name !== field && !name.startsWith(`${field}.`)));

/** The first event a remote reads a field of, and who takes it away: another release that publishes it, the services, or the bus. */
function readOf(remote: Remote) {
  for (const [event, fields] of Object.entries(surfaceOf(remote).reads)) {
    const [field] = Object.keys(fields);
    if (field === undefined) continue;
    const publisher = members.find(
      (member) => member.remote !== 'shell' && member.remote !== remote && member.surface?.publishes[event],
    );
    return { event, field, publisher: services.publishes[event] ? 'services' : (publisher?.remote ?? 'shell') };
  }
  return undefined;
}

const withServices = (change: Partial<ServiceContracts>): Pick<Changed, 'members' | 'services'> => ({
  members,
  services: { ...services, ...change },
});

function withoutEventField(remote: Remote): Changed | undefined {
  const read = readOf(remote);
  if (!read) return undefined;
  const { event, field, publisher } = read;
  const less = (publishes: Readonly<Record<string, Fields>>) => ({
    ...publishes,
    [event]: without(publishes[event] ?? {}, field),
  });
  const changed =
    publisher === 'services'
      ? withServices({ publishes: less(services.publishes) })
      : { members: with_(publisher, ({ publishes }) => ({ publishes: less(publishes) })), services };
  return { ...changed, what: `no field ${field}` };
}

/** Without the release that fills the first slot that the remote shows. */
function withoutSlot(remote: Remote): Changed | undefined {
  const [slot] = surfaceOf(remote).slots;
  const owner = members.find(({ manifest }) => manifest.slots.some((each) => each.slot === slot));
  if (!owner) return undefined;
  const manifest = { ...owner.manifest, slots: owner.manifest.slots.filter((each) => each.slot !== slot) };
  return { members: with_(owner.remote, () => ({}), manifest), services, what: `no release fills the slot ${slot}` };
}

const patternKey = (pattern: string) => pattern.replaceAll(/:\w+/g, ':');

/** Without a page of another remote that the remote links to. */
function withoutPage(remote: Remote): Changed | undefined {
  for (const link of surfaceOf(remote).links) {
    const owner = members.find(
      (member) =>
        member.remote !== remote &&
        member.remote !== 'shell' &&
        member.manifest.routes.some(({ path }) => patternKey(path) === patternKey(link)),
    );
    if (!owner) continue;
    const routes = owner.manifest.routes.filter(({ path }) => patternKey(path) !== patternKey(link));
    return {
      members: with_(owner.remote, () => ({}), { ...owner.manifest, routes }),
      services,
      what: `no release has the page ${link}`,
    };
  }
  return undefined;
}

const document: DocumentNode = parse(SDL);

function withoutOperationField(remote: Remote): Changed | undefined {
  const [operation] = Object.entries(surfaceOf(remote).operations);
  if (!operation) return undefined;
  const [definition] = parse(operation[1]).definitions;
  const selection = definition?.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet.selections[0] : undefined;
  const name = selection?.kind === Kind.FIELD ? selection.name.value : '';
  const without_ = visit(document, {
    FieldDefinition: (node, _key, _parent, _path, ancestors) => {
      const owner = ancestors.at(-1) as { name?: { value: string } } | undefined;
      return node.name.value === name && /^(Query|Mutation)$/.test(owner?.name?.value ?? '') ? null : undefined;
    },
  });
  return {
    ...withServices({ mistakesOf: operationsOf(buildASTSchema(without_, { assumeValidSDL: true })) }),
    what: `Cannot query field "${name}"`,
  };
}

function withoutCall(remote: Remote): Changed | undefined {
  const [key] = Object.keys(surfaceOf(remote).calls);
  if (key === undefined) return undefined;
  return { ...withServices({ call: (asked) => (asked === key ? undefined : services.call(asked)) }), what: `no call ${key}` };
}

/** Without the first field that a call returns which the remote makes. */
function withoutReturnedField(remote: Remote): Changed | undefined {
  for (const [key, { reads }] of Object.entries(surfaceOf(remote).calls)) {
    const field = Object.keys(reads).find((name) => name !== '' && !name.endsWith('[]'));
    if (field === undefined) continue;
    const call: ServiceContracts['call'] = (asked) => {
      const fields = services.call(asked);
      return fields && asked === key ? { ...fields, reads: without(fields.reads, field) } : fields;
    };
    return { ...withServices({ call }), what: `no longer returns ${field}` };
  }
  return undefined;
}

function withoutMember(remote: Remote): Changed | undefined {
  const [name] = surfaceOf(remote).shell;
  if (name === undefined) return undefined;
  const less = with_('shell', ({ shell }) => ({ shell: shell.filter((member) => member !== name) }));
  return { members: less, services, what: `no member ${name} of ShellApi` };
}

function withoutName(remote: Remote): Changed | undefined {
  const [first] = Object.entries(surfaceOf(remote).facade);
  const [entry, [name] = []] = first ?? [];
  if (entry === undefined) return undefined;
  const less = with_('shell', ({ facade }) => ({
    facade: { ...facade, [entry]: (facade[entry] ?? []).filter((each) => each !== name) },
  }));
  return { members: less, services, what: `${entry} of shell 2.0.0 has no ${name}` };
}

function withOlderModule(remote: Remote): Changed | undefined {
  const [name] = Object.keys(surfaceOf(remote).shared);
  if (name === undefined) return undefined;
  const older = with_('shell', ({ shared }) => ({ shared: { ...shared, [name]: '1.0.0' } }));
  return { members: older, services, what: `shell 2.0.0 provides ${name} 1.0.0` };
}

const REMOVALS = {
  'event field': withoutEventField,
  slot: withoutSlot,
  'page of another': withoutPage,
  'GraphQL field': withoutOperationField,
  'REST call': withoutCall,
  'field of a response': withoutReturnedField,
  'ShellApi member': withoutMember,
  'facade name': withoutName,
  'shared module': withOlderModule,
} as const satisfies Record<string, (remote: Remote) => Changed | undefined>;
type Removal = keyof typeof REMOVALS;

/** What each remote does not use, so that nothing of it can be removed. */
const UNUSED: Readonly<Record<Remote, readonly Removal[]>> = {
  accessibility: ['event field', 'slot', 'page of another', 'GraphQL field', 'REST call', 'field of a response'],
  jobs: ['slot'],
  messaging: ['slot', 'page of another'],
  notifications: ['slot'],
  profile: [],
  reports: ['event field', 'field of a response'],
};

describe.each(REMOTES)('%s', (remote) => {
  test.each(Object.keys(REMOVALS) as Removal[])('PF-04 is named when a release takes away what it uses: %s', (removal) => {
    const changed = REMOVALS[removal](remote);
    expect(changed === undefined).toBe(UNUSED[remote].includes(removal));
    if (!changed) return;
    const breaks = newBreaks({ members }, { members: changed.members }, services).concat(
      changed.services === services ? [] : findBreaks({ members }, changed.services),
    );
    const own = breaks.filter(({ consumer }) => consumer === `${remote} 1.0.0`).map(breakText);
    expect(own.join('\n')).toContain(changed.what);
  });

  test('PF-04 refuses a start without any field of a response that it reads, and none without another', () => {
    for (const [key, { reads }] of Object.entries(surfaceOf(remote).calls)) {
      const returned = services.call(key)?.reads ?? {};
      for (const field of Object.keys(returned).filter((name) => name !== '' && !name.endsWith('[]'))) {
        const call: ServiceContracts['call'] = (asked) => {
          const fields = services.call(asked);
          return fields && asked === key ? { ...fields, reads: without(fields.reads, field) } : fields;
        };
        const { live } = missedOfServices({ members: [find(remote)] }, { ...services, call });
        const found = live.map(breakText).filter((text) => text.includes(`${key} no longer returns ${field}`));
        expect(found.length > 0, `${key} without ${field}`).toBe(Object.hasOwn(reads, field));
      }
    }
  });

  test('PF-04 may be released again as it is, and with more', () => {
    const more = with_(
      remote,
      ({ publishes }) => ({
        publishes: Object.fromEntries(Object.entries(publishes).map(([name, fields]) => [name, { ...fields, added: 'string' }])),
      }),
      {
        ...find(remote).manifest,
        routes: [
          ...find(remote).manifest.routes,
          { id: 'added', path: '/added', access: 'public', criticality: 'regular', skeleton: 'page' },
        ],
        slots: [
          ...find(remote).manifest.slots,
          { id: 'addedSlot', slot: 'page.overlay', criticality: 'regular', access: 'both' },
        ],
      },
    );
    expect(newBreaks({ members }, { members }, services)).toEqual([]);
    expect(newBreaks({ members }, { members: more }, services)).toEqual([]);
  });
});

test('PF-04 what no release reads of a response can be removed', () => {
  const read = members.flatMap(({ surface }) => Object.entries(surface?.calls ?? {}));
  const unread = read.filter(
    ([key, { reads }]) => Object.keys(reads).length < Object.keys(services.call(key)?.reads ?? {}).length,
  );
  expect(unread.map(([key]) => key)).toContain('PUT candidates/messages/general');
  expect(unread.map(([key]) => key)).toContain('PUT candidates/notification/device');
});

test('PF-04 the releases of this repository miss nothing of each other and of the services', () => {
  expect(findBreaks({ members }, services).map(breakText)).toEqual([]);
});

test('PF-04 a shell and services with more than before pass', () => {
  const shell = with_('shell', ({ shell: own, facade, publishes }) => ({
    shell: [...own, 'added'],
    facade: { ...facade, '@hirehq/shared-ui/added': ['Added'] },
    publishes: Object.fromEntries(
      Object.entries(publishes).map(([name, fields]) => [name, { ...fields, added: 'string | undefined' }]),
    ),
  }));
  const schema = buildASTSchema(parse(`${SDL}\nextend type Query { added: String }\nextend type Job { addedToo: String }`));
  expect(isObjectType(schema.getType('Job'))).toBe(true);
  const call: ServiceContracts['call'] = (key) => {
    const fields = services.call(key);
    return (
      fields && { sends: { ...fields.sends, 'body.added': 'string | undefined' }, reads: { ...fields.reads, added: 'string' } }
    );
  };
  expect(newBreaks({ members }, { members: shell }, services)).toEqual([]);
  expect(findBreaks({ members: shell }, { ...services, mistakesOf: operationsOf(schema), call })).toEqual([]);
});
