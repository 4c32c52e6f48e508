import { SERVICE_WORKER_PATH } from '@hirehq/shared-contracts/page';

interface PolicyRules {
  createHTML: (text: string) => string;
  createScript: () => never;
  createScriptURL: (address: string, type?: string, sink?: string) => string;
}

interface TrustedTypesFactory {
  createPolicy(name: 'default', rules: PolicyRules): unknown;
}

const REGISTER_WORKER = 'ServiceWorkerContainer register';

/**
 * Rules of the page's default Trusted Types policy: it allows text without tags, scripts in the integrity map and our service
 * worker, and nothing else.
 */
export function defaultPolicy(vouchedFor: ReadonlySet<string>, origin: string): PolicyRules {
  return {
    createHTML(text) {
      if (text.includes('<')) throw new TypeError('HTML is never written from text here');
      return text;
    },
    createScript() {
      throw new TypeError('Scripts are never made from text here');
    },
    createScriptURL(address, _type, sink) {
      const url = new URL(address, origin);
      const isOurs = sink === REGISTER_WORKER ? url.pathname === SERVICE_WORKER_PATH : vouchedFor.has(url.pathname);
      if (url.origin !== origin || !isOurs) throw new TypeError(`${url.pathname} is not a script of this release`);
      return address;
    },
  };
}

export function installDefaultPolicy(vouchedFor: ReadonlySet<string>): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory };
  trustedTypes?.createPolicy('default', defaultPolicy(vouchedFor, window.location.origin));
}
