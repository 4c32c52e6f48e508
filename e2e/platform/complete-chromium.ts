import { existsSync } from 'node:fs';

/** A Chromium as people use it: `npm test` names one, and Debian's package installs one here. */
const path = [process.env['HIREHQ_COMPLETE_CHROMIUM'], '/usr/bin/chromium'].find((each) => each && existsSync(each));

/**
 * Launch options for a spec file that needs more than the engine: the headless shell has no notifications, their permission is
 * denied there. Without a path Playwright runs its own Chromium, if it is installed.
 */
export const COMPLETE_CHROMIUM = {
  ...(path ? { executablePath: path } : { channel: 'chromium' }),
  args: ['--no-sandbox', '--disable-background-networking'],
};
