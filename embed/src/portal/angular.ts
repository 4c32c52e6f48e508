import { provideEnvironmentInitializer, type EnvironmentProviders } from '@angular/core';
import { loadEmbed, type EmbedSource } from './load-embed.ts';

/**
 * Loads the script when an Angular application starts: `bootstrapApplication(App, { providers: [provideHirehqEmbed({ platform })] })`.
 * Angular binds attributes (`[attr.enterprise]`) and events (`(jobselected)`) of elements itself; a component that shows one has
 * `schemas: [CUSTOM_ELEMENTS_SCHEMA]`.
 */
export const provideHirehqEmbed = (source: EmbedSource): EnvironmentProviders =>
  provideEnvironmentInitializer(() => {
    // The application goes on; its developer sees why.
    loadEmbed(source).catch((error: unknown) => console.error(error));
  });
