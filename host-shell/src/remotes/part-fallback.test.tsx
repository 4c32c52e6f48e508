import { cleanup, screen } from '@testing-library/react';
import { CRITICALITIES } from '@hirehq/shared-contracts/remote-manifest';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../pages/testing/render-page.tsx';
import { LoadFailure } from './load-failure.ts';
import { PartFallback } from './part-fallback.tsx';

afterEach(cleanup);

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
    expect(screen.queryByRole('button', { name: 'Reload' })).not.toBeInTheDocument();
  });

  it('SH-32 reloads the page if only that helps', () => {
    const onReload = vi.fn<() => void>();
    const onRetry = show(onReload);
    screen.getByRole('button', { name: 'Reload' }).click();
    expect([onReload.mock.calls.length, onRetry.mock.calls.length]).toEqual([1, 0]);
  });
});
