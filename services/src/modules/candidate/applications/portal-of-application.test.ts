import { expect, it } from 'vitest';
import { portalOfApplication } from './portal-of-application.ts';

it.each([
  ['careers.acme.example', 'careers.acme.example'],
  ['ACME.example', 'acme.example'],
  ['other.example', null],
  ['notacme.example', null],
  ['x@acme.example', null],
  ['acme.example:8080', null],
  ['other.example/.acme.example', null],
  ['a b.acme.example', null],
  ['\u0000.acme.example', null],
  ['', null],
  [null, null],
  [undefined, null],
])('JB-19 PF-05 an application from %j is credited to %j', (sent, portal) => {
  expect(portalOfApplication(sent, ['acme.example'])).toBe(portal);
});
