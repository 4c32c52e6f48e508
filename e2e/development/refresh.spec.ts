import { PORTS } from '../platform/addresses.ts';
import { expect, test } from '../platform/test.ts';
import { startAlone, type LoneRemote } from './run-alone.ts';

const PAGE = 'src/toy-page.tsx';
const STYLES = 'src/toy-page.module.css';

const pageSaying = (text: string, above = '') => `import { useState } from 'react';
import classes from './toy-page.module.css';
${above}
export function ToyPage() {
  const [name, setName] = useState('');
  return (
    <main>
      <h1 className={classes.title}>${text}</h1>
      <label>Name <input value={name} onChange={(event) => setName(event.target.value)} /></label>
    </main>
  );
}
`;
const titleIn = (colour: string) => `.title { color: ${colour}; }\n`;
const remoteWith = (text: string) => `import { defineRemote } from '@hirehq/shared-ui';
import { manifest } from './manifest.ts';
export const note = '${text}';
export const { contract, routes, slots, mount } = defineRemote({
  manifest,
  messages: { en: {}, es: () => Promise.resolve({}), ar: () => Promise.resolve({}) },
  routes: { toy: () => import('./toy-page.tsx') },
  slots: {},
});
`;

const TOY = {
  'src/manifest.ts': `import { CONTRACT_VERSION } from '@hirehq/shared-contracts/remote-manifest';
export const manifest = {
  id: 'toy',
  contract: CONTRACT_VERSION,
  routes: [{ id: 'toy', path: '/toy', access: 'public', criticality: 'primary', skeleton: 'page' }],
  slots: [],
  events: { publishes: [], subscribes: [] },
};
`,
  'src/remote.tsx': remoteWith('first'),
  'tests/examples.ts': `export const examples = { routes: {}, respond() {} };\n`,
  [PAGE]: pageSaying('Hello'),
  [STYLES]: titleIn('rgb(1, 2, 3)'),
};

test.use({ expectedProblems: [/React DevTools|\[HMR\]/] });

let toy: LoneRemote;
test.beforeAll(async () => {
  toy = await startAlone(PORTS.alone, TOY);
});
test.afterAll(() => toy.stop());

test.beforeEach(async ({ page }) => {
  await page.goto(`${toy.origin}/toy`);
  await page.getByLabel('Name').fill('Amina');
});

test('PF-07 a saved component is shown at once, and what was typed stays', async ({ page }) => {
  toy.save(PAGE, pageSaying('Good morning'));
  await expect(page.getByRole('heading', { name: 'Good morning' })).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Amina');

  toy.save(STYLES, titleIn('rgb(4, 5, 6)'));
  await expect(page.getByRole('heading', { name: 'Good morning' })).toHaveCSS('color', 'rgb(4, 5, 6)');
  await expect(page.getByLabel('Name')).toHaveValue('Amina');
});

for (const [what, text, said] of [
  ['does not compile', pageSaying('Never', 'const = 1;'), 'toy-page.tsx'],
  ['throws', pageSaying('Never', `if (true) throw new Error('no toys today');`), 'no toys today'],
] as const) {
  test(`PF-07 a saved component that ${what} is reported over the page, until it is repaired`, async ({ page }) => {
    toy.save(PAGE, text);
    await expect(page.getByRole('alert')).toContainText(said);
    await expect(page.getByLabel('Name')).toHaveValue('Amina');

    toy.save(PAGE, pageSaying(`Repaired: ${what}`));
    await expect(page.getByRole('heading', { name: `Repaired: ${what}` })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByLabel('Name')).toHaveValue('Amina');
  });
}

test('PF-07 a saved file that no component can take in loads the page again', async ({ page }) => {
  const loaded = page.waitForEvent('load');
  toy.save('src/remote.tsx', remoteWith('second'));
  await loaded;
  await expect(page.getByLabel('Name')).toHaveValue('');
});
