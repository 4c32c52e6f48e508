import { breaksOfStart } from './modules/delivery/gate/index.ts';
import type { Config } from './platform/config.ts';
import { openDatabase } from './platform/database/open-database.ts';

/**
 * Says what the releases that are live in the database of `config` would miss of these services, and changes nothing. Returns the exit
 * code: 1 if a start would be refused.
 */
export async function checkStart(config: Config, say: (message: string) => void): Promise<0 | 1> {
  const { db, close } = await openDatabase(config, { migrates: false });
  try {
    const { live, fallbacks } = await breaksOfStart(db);
    for (const text of live) say(text);
    for (const text of fallbacks) say(`A fallback: ${text}`);
    if (live.length === 0) say('Every live release finds what it uses in these services.');
    return live.length > 0 ? 1 : 0;
  } finally {
    await close();
  }
}
