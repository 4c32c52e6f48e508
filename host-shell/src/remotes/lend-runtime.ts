import * as runtimeCore from '@module-federation/runtime-core';

/** Where the containers of remotes look for the federation runtime's core, instead of bringing it with them (ADR 6). */
declare global {
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
}

globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
