import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createFakeShell } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { messages } from '../../../messages/index.ts';
import { reactions } from '../../../reactions.ts';
import { SmallMap } from './small-map.tsx';

afterEach(() => vi.unstubAllGlobals());

/** Returns what the browser calls when the map is about to be seen. */
function observed(): { come: () => void } {
  const seen = { come: () => {} };
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        seen.come = () => callback([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  return seen;
}

const city = (name: string, latitude: number, longitude: number, jobs: number) => ({
  city: name,
  state: null,
  country: 'NL',
  latitude,
  longitude,
  jobs,
});

function show(locations: readonly ReturnType<typeof city>[]) {
  renderInShell(<SmallMap locations={locations} />, { shell: createFakeShell(), messages, reactions, at: '/', path: '/' });
}

test('JB-13 a small map is a picture with the names of its places; it is drawn when it is about to be seen', async () => {
  const seen = observed();
  show([city('Utrecht', 52.09, 5.12, 9), city('Amsterdam', 52.37, 4.9, 1)]);
  expect(screen.queryByRole('img')).toBeNull();
  act(seen.come);
  const map = await screen.findByRole('img', { name: 'Map: Utrecht, Netherlands and Amsterdam, Netherlands' });
  const dots = [...map.querySelectorAll('.hq-map-dot')].map((dot) => Number(dot.getAttribute('r')));
  expect(dots).toHaveLength(2);
  expect(dots[0]).toBeGreaterThan(dots[1] ?? Infinity);
  expect(screen.getByText('The map shows towns, not addresses.')).toBeInTheDocument();
});

test('SV-08 the name of a map with many places names the first ones and counts the others', async () => {
  const seen = observed();
  show(Array.from({ length: 8 }, (_, index) => city(`Town ${index + 1}`, 50 + index, 5, 1)));
  act(seen.come);
  expect(
    await screen.findByRole('img', { name: /^Map: Town 1, Netherlands, .*Town 5, Netherlands,? and 3 more places$/ }),
  ).toBeInTheDocument();
});
