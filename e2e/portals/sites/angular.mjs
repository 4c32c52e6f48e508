// Compiled in the browser, as an application of Angular is without its command line.
import '@angular/compiler';
import { Component, CUSTOM_ELEMENTS_SCHEMA, enableProdMode, provideZonelessChangeDetection, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { provideHirehqEmbed } from '@hirehq/embed/angular';

class Careers {
  careers = globalThis.careers;
  isShown = signal(true);
  selected = signal('');

  select(event) {
    if (globalThis.keepsJobs) event.preventDefault();
    this.selected.set(event.detail.title);
  }
}

const CareersPage = Component({
  selector: '#app',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `<main>
    <h1>Careers</h1>
    <button (click)="isShown.set(!isShown())">Toggle jobs</button>
    <output>{{ selected() }}</output>
    @if (isShown()) {
      <hirehq-embed
        [attr.enterprise]="careers.enterprise"
        [attr.development-key]="careers['development-key']"
        (jobselected)="select($event)"
      ></hirehq-embed>
    }
  </main>`,
})(Careers);

enableProdMode();
await bootstrapApplication(CareersPage, {
  providers: [provideZonelessChangeDetection(), provideHirehqEmbed({ platform: globalThis.careers.platform })],
});
