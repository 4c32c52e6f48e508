import { beforeEach, expect, it } from 'vitest';
import { createUnsavedWork } from './unsaved-work.ts';

const work = createUnsavedWork();

function type(selector: string, value: string): void {
  const field = document.querySelector<HTMLInputElement>(selector);
  if (!field) throw new Error(`no ${selector}`);
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

beforeEach(() => {
  document.body.innerHTML =
    '<form><input id="name"><textarea id="text"></textarea></form><form role="search"><input id="query"></form><input id="filter">';
});

it('SH-32 is text typed into a form, until it is removed or the form is gone', () => {
  expect(work.exists()).toBe(false);
  type('#name', 'Ada');
  expect(work.exists()).toBe(true);
  type('#name', '');
  expect(work.exists()).toBe(false);
  type('#text', 'It works');
  expect(work.exists()).toBe(true);
  document.body.replaceChildren();
  expect(work.exists()).toBe(false);
});

it('SH-32 is not a search or a filter: these are in the address', () => {
  type('#query', 'nurse');
  type('#filter', 'remote');
  expect(work.exists()).toBe(false);
});

it('SH-32 is registered by its owner, and each registration ends once', () => {
  const [one, two] = [work.hold(), work.hold()];
  one();
  one();
  expect(work.exists()).toBe(true);
  two();
  expect(work.exists()).toBe(false);
});
