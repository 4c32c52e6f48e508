import { act, useState } from 'react';
import { ADOPTED_ATTRIBUTE } from '@hirehq/shared-contracts/first-paint';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  assign,
  beginPainting,
  element,
  endPainting,
  field,
  paint,
  render,
  replace,
  root,
  scrollTo,
  takeOver,
  type,
} from './testing/painted-page.tsx';

beforeEach(beginPainting);
afterEach(endPainting);

function Search({ changed }: { changed: (value: string) => void }) {
  const [text, setText] = useState('');
  return (
    <main tabIndex={-1}>
      <label>
        Words
        <input
          type="search"
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            changed(currentTarget.value);
          }}
        />
      </label>
    </main>
  );
}
const SEARCH = '<main tabindex="-1"><label>Words<input type="search" value=""></label></main>';

it('PF-01 typed text is in the field at once, and reaches the page once it responds', async () => {
  paint(SEARCH);
  type('input', 'night nurse');
  field('input').setSelectionRange(2, 5);
  const changed = vi.fn<(value: string) => void>();
  await replace(<Search changed={changed} />);
  expect([field('input').value, changed.mock.calls]).toEqual(['night nurse', []]);
  expect(field('input')).toHaveFocus();
  expect([field('input').selectionStart, field('input').selectionEnd]).toEqual([2, 5]);
  await takeOver();
  expect(changed.mock.calls).toEqual([['night nurse']]);
  expect(field('input').value).toBe('night nurse');
});

it('PF-01 what is typed between the two is not lost', async () => {
  paint(SEARCH);
  type('input', 'nurs');
  const changed = vi.fn<(value: string) => void>();
  await replace(<Search changed={changed} />);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field('input'), 'nurse');
  await act(async () => void field('input').dispatchEvent(new Event('input', { bubbles: true })));
  await takeOver();
  expect(field('input').value).toBe('nurse');
  expect(changed.mock.calls.at(-1)).toEqual(['nurse']);
});

const MODES = ['remote', 'hybrid', 'office'] as const;

/** Each filter changes the whole search, as a list of jobs does. */
function Filters({ changed }: { changed: (filter: readonly string[], sort: string) => void }) {
  const [filter, setFilter] = useState<readonly string[]>(['office']);
  const [sort, setSort] = useState('best');
  changed(filter, sort);
  return (
    <main>
      {MODES.map((mode) => (
        <label key={mode}>
          {mode}
          <input
            type="checkbox"
            checked={filter.includes(mode)}
            onChange={() => setFilter(filter.includes(mode) ? filter.filter((each) => each !== mode) : [...filter, mode])}
          />
        </label>
      ))}
      <select aria-label="Sort" value={sort} onChange={({ currentTarget }) => setSort(currentTarget.value)}>
        <option value="best">Best</option>
        <option value="new">New</option>
      </select>
    </main>
  );
}

it('PF-01 filters that were checked and a choice that was made apply afterwards, one after the other', async () => {
  const boxes = MODES.map((mode) => `<label>${mode}<input type="checkbox"${mode === 'office' ? ' checked' : ''}></label>`).join(
    '',
  );
  paint(
    `<main>${boxes}<select aria-label="Sort"><option value="best">Best</option><option value="new">New</option></select></main>`,
  );
  for (const label of document.querySelectorAll('label')) label.click();
  field('select').value = 'new';
  field('select').dispatchEvent(new Event('change', { bubbles: true }));
  const changed = vi.fn<(filter: readonly string[], sort: string) => void>();
  await replace(<Filters changed={changed} />);
  const shown = () => [...document.querySelectorAll('input')].map(({ checked }) => checked);
  expect(shown()).toEqual([true, true, false]);
  await takeOver();
  expect(changed.mock.calls.at(-1)).toEqual([['remote', 'hybrid'], 'new']);
  expect(shown()).toEqual([true, true, false]);
});

it('PF-01 a field and a button that come later than the rest of the page are waited for', async () => {
  paint('<main><input aria-label="Words"><button type="button">Search</button></main>');
  type('input', 'nurse');
  document.querySelector('button')?.click();
  await replace(<main />);
  await takeOver();
  const done: string[] = [];
  await render(
    <main>
      <input aria-label="Words" onInput={({ currentTarget }) => void done.push(currentTarget.value)} />
      <button type="button" onClick={() => void done.push('clicked')}>
        Search
      </button>
    </main>,
  );
  await act(async () => void (await vi.advanceTimersByTimeAsync(200)));
  expect(done).toEqual(['nurse', 'clicked']);
  expect(field('input')).toHaveFocus();
});

it('PF-01 a control is found among those that are shown', async () => {
  function isShown(this: Element) {
    return this.closest('[data-narrow]') === null;
  }
  Object.defineProperty(Element.prototype, 'checkVisibility', { value: isShown, configurable: true });
  const button = '<button type="button">Search</button>';
  paint(`<main><div data-narrow>${button}</div>${button}${button}</main>`);
  document.querySelectorAll('button')[1]?.click();
  const done: string[] = [];
  await replace(
    <main>
      {['first', 'second'].map((each) => (
        <button key={each} type="button" onClick={() => void done.push(each)}>
          Search
        </button>
      ))}
    </main>,
  );
  await takeOver();
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
  expect(done).toEqual(['first']);
});

it('PF-01 the last click is repeated, after what was typed', async () => {
  paint('<main><input aria-label="Words"><button type="button">Search</button><button type="button">Search</button></main>');
  type('input', 'nurse');
  (document.querySelectorAll('button')[1] as HTMLElement).click();
  const done: string[] = [];
  await replace(
    <main>
      <input aria-label="Words" onInput={({ currentTarget }) => void done.push(currentTarget.value)} />
      <button type="button" onClick={() => void done.push('first')}>
        Search
      </button>
      <button type="button" onClick={() => void done.push('second')}>
        Search
      </button>
    </main>,
  );
  await takeOver();
  expect(done).toEqual(['nurse', 'second']);
});

it('PF-01 a link is followed without the shell after five seconds', async () => {
  paint('<main><a href="/job/7">Nurse</a></main>');
  element('a').click();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(assign).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(assign).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/job/7');
});

it('PF-01 the page stays where it was scrolled to, and so does what scrolls in it', async () => {
  paint('<main><div class="rail"><p>Filters</p></div></main>');
  Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });
  document.dispatchEvent(new Event('scroll'));
  element('.rail').scrollTop = 30;
  element('.rail').dispatchEvent(new Event('scroll'));
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  await replace(
    <main>
      <div className="rail">
        <p>Filters</p>
      </div>
    </main>,
  );
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ left: 0, top: 640, behavior: 'instant' });
  expect(element('.rail').scrollTop).toBe(30);
});

function select(from: Node, start: number, to: Node, end: number): void {
  window.getSelection()?.setBaseAndExtent(from, start, to, end);
  document.dispatchEvent(new Event('selectionchange'));
}
const selected = () => window.getSelection()?.toString();

it('PF-01 selected words stay selected, the same of those that are there twice', async () => {
  paint('<main><style>b{}</style><p>Care for people.</p><p>Care <b>for</b> people.</p></main>');
  const [, second] = document.querySelectorAll('p');
  select(second?.firstChild as Node, 0, second?.lastChild as Node, 7);
  await replace(
    <main>
      <h1>2 jobs</h1>
      <p>Care for people.</p>
      <p id="second">
        Care <b>for</b> people.
      </p>
    </main>,
  );
  expect(selected()).toBe('Care for people');
  expect(element('#second').contains(window.getSelection()?.anchorNode ?? null)).toBe(true);
});

it('PF-01 a selection of whole elements stays too, and its direction', async () => {
  paint('<main><p>One</p><p>Two</p><p>Three</p></main>');
  select(element('main'), 2, element('main'), 0);
  await replace(
    <main>
      <p>One</p>
      <p>Two</p>
      <p>Three</p>
    </main>,
  );
  expect(selected()).toBe('OneTwo');
  const { anchorNode, focusNode } = window.getSelection() ?? {};
  expect([anchorNode?.textContent, focusNode?.textContent]).toEqual(['Two', 'One']);
});

it('PF-01 nothing is selected where the words are gone', async () => {
  paint('<main><p>One</p></main>');
  select(element('p'), 0, element('p'), 1);
  await replace(<main>Two</main>);
  expect(selected()).toBe('');
});

/** A page whose part is late: it has the painted one inside, which is then replaced. */
function Late({ isReady, press }: { isReady: boolean; press: (what: string) => void }) {
  return (
    <main>
      <button type="button" onClick={() => press('menu')}>
        Menu
      </button>
      {isReady ? (
        <div key="part">
          <button type="button" onClick={() => press('saved')}>
            Save
          </button>
          <input aria-label="Words" onInput={({ currentTarget }) => press(currentTarget.value)} />
          <a href="/job/7">Nurse</a>
        </div>
      ) : (
        <div key="adopted" {...{ [ADOPTED_ATTRIBUTE]: '' }} ref={(place) => place?.append(...painted)} />
      )}
    </main>
  );
}
let painted: Element[] = [];

it('PF-01 what happens in an adopted part is repeated once the part of the remote is there, and its links lead away', async () => {
  paint(
    '<main><button type="button">Menu</button><button type="button" id="save">Save</button><input aria-label="Words"><a id="way" href="/job/7">Nurse</a></main>',
  );
  painted = [...document.querySelectorAll('#save, input, a')];
  select(element('#way'), 0, element('#way'), 1);
  element('#save').click();
  type('input', 'nur');
  const press = vi.fn<(what: string) => void>();
  await replace(<Late isReady={false} press={press} />);
  // Browsers report it after the page has been replaced.
  document.dispatchEvent(new Event('selectionchange'));
  expect(field('input')).toHaveFocus();
  await takeOver();
  expect(selected()).toBe('Nurse');
  expect(press).not.toHaveBeenCalled();
  expect(field('input').value).toBe('nur');

  const followed = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  document.body.addEventListener('click', followed, { once: true });
  element('#way').click();
  expect(followed).toHaveBeenCalledTimes(1);
  (document.querySelector('button') as HTMLElement).click();
  expect(press.mock.calls).toEqual([['menu']]);

  type('input', 'nurse');
  await replace(<Late isReady press={press} />);
  expect(selected()).toBe('Nurse');
  expect(field('input')).toHaveFocus();
  await takeOver();
  expect(press.mock.calls).toEqual([['menu'], ['nurse'], ['saved']]);
});

it('PF-01 a prerendered page that does not apply to this browser is removed', () => {
  document.documentElement.dataset['firstPaint'] = 'off';
  paint('<main>Jobs</main>');
  expect(root()).toBeEmptyDOMElement();
  expect(document.documentElement.dataset['firstPaint']).toBeUndefined();
});
