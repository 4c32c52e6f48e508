import { expect, test } from 'vitest';
import { EMBED_ELEMENT } from '@hirehq/shared-contracts/embed';

// webpack replaces it.
Object.assign(globalThis, { __webpack_public_path__: 'https://jobs.example/remotes/embed/1.0.0/' });

test('PF-05 a host of Module Federation gets the element and the lifecycles of single-spa', async () => {
  const container = await import('./container.ts');
  container.init();
  (await container.get('./element'))();
  expect(customElements.get(EMBED_ELEMENT)).toBeDefined();
  const { embedParcel } = (await container.get('./parcel'))() as { embedParcel: object };
  expect(Object.keys(embedParcel).toSorted()).toEqual(['bootstrap', 'mount', 'unmount', 'update']);
  await expect(container.get('./other')).rejects.toThrow('It exposes ./element and ./parcel.');
});
