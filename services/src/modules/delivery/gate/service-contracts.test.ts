import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LINK_BUILDERS, serviceContracts } from './service-contracts.ts';

const ROOT = join(import.meta.dirname, '../../../../..');
/** The gate itself, and what looks at addresses without leading anybody there. */
const NOT_LINKING =
  /delivery[\\/](gate|releases[\\/](pages[\\/](page-headers|page-parts|first-paint|indexed-pages)|development))|[\\/](testing|bench|access)[\\/]|\.test\.ts$/;

/** `routes` of shared-contracts, by the name a file gives it. */
const IMPORTED = /import \{[^}]*\broutes(?: as (\w+))?[^}]*\} from '(?:@hirehq\/shared-contracts|\.)\/routes(?:\.ts)?'/;

function buildersIn(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const imported = IMPORTED.exec(text);
  if (!imported) return [];
  return [...text.matchAll(new RegExp(`\\b${imported[1] ?? 'routes'}\\.(\\w+)\\(`, 'g'))].map(([, name]) => name ?? '');
}

test('PF-04 the pages that the services lead to are those whose addresses they make', () => {
  const files = readdirSync(join(ROOT, 'services/src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `services/src/${file}`)
    .filter((file) => !NOT_LINKING.test(file));
  const used = new Set([...files, 'shared-contracts/src/notification-links.ts'].flatMap(buildersIn));
  expect([...used].toSorted()).toEqual([...LINK_BUILDERS].toSorted());
});

test('PF-04 a call that is not in the table has no fields', () => {
  const { call } = serviceContracts();
  expect(call('GET skills')).toEqual({
    sends: expect.objectContaining({ 'query.keyword': expect.any(String) as string }) as object,
    reads: expect.objectContaining({ '': 'array' }) as object,
  });
  expect([call('GET nowhere'), call('toString')]).toEqual([undefined, undefined]);
});
