// A container of Module Federation, for hosts that load remotes: webpack, Rspack and Vite. It shares no modules, so that it needs
// neither the host's versions nor a runtime.
import './embed.ts';
import { embedApplication, embedParcel } from './portal/index.ts';

const EXPOSED: Readonly<Record<string, () => unknown>> = {
  './element': () => ({}),
  './parcel': () => ({ embedApplication, embedParcel }),
};

export const init = (): void => {};

/** The factory of an exposed module: `./element` defines the element, `./parcel` has the lifecycles for single-spa. */
export function get(name: string): Promise<() => unknown> {
  const factory = EXPOSED[name];
  if (!factory)
    return Promise.reject(new Error(`hirehq exposes no module ${name}. It exposes ${Object.keys(EXPOSED).join(' and ')}.`));
  return Promise.resolve(factory);
}
