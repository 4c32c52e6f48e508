import { LOCALES } from '@hirehq/shared-contracts/page';
import type { Release } from '@hirehq/shared-contracts/release';
import { PLAIN_START_TEXTS, START_TEXTS, startTextsOf } from '@hirehq/shared-contracts/start-watch';
import { servedText } from './indexed-pages.ts';

/** What the page says when the shell does not start, in every language: nothing can be loaded then. */
export const startTexts = (shell: Release) =>
  startTextsOf(
    Object.fromEntries(
      LOCALES.map((locale) => [
        locale,
        Object.fromEntries(
          START_TEXTS.map((name) => [name, servedText(shell, locale, `start.${name}`) ?? PLAIN_START_TEXTS[name]]),
        ) as typeof PLAIN_START_TEXTS,
      ]),
    ),
  );
