import type { BrowserContext, Request } from '@playwright/test';

/** What tests cost, in things that take the same on a busy machine. */
export interface Cost {
  /** Addresses a page was sent to, by a test or by a page; a change of page without a load is none. */
  pageLoads: number;
  /** Registrations over the provider's pages. */
  signUps: number;
  platformStarts: number;
}

/** Type of the annotation by which a test tells the reporter what it cost. */
export const COST = 'cost';

const SIGN_UP = /\/login-actions\/([^/]+\/sign-up|registration)$/;
const NOTHING: Cost = { pageLoads: 0, signUps: 0, platformStarts: 0 };

/** Of this worker since it was last asked. */
let spent: Cost = { ...NOTHING };

export const notePlatformStart = (): void => void (spent.platformStarts += 1);

/** The first request of a new window has no frame yet: asking for it throws. */
function isInsideFrame(request: Request): boolean {
  try {
    return request.frame().parentFrame() !== null;
  } catch {
    return false;
  }
}

function note(request: Request): void {
  if (!request.isNavigationRequest() || request.redirectedFrom() || isInsideFrame(request)) return;
  spent.pageLoads += 1;
  if (request.method() === 'POST' && SIGN_UP.test(new URL(request.url()).pathname)) spent.signUps += 1;
}

export const countIn = (context: BrowserContext): void => void context.on('request', note);

/** What was spent since the last call: by a test, and by what was started for it. */
export function takeCost(): Cost {
  const taken = spent;
  spent = { ...NOTHING };
  return taken;
}
