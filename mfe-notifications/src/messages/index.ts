import type { RemoteMessages } from '@hirehq/shared-ui';
import en from './en.json';

export const messages: RemoteMessages = {
  en,
  es: () => import('./es.json').then((texts) => texts.default),
  ar: () => import('./ar.json').then((texts) => texts.default),
};
