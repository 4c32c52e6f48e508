import { cleanup, screen } from '@testing-library/react';
import { CRITICALITIES } from '@hirehq/shared-contracts/remote-manifest';
import { SLOTS, type SlotName } from '@hirehq/shared-contracts/slots';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../pages/testing/render-page.tsx';
import { LoadFailure } from './load-failure.ts';
import { PartFallback } from './part-fallback.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe.each(CRITICALITIES)('the fallback of a %s part', (criticality) => {
  function show(onReload?: () => void) {
    const onRetry = vi.fn<() => void>();
    const failure = new LoadFailure('chunk', 'not-found', 'gone');
    const props = { remote: 'jobs', part: 'jobList', criticality, failure, onRetry, onReload };
    renderPage(<PartFallback {...props} />);
    return onRetry;
  }

  it('PF-03 tries again', () => {
    const onRetry = show();
    screen.getAllByRole('button')[0]?.click();
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: /Reload$/ })).not.toBeInTheDocument();
  });

  it('SH-32 reloads the page if only that helps', () => {
    const onReload = vi.fn<() => void>();
    const onRetry = show(onReload);
    screen.getByRole('button', { name: /Reload$/ }).click();
    expect([onReload.mock.calls.length, onRetry.mock.calls.length]).toEqual([1, 0]);
  });
});

/** Whatever a manifest can declare: a page, or any slot with any criticality. */
const DECLARED = [
  { slot: undefined, criticality: 'primary' as const },
  // No page has what is for pages of others alone.
  ...(Object.keys(SLOTS) as SlotName[])
    .filter((slot) => slot !== 'embed.view')
    .flatMap((slot) => (['essential', 'regular'] as const).map((criticality) => ({ slot, criticality }))),
];

type Declared = (typeof DECLARED)[number];

function show({ slot, criticality }: Declared, online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  const failure = new LoadFailure('entry', 'unreachable', 'gone');
  const onRetry = vi.fn<() => void>();
  renderPage(<PartFallback remote="any" part="part" {...{ slot, criticality, failure, onRetry }} onReload={undefined} />);
  return onRetry;
}

const isOverlay = ({ slot }: Declared) => slot === 'page.overlay';

it.each(DECLARED.filter(isOverlay))(
  'PF-03 the $criticality part in $slot that cannot be loaded leaves nothing over the page',
  (declared) => {
    show(declared, true);
    expect(document.querySelector('[data-fallback]')).toBeNull();
  },
);

describe.each(DECLARED.filter((each) => !isOverlay(each)))('the $criticality part in $slot that cannot be loaded', (declared) => {
  const { slot } = declared;

  it('PF-03 says in its place what cannot be loaded, with one button', () => {
    const onRetry = show(declared, true);
    const button = screen.getByRole('button', { name: /Try again$/ });
    // A page has a way home beside it.
    expect(screen.getAllByRole('button')).toHaveLength(slot ? 1 : 2);
    button.click();
    expect(onRetry).toHaveBeenCalledTimes(1);
    const said = `${document.querySelector('[data-fallback]')?.textContent} ${button.getAttribute('aria-label')}`;
    expect(said).toMatch(slot ? /\w+: cannot be loaded right now\./ : /Something went wrong/);
  });

  it('PF-03 offline says that, and nothing of a fault', () => {
    show(declared, false);
    const said = `${document.querySelector('[data-fallback]')?.textContent} ${screen.getAllByRole('button')[0]?.getAttribute('aria-label')}`;
    expect(said).toMatch(/you are offline/i);
    expect(said).not.toMatch(/went wrong|cannot be loaded/i);
  });
});
