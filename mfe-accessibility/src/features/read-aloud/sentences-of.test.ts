import { afterEach, describe, expect, test } from 'vitest';
import { sentencesOf } from './sentences-of.ts';

afterEach(() => document.body.replaceChildren());

function page(html: string): Element {
  document.documentElement.lang = 'en';
  document.body.innerHTML = `<main>${html}</main>`;
  return document.body.firstElementChild ?? document.body;
}

const texts = (root: Element, selected?: Range) => sentencesOf(root, selected).map(({ text }) => text);

describe('AX-08 what is read aloud', () => {
  test('sentences of each block, across elements inside it', () => {
    const main = page(
      '<h1>Nurse</h1><p>You <b>care</b> for people. You work\n  at night.</p><ul><li>Full time</li><li>Leeds</li></ul>',
    );
    expect(texts(main)).toEqual(['Nurse', 'You care for people.', 'You work at night.', 'Full time', 'Leeds']);
  });

  test('the range of a sentence is exactly its text', () => {
    const main = page('<p> First one. <em>Second</em> one. </p>');
    expect(sentencesOf(main).map(({ range }) => range.toString())).toEqual(['First one.', 'Second one.']);
  });

  test('no controls, no navigation, nothing that is hidden from somebody', () => {
    const main = page(
      '<p>Read this.</p><button>Apply</button><nav>Pages</nav><span aria-hidden="true">x</span><span class="hq-visually-hidden">New tab</span><script>1</script>',
    );
    expect(texts(main)).toEqual(['Read this.']);
  });

  test('a text in another language keeps it', () => {
    const main = page('<p>Hello.</p><p lang="es">Hola.</p>');
    expect(sentencesOf(main).map(({ lang }) => lang)).toEqual(['en', 'es']);
  });

  test('of a selection, only what is selected', () => {
    const main = page('<p>One two three.</p><p>Four five.</p><p>Six.</p>');
    const [first, second] = [...main.querySelectorAll('p')].map(({ firstChild }) => firstChild);
    const selected = document.createRange();
    if (first) selected.setStart(first, 4);
    if (second) selected.setEnd(second, 4);
    expect(texts(main, selected)).toEqual(['two three.', 'Four']);
  });
});
