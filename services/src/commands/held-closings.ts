import { confirmClosing, heldSources } from '../modules/engine/feeds/index.ts';
import { readConfig } from '../platform/config.ts';
import { createOutbox } from '../platform/events/outbox-writer.store.ts';
import { fail, print, readArguments, withDatabase } from './command-line.ts';

const USAGE = 'Usage: npm run held-closings -- [--confirm SOURCE]\n';

const { values } = readArguments(USAGE, { options: { confirm: { type: 'string' } } });
const { confirm } = values;
await withDatabase(readConfig(process.env), async ({ db }) => {
  const held = await heldSources(db);
  if (confirm === undefined) {
    for (const { source, employers, jobs, open, since } of held)
      print(`${source} · ${employers} · ${jobs} of ${open} open jobs wait to be closed since ${since.toISOString()}`);
    print(
      `${held.length} feeds lack many of their open jobs. They are closed if the next feed lacks them too, or by --confirm SOURCE.`,
    );
    return;
  }
  if (!held.some(({ source }) => source === confirm)) fail(`No jobs of '${confirm}' wait to be closed.\n${USAGE}`);
  print(`${await confirmClosing(db, createOutbox(), confirm, new Date())} jobs closed.`);
});
