import { createState, deriveState, type ReadableState } from '@hirehq/shared-ui';
import { COOKIES } from '@hirehq/shared-contracts/storage-keys';
import type { BrandVariant, NeuroClassification } from '@hirehq/shared-contracts/codes';
import { routes } from '@hirehq/shared-contracts/routes';
import type { Candidate } from '@hirehq/shared-contracts/rest';
import type { SessionUser } from '@hirehq/shared-contracts/session';
import { shellCookies } from '../shell-api/shell-cookies.ts';
import { shellStorage } from '../shell-api/shell-storage.ts';
import type { ShellNavigator } from '../shell-api/navigator.ts';
import type { ShellSession } from '../shell-api/shell-session.ts';
import type { DeployedPages } from '../routing/deployed-pages.ts';
import { takeReturnPath, returnPath } from '../routing/guard.ts';
import { classificationToConfirm } from './classification.ts';
import { takeFirstSteps, type FirstStepsOptions } from './first-steps.ts';
import { whereNext } from './where-next.ts';

export interface ArrivalOptions extends FirstStepsOptions {
  session: ShellSession;
  navigator: ShellNavigator;
  pages: DeployedPages;
  origin: string;
  variant: BrandVariant;
  /** Whether the candidate has asked for the deletion of the account. */
  isToBeDeleted: () => Promise<boolean>;
  /** The provider has redirected the browser to this page. */
  hasJustSignedIn: boolean;
}

export interface Arrival {
  /** The signed-in candidate; undefined if nobody is signed in or the record could not be loaded. */
  candidate: ReadableState<Candidate | undefined>;
  /** The classification to ask the candidate about (SH-37). */
  toConfirm: ReadableState<NeuroClassification | undefined>;
  /** Sets the candidate's record after a change. */
  take(changed: Candidate): void;
  /** The page to open from the callback page, once the first steps are done. */
  next(): Promise<string>;
  /** ShellApi's `goOn`. */
  goOn(options?: { skipProfile?: boolean }): void;
}

/**
 * What happens between sign-in and the next page: the candidate's record, the classification question, the first steps, the
 * redirect.
 */
export function createArrival({
  session,
  navigator,
  pages,
  origin,
  variant,
  isToBeDeleted,
  hasJustSignedIn,
  ...steps
}: ArrivalOptions): Arrival {
  const viewer = createState<string | undefined>(undefined);
  /** Stored with its owner, so that a record that arrives after its candidate has signed out is ignored. */
  const record = createState<{ of: string; candidate: Candidate } | undefined>(undefined);
  const candidate = deriveState((read) => {
    const known = read(record);
    return known?.of === read(viewer) ? known?.candidate : undefined;
  });
  const toConfirm = deriveState((read) => {
    const found = read(candidate);
    return found && classificationToConfirm(variant, found.neuroClassification);
  });
  let settled: Promise<void> = Promise.resolve();
  /** Asked once, at sign-in. */
  let ending: Promise<boolean> = Promise.resolve(false);
  let atPeace: (() => void) | undefined;

  function know(of: string, found: Candidate | undefined): void {
    if (of !== viewer.current()) return;
    record.set(found && { of, candidate: found });
    if (found) shellStorage.set('skillsCount', String(found.skillData.length));
    if (toConfirm.current() === undefined) atPeace?.();
  }

  /** A failure to load the record blocks nobody (§8). */
  async function load(): Promise<void> {
    const of = viewer.current();
    if (of !== undefined) know(of, await steps.rest('GET candidates/').catch(() => undefined));
  }

  async function receive(user: SessionUser): Promise<void> {
    await load();
    if (toConfirm.current() !== undefined) await new Promise<void>((resolve) => (atPeace = resolve));
    const found = viewer.current() === user.candidateId ? candidate.current() : undefined;
    if (found && (hasJustSignedIn || found.origin === null)) await takeFirstSteps(steps, user, found);
  }

  function onChange(): void {
    const current = session.current();
    const user = current.status === 'signed-in' ? current.user : undefined;
    if (user?.candidateId === viewer.current()) return;
    viewer.set(user?.candidateId);
    if (toConfirm.current() === undefined) atPeace?.();
    if (!user) return;
    settled = receive(user);
    if (hasJustSignedIn) ending = isToBeDeleted().catch(() => false);
  }
  session.subscribe(onChange);
  onChange();

  return {
    candidate,
    toConfirm,
    take(changed) {
      const known = record.current();
      if (known?.candidate.id === changed.id) know(known.of, changed);
    },
    async next() {
      await settled;
      const isEnding = await ending;
      const path = whereNext({
        isToBeDeleted: isEnding,
        skillsCount: candidate.current()?.skillData.length,
        profileSkipped: shellCookies.has(COOKIES.profileSkipped),
        isBack: session.isBack(),
        wanted: returnPath(origin),
        pages,
      });
      // Kept until the profile is created, or the candidate has decided about the account.
      if (path !== routes.createProfile() && !isEnding) takeReturnPath(origin, path);
      return path;
    },
    goOn({ skipProfile = false } = {}) {
      if (skipProfile) shellCookies.set(COOKIES.profileSkipped);
      else void load();
      const path = takeReturnPath(origin, pages.first());
      navigator.navigate(pages.canOpen(path) ? path : pages.first(), { replace: true });
    },
  };
}
