import { expect, it, vi } from 'vitest';
import type { LiveVersions } from '@hirehq/shared-contracts/release';
import { createNewVersions } from './new-versions.ts';

const OWN: LiveVersions = { shell: '1.0.0', jobs: '1.0.0' };
const NEWER: LiveVersions = { shell: '1.0.0', jobs: '2.0.0' };

function page(own: LiveVersions | null = OWN) {
  const state = {
    served: NEWER as LiveVersions | undefined,
    hidden: false,
    busy: false,
    now: 0,
    reloads: [] as string[],
    asked: 0,
  };
  const reload = vi.fn<() => void>();
  const versions = createNewVersions({
    own: () => own ?? undefined,
    ask: async () => {
      state.asked += 1;
      return state.served;
    },
    isHidden: () => state.hidden,
    isBusy: () => state.busy,
    mayReload(key) {
      if (state.reloads.includes(key)) return false;
      state.reloads.push(key);
      return true;
    },
    reload,
    now: () => state.now,
  });
  const look = async (change: Partial<typeof state> = {}) => {
    // Later than the pause between two questions.
    Object.assign(state, { now: state.now + 120_000 }, change);
    await versions.look();
    return { offered: versions.offered.current(), reloads: reload.mock.calls.length };
  };
  return { state, look };
}

it('SH-32 offers a new version to whoever looks at the page, and never reloads it under them', async () => {
  const { look } = page();
  expect(await look({ served: OWN })).toEqual({ offered: false, reloads: 0 });
  expect(await look({ served: NEWER })).toEqual({ offered: true, reloads: 0 });
  expect(await look()).toEqual({ offered: true, reloads: 0 });
});

it('SH-32 loads a page again that nobody sees and in which nothing is unsaved', async () => {
  const { look } = page();
  expect(await look({ hidden: true, busy: true })).toEqual({ offered: true, reloads: 0 });
  expect(await look({ busy: false })).toEqual({ offered: true, reloads: 1 });
  expect(await look()).toEqual({ offered: true, reloads: 1 });
});

it('SH-32 reloads once for the same versions: the server may not have them everywhere', async () => {
  const first = page();
  expect(await first.look({ hidden: true })).toEqual({ offered: true, reloads: 1 });
  const again = page();
  expect(await again.look({ hidden: true, reloads: first.state.reloads })).toEqual({ offered: true, reloads: 0 });
});

it('SH-32 asks at most once a minute, but takes what is offered as soon as the page is hidden', async () => {
  const { look, state } = page();
  await look();
  expect(await look({ now: state.now + 1_000 })).toEqual({ offered: true, reloads: 0 });
  expect(state.asked).toBe(1);
  expect(await look({ now: state.now + 1_000, hidden: true })).toEqual({ offered: true, reloads: 1 });
});

it('SH-32 does nothing while the server does not say, or in a page that is not renewed', async () => {
  expect(await page().look({ served: undefined, hidden: true })).toEqual({ offered: false, reloads: 0 });
  const { look, state } = page(null);
  expect(await look({ hidden: true })).toEqual({ offered: false, reloads: 0 });
  expect(state.asked).toBe(0);
});

it('SH-32 takes an offer back when the live versions are those of the page again', async () => {
  const { look } = page();
  expect(await look()).toMatchObject({ offered: true });
  expect(await look({ served: OWN })).toMatchObject({ offered: false });
});

it('SH-32 says nothing of remotes whose version the server does not tell', async () => {
  expect(await page().look({ served: { shell: '1.0.0' }, hidden: true })).toEqual({ offered: false, reloads: 0 });
});
