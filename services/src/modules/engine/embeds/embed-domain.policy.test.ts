import { expect, it } from 'vitest';
import { mayEmbed } from './embed-domain.policy.ts';

const domains = ['acme.example', 'careers.acme.test'];

it.each<[origin: string | undefined, may: boolean, mayInDevelopment: boolean]>([
  ['https://acme.example', true, true],
  ['http://acme.example:8080', true, true],
  ['https://www.acme.example', true, true],
  ['https://careers.acme.test', true, true],
  ['https://acme.test', false, false],
  ['https://notacme.example', false, false],
  ['https://acme.example.evil.test', false, false],
  ['https://acme.example@evil.test', false, false],
  ['https://evil.test/acme.example', false, false],
  ['https://ACME.example', true, true],
  ['null', false, false],
  ['acme.example', false, false],
  ['', false, false],
  ['http://localhost:5173', false, true],
  ['http://127.0.0.1', false, true],
  ['http://[::1]:3000', false, true],
  ['http://shop.localhost', false, true],
  ['https://localhost.evil.test', false, false],
  ['http://192.168.0.10', false, false],
  [undefined, true, true],
])('PF-05 a page of %s may show an employer’s jobs: %s, with a development key: %s', (origin, may, mayInDevelopment) => {
  expect(mayEmbed({ origin, hasDevelopmentKey: false }, { domains })).toBe(may);
  expect(mayEmbed({ origin, hasDevelopmentKey: true }, { domains })).toBe(mayInDevelopment);
});
