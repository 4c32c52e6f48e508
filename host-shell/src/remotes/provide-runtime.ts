import * as runtimeCore from '@module-federation/runtime-core';

/** Where the containers of remotes look for the core of the federation runtime, instead of including it (ADR 6). */
declare global {
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
}

globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
