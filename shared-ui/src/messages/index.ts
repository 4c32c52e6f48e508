import type { RemoteMessages } from '../shell/load-messages.ts';
import en from './en.json';

/** The texts that every screen shares, merged into the texts of each remote. */
export const sharedMessages: RemoteMessages = {
  en,
  es: () => import(/* webpackChunkName: "ui-texts-es" */ './es.json').then((texts) => texts.default),
  ar: async () => {
    const [texts, { placeNames }] = await Promise.all([
      import(/* webpackChunkName: "ui-texts-ar" */ './ar.json'),
      import(/* webpackChunkName: "place-names-ar" */ '@hirehq/shared-contracts/place-names/ar'),
    ]);
    return { ...placeNames, ...texts.default };
  },
};
