import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BrowserRouter, useLocation } from '@hirehq/shared-ui';
import { useBackBeforeStart } from './use-back-before-start.ts';

function Shown() {
  useBackBeforeStart();
  return <p>{useLocation().pathname}</p>;
}

/** Goes back once, while the first page is rendered. */
function backMeanwhile() {
  let isBack = false;
  return function BackMeanwhile() {
    if (!isBack) {
      isBack = true;
      window.history.replaceState(null, '', '/job-list');
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }
    return null;
  };
}

it('JB-10 Back before the router listens leads to the page before', async () => {
  window.history.replaceState(null, '', '/job/1');
  const BackMeanwhile = backMeanwhile();
  render(
    <BrowserRouter>
      <Shown />
      <BackMeanwhile />
    </BrowserRouter>,
  );
  expect(await screen.findByText('/job-list')).toBeInTheDocument();
});
