import { ADOPTED_ATTRIBUTE } from '@hirehq/shared-contracts/first-paint';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { assign, beginPainting, element, endPainting, field, paint, replace, takeOver, type } from './testing/painted-page.tsx';

beforeEach(beginPainting);
afterEach(endPainting);

const PAINTED = `<main><h1>Welcome</h1>
  <form id="search" action="/job-list"><input aria-label="Words" name="keyword"><button type="submit">Search</button></form>
  <section id="jobs"><a id="way" href="/job/7">Night nurse</a><a id="other" href="/job/8">Day nurse</a></section></main>`;

let painted: Element[] = [];
/** A page with two slots, each with what is painted until its part is there. */
function Page({ ready, press }: { ready: readonly string[]; press: (what: string) => void }) {
  const kept = (id: string) => (
    <div
      key={`${id} painted`}
      {...{ [ADOPTED_ATTRIBUTE]: '' }}
      ref={(place) => place?.replaceChildren(...painted.filter((each) => each.id === id))}
    />
  );
  return (
    <main>
      <h1>Welcome</h1>
      {ready.includes('search') ? (
        <form
          key="search"
          onSubmit={(event) => {
            event.preventDefault();
            press('sent');
          }}
        >
          <input aria-label="Words" name="keyword" onInput={({ currentTarget }) => press(currentTarget.value)} />
          <button type="submit">Search</button>
        </form>
      ) : (
        kept('search')
      )}
      {ready.includes('jobs') ? (
        <section key="jobs">
          <a href="/job/7">Night nurse</a>
          <a href="/job/8">Day nurse</a>
        </section>
      ) : (
        kept('jobs')
      )}
    </main>
  );
}

const press = vi.fn<(what: string) => void>();
/** Clicks that reached the browser, and forms that it sent. */
let left: string[] = [];
const follow = (event: Event) => {
  event.preventDefault();
  left.push(event.type);
};
const show = (...ready: string[]) => replace(<Page ready={ready} press={press} />);

function open(): void {
  paint(PAINTED);
  painted = [element('#search'), element('#jobs')];
  left = [];
  document.body.addEventListener('submit', follow);
  document.body.addEventListener('click', followLink);
}
const followLink = (event: Event) => {
  if (event.target instanceof Element && event.target.closest('a')) follow(event);
};
afterEach(() => {
  document.body.removeEventListener('submit', follow);
  document.body.removeEventListener('click', followLink);
});

it('PF-01 what is typed before, between and after two parts have come is in the field at the end', async () => {
  open();
  type('input', 'nu');
  await show();
  expect(field('input')).toHaveFocus();
  await takeOver();
  expect(field('input').value).toBe('nu');
  type('input', 'nur');
  await show('jobs');
  await takeOver();
  expect([field('input').value, document.activeElement?.getAttribute('name')]).toEqual(['nur', 'keyword']);
  type('input', 'nurse');
  await show('jobs', 'search');
  await takeOver();
  expect(field('input').value).toBe('nurse');
  expect(field('input')).toHaveFocus();
  expect(press.mock.calls).toEqual([['nurse']]);
});

it('PF-01 the focus stays on a link of a slot, also one that it got after the shell took over', async () => {
  open();
  element('#way').focus();
  await show();
  await takeOver();
  expect(element('#way')).toHaveFocus();
  element('#other').focus();
  await show('search', 'jobs');
  expect(document.activeElement?.getAttribute('href')).toBe('/job/8');
});

it('PF-01 words that are selected in a slot stay selected', async () => {
  open();
  window.getSelection()?.setBaseAndExtent(element('#way').firstChild as Node, 0, element('#way').firstChild as Node, 5);
  document.dispatchEvent(new Event('selectionchange'));
  await show();
  await takeOver();
  expect(String(window.getSelection())).toBe('Night');
  document.dispatchEvent(new Event('selectionchange'));
  await show('search');
  await takeOver();
  await show('search', 'jobs');
  expect(String(window.getSelection())).toBe('Night');
  expect(window.getSelection()?.anchorNode?.isConnected).toBe(true);
});

it('PF-01 a selection that begins beside a slot and ends in it selects nothing else', async () => {
  open();
  window.getSelection()?.setBaseAndExtent(element('h1').firstChild as Node, 0, element('#way').firstChild as Node, 5);
  document.dispatchEvent(new Event('selectionchange'));
  await show();
  await takeOver();
  expect(['', 'Welcome']).toContain(String(window.getSelection()).trim());
});

it('PF-01 a link and a form that are used before the shell is there are followed once it has taken over', async () => {
  open();
  element('#way').click();
  expect(left).toEqual([]);
  await show();
  await takeOver();
  expect(left).toEqual(['click']);
});

it('PF-01 a form of a slot is sent by the browser, before and after the shell has taken over', async () => {
  open();
  element('button').click();
  expect(left).toEqual([]);
  await show();
  await takeOver();
  expect(left).toEqual(['submit']);
  element('button').click();
  expect(left).toEqual(['submit', 'submit']);
  await show('search', 'jobs');
  await takeOver();
  expect(press.mock.calls).toEqual([]);
});

it('PF-01 without the shell, a form is sent after five seconds', async () => {
  open();
  element('button').click();
  await vi.advanceTimersByTimeAsync(4900);
  expect(left).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(left).toEqual(['submit']);
  expect(assign).not.toHaveBeenCalled();
});
