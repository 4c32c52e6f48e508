import { provideEnvironmentInitializer, type EnvironmentProviders } from '@angular/core';
import { loadEmbed, type EmbedSource } from './load-embed.ts';
import { reportFailure } from './report-failure.ts';

/**
 * Loads the script when an Angular application starts: `bootstrapApplication(App, { providers: [provideHirehqEmbed({ platform })] })`.
 * Angular binds attributes (`[attr.enterprise]`) and events (`(jobselected)`) of elements itself; a component that shows one has
 * `schemas: [CUSTOM_ELEMENTS_SCHEMA]`.
 */
export const provideHirehqEmbed = (source: EmbedSource): EnvironmentProviders =>
  provideEnvironmentInitializer(() => {
    loadEmbed(source).catch(reportFailure);
  });
