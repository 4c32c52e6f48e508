import { SERVICE_WORKER_PATH } from '@hirehq/shared-contracts/page';

interface PolicyRules {
  createHTML: (text: string) => string;
  createScript: () => never;
  createScriptURL: (address: string, type?: string, sink?: string) => string;
}

interface TrustedTypesFactory {
  createPolicy(name: 'default', rules: PolicyRules): unknown;
}

/** The third-party toolbar of the operator. */
interface ForeignToolbar {
  origin: string;
  /** Whether the person of this page has turned it on. */
  isTrusted: () => boolean;
}

const REGISTER_WORKER = 'ServiceWorkerContainer register';

/**
 * Rules of the page's default Trusted Types policy: it allows text without tags, scripts in the integrity map and our service
 * worker, and nothing else. A third-party toolbar that is on may write HTML and load scripts of its own origin.
 */
export function defaultPolicy(vouchedFor: ReadonlySet<string>, origin: string, toolbar?: ForeignToolbar): PolicyRules {
  return {
    createHTML(text) {
      if (text.includes('<') && !toolbar?.isTrusted()) throw new TypeError('HTML is never written from text here');
      return text;
    },
    createScript() {
      throw new TypeError('Scripts are never made from text here');
    },
    createScriptURL(address, _type, sink) {
      const url = new URL(address, origin);
      if (url.origin === toolbar?.origin && toolbar.isTrusted() && sink !== REGISTER_WORKER) return address;
      const name = url.origin === origin ? url.pathname : url.origin + url.pathname;
      const isOurs = sink === REGISTER_WORKER ? name === SERVICE_WORKER_PATH : vouchedFor.has(name);
      if (!isOurs) throw new TypeError(`${name} is not a script of this release`);
      return address;
    },
  };
}

let isToolbarTrusted = false;

/** From now on the configured third-party toolbar is trusted: the person of this page has turned it on. */
export const trustToolbar = (): void => void (isToolbarTrusted = true);

export function installDefaultPolicy(vouchedFor: ReadonlySet<string>, toolbarScript: string | undefined): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory };
  const toolbar =
    toolbarScript === undefined ? undefined : { origin: new URL(toolbarScript).origin, isTrusted: () => isToolbarTrusted };
  trustedTypes?.createPolicy('default', defaultPolicy(vouchedFor, window.location.origin, toolbar));
}
