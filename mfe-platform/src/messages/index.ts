import type { RemoteMessages } from '@hirehq/shared-ui';
import en from './en.json' with { type: 'json' };

export const messages: RemoteMessages = {
  en,
  es: () => import(/* webpackChunkName: "messages-es" */ './es.json').then((texts) => texts.default),
  ar: () => import(/* webpackChunkName: "messages-ar" */ './ar.json').then((texts) => texts.default),
};
