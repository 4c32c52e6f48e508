import type { ServedPartInput } from '@hirehq/shared-contracts/served-part';
import { onTestFinished, vi } from 'vitest';
import { createServedParts, type ServedPartLimits } from '../served-parts.ts';

export const NOW = Date.UTC(2026, 4, 1, 10, 30);

/** Other data in `about` makes it an input of its own, which failures are counted by. */
export const inputFor = (url: string, about = url): ServedPartInput => ({
  contract: '1.0.0',
  route: 'job-list',
  url,
  params: {},
  locale: 'en',
  variant: 'D',
  origin: 'https://jobs.example.com',
  now: NOW,
  data: { [`SearchJobs:${about}`]: { jobs: [] } },
});

/** A part that shows the address it is asked for, and does `body` for all but those that begin with `/good`. */
export const scriptOf = (body: string): string => `globalThis.hirehqServedPart = (input) => {
  const html = '<p>' + input.url + '</p>';
  if (input.url.startsWith('/good')) return { html, rules: '' };
  ${body}
  return { html, rules: '' };
}`;

/** Patient, because a slow machine is not what these tests are about. */
const PATIENT: Partial<ServedPartLimits> = {
  budgetMs: 60_000,
  warmMs: 60_000,
  hardMs: 60_000,
  restart: { baseMs: 5, capMs: 20 },
};

/** Served parts in real processes, which end with the test. */
export function startServedParts(limits: Partial<ServedPartLimits> = {}) {
  const reports: { remote: string; version: string; reason: string }[] = [];
  const warnings: { text: string; facts: object }[] = [];
  const parts = createServedParts({
    limits: { ...PATIENT, ...limits },
    log: { warn: (facts, text) => warnings.push({ text, facts }) },
    onSwitchedOff: (report) => reports.push(report),
  });
  onTestFinished(() => parts.close());

  /** A release with this script. `ready` renders its page `/good`, once it can. */
  function release(remote: string, script: string) {
    const readScript = vi.fn<() => Promise<string>>(async () => script);
    const render = (input: ServedPartInput, mayKeep = true) =>
      parts.render({ part: { remote, version: '1.0.0-a', integrity: `sha384-${remote}` }, readScript, input, mayKeep });
    const show = async (url: string, about?: string) => (await render(inputFor(url, about)))?.html;
    const ready = () =>
      vi.waitFor(
        async () => {
          const html = await show('/good');
          if (html === undefined) throw new Error(`not ready: ${JSON.stringify(warnings)}`);
          return html;
        },
        { timeout: 30_000 },
      );
    return { render, show, ready, readScript };
  }
  return { parts, reports, warnings, release };
}
