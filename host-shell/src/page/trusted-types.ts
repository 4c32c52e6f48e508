interface PolicyRules {
  createHTML: (text: string) => string;
  createScript: () => never;
  createScriptURL: (address: string) => string;
}

interface TrustedTypesFactory {
  createPolicy(name: 'default', rules: PolicyRules): unknown;
}

/** Rules of the page's default policy: text without a tag, and scripts the integrity map vouches for; nothing else. */
export function defaultPolicy(vouchedFor: ReadonlySet<string>, origin: string): PolicyRules {
  return {
    createHTML(text) {
      if (text.includes('<')) throw new TypeError('HTML is never written from text here');
      return text;
    },
    createScript() {
      throw new TypeError('Scripts are never made from text here');
    },
    createScriptURL(address) {
      const url = new URL(address, origin);
      if (url.origin !== origin || !vouchedFor.has(url.pathname))
        throw new TypeError(`${url.pathname} is not a script of this release`);
      return address;
    },
  };
}

export function installDefaultPolicy(vouchedFor: ReadonlySet<string>): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory };
  trustedTypes?.createPolicy('default', defaultPolicy(vouchedFor, window.location.origin));
}
