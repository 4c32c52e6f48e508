import type { Page } from '@playwright/test';
import { SDL } from '@hirehq/shared-contracts/graphql/schema';
import { REST_CALLS } from '@hirehq/shared-contracts/rest';
import { CHANGES, type Change } from '../platform/changes.ts';
import { SENT_OTHERWISE } from '../platform/changes-sent-otherwise.ts';
import { employerAtWork } from '../platform/employer.ts';
import { onTheWire } from '../platform/faults-of-a-change.ts';
import type { ChangesFixture } from '../platform/changes-fixture.ts';
import { expect, test } from '../platform/test.ts';

// 412: what is sent again after a lost response meets the version that it made itself.
test.use({ signedIn: 'new', expectedProblems: [/net::ERR_|status of (412|503)/] });
// The last file of a run: in one worker, the others would wait for it.
test.describe.configure({ mode: 'parallel' });

/** `SaveJob`, … as the fields of Mutation, and the keys of all calls that change something. */
function everyChange(): string[] {
  const bodies = [...SDL.matchAll(/\btype Mutation \{([^}]*)\}/g)].map(([, body = '']) => body.replaceAll(/"[^"\n]*"/g, ''));
  const fields = bodies.flatMap((body) => [...body.matchAll(/^\s*(\w+)(?:\(|: \w+!?(?: @|$))/gm)].map(([, field = '']) => field));
  const mutations = fields.map((field) => field.charAt(0).toUpperCase() + field.slice(1));
  return [...mutations, ...Object.keys(REST_CALLS).filter((key) => !key.startsWith('GET '))];
}

test('SH-39 every change of both APIs is tried here, or said why not', () => {
  const tried = [...CHANGES.map(({ name }) => name), ...Object.keys(SENT_OTHERWISE)];
  expect(tried.toSorted()).toEqual(everyChange().toSorted());
});

/** Resolves to true once the work is done, to false once the page shows that nothing is left to press. */
async function orLearned({ learned }: Change, page: Page, work: Promise<unknown>): Promise<boolean> {
  const worked = work.then(() => true);
  if (!learned) return worked;
  const shown = learned(page)
    .waitFor()
    .then(() => false);
  // Whichever comes second ends with the page.
  for (const each of [worked, shown]) each.catch(() => {});
  return Promise.race([worked, shown]);
}

async function press({ prepare, button, confirm }: Change, page: Page): Promise<void> {
  await prepare?.(page);
  await button(page).click();
  await confirm?.(page);
}

for (const change of CHANGES) {
  test(`SH-39 ${change.name}: offline, busy, its response lost, slow: words each time, nothing lost, done once`, async ({
    page,
    request,
    newcomer,
  }) => {
    const { headers } = await newcomer();
    const fixture: ChangesFixture = { page, request, employer: await employerAtWork(request), headers };
    const wire = await onTheWire(page, change.name);
    await change.open(fixture);

    for (const fault of ['offline', 'busy', 'response lost'] as const) {
      await test.step(fault, async () => {
        wire.treat(fault);
        await press(change, page);
        await expect.poll(() => wire.ended()).toBe(1);
        await expect(change.failureShown(page)).toBeVisible();
        if (change.kept) await orLearned(change, page, change.kept(page));
        expect(wire.sent()).toBe(1);
      });
    }
    await test.step('slow: pressed again meanwhile it is sent once, and then it is done', async () => {
      wire.treat('slow');
      if (!(await orLearned(change, page, press(change, page)))) return;
      if (change.sendsDifferences) {
        const done = change.done(page).then(() => 'nothing was left');
        const sending = expect
          .poll(() => wire.sent())
          .toBe(1)
          .then(() => 'sent');
        for (const each of [done, sending]) each.catch(() => {});
        if ((await Promise.any([done, sending])) === 'nothing was left') return expect(wire.sent()).toBe(0);
      }
      await expect.poll(() => wire.sent()).toBe(1);
      // A busy button takes no press; one that is gone cannot be pressed.
      for (const again of await change.button(page).all()) await again.dispatchEvent('click');
      wire.release();
      await change.done(page);
      expect(wire.sent()).toBe(1);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  });
}
