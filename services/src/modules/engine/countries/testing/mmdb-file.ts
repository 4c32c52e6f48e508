import { isIPv6 } from 'node:net';

/** https://maxmind.github.io/MaxMind-DB/: as much of the format as a few networks need. */
const TYPES = { text: 2, uint16: 5, uint32: 6, map: 7, uint64: 9, array: 11 } as const;
const METADATA_MARK = Buffer.from('\xAB\xCD\xEFMaxMind.com', 'latin1');
const SEPARATOR = Buffer.alloc(16);
const RECORD_BYTES = 3;

function control(type: number, size: number): Buffer {
  const [shown, more] = size < 29 ? [size, []] : [29, [size - 29]];
  return Buffer.from(type > 7 ? [shown, type - 7, ...more] : [(type << 5) | shown, ...more]);
}

const text = (value: string) => Buffer.concat([control(TYPES.text, Buffer.byteLength(value)), Buffer.from(value)]);

function whole(type: number, value: number, bytes: number): Buffer {
  const data = Buffer.alloc(bytes);
  data.writeUIntBE(value, 0, bytes);
  return Buffer.concat([control(type, bytes), data]);
}

const map = (entries: Readonly<Record<string, Buffer>>) =>
  Buffer.concat([
    control(TYPES.map, Object.keys(entries).length),
    ...Object.entries(entries).flatMap(([name, value]) => [text(name), value]),
  ]);

/** The bits of a network, such as `2001:db8::/32`; an IPv4 network is below `::/96`. */
function bitsOf(network: string): string {
  const [address = '', length = ''] = network.split('/');
  if (!isIPv6(address)) {
    const bits = address.split('.').map((part) => Number(part).toString(2).padStart(8, '0'));
    return '0'.repeat(96) + bits.join('').slice(0, Number(length));
  }
  const [head = '', tail = ''] = address.split('::');
  const [before, after] = [head, tail].map((part) => part.split(':').filter(Boolean));
  const groups = [
    ...(before ?? []),
    ...Array.from({ length: 8 - (before ?? []).length - (after ?? []).length }, () => '0'),
    ...(after ?? []),
  ];
  return groups
    .map((group) => Number.parseInt(group, 16).toString(2).padStart(16, '0'))
    .join('')
    .slice(0, Number(length));
}

type Node = [Node | string | undefined, Node | string | undefined];

/** An MMDB file that says in which country each network is. */
export function mmdbFile(countries: Readonly<Record<string, string>>): Buffer {
  const root: Node = [undefined, undefined];
  const nodes: Node[] = [root];
  for (const [network, country] of Object.entries(countries)) {
    const bits = bitsOf(network).split('').map(Number);
    const last = bits.pop() ?? 0;
    let at = root;
    for (const bit of bits) {
      const next = at[bit] ?? [undefined, undefined];
      if (typeof next === 'string') throw new Error(`${network} is inside another network.`);
      if (at[bit] === undefined) nodes.push(next);
      at = at[bit] = next;
    }
    at[last] = country;
  }

  const offsets = new Map<string, number>();
  const data: Buffer[] = [];
  for (const country of new Set(Object.values(countries))) {
    offsets.set(country, Buffer.concat(data).length);
    data.push(map({ country: map({ iso_code: text(country) }) }));
  }
  const valueOf = (record: Node[number]) => {
    if (record === undefined) return nodes.length;
    return typeof record === 'string' ? nodes.length + SEPARATOR.length + (offsets.get(record) ?? 0) : nodes.indexOf(record);
  };
  const tree = Buffer.alloc(nodes.length * 2 * RECORD_BYTES);
  for (const [index, record] of nodes.flat().entries()) tree.writeUIntBE(valueOf(record), index * RECORD_BYTES, RECORD_BYTES);

  const metadata = map({
    binary_format_major_version: whole(TYPES.uint16, 2, 2),
    binary_format_minor_version: whole(TYPES.uint16, 0, 2),
    build_epoch: whole(TYPES.uint64, 1_750_000_000, 6),
    database_type: text('Test-Country'),
    description: map({ en: text('Made-up networks') }),
    ip_version: whole(TYPES.uint16, 6, 2),
    languages: Buffer.concat([control(TYPES.array, 1), text('en')]),
    node_count: whole(TYPES.uint32, nodes.length, 4),
    record_size: whole(TYPES.uint16, RECORD_BYTES * 8, 2),
  });
  return Buffer.concat([tree, SEPARATOR, ...data, METADATA_MARK, metadata]);
}
