const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The name with another number of double letters, one less and one more: 'cincinatti' is 'cincinnati'. */
function* withOtherDoubles(name: string): Generator<string> {
  for (let at = 1; at < name.length; at++) {
    if (name[at] !== name[at - 1]) continue;
    const single = name.slice(0, at) + name.slice(at + 1);
    for (let other = 1; other < single.length; other++) yield single.slice(0, other) + single.slice(other - 1);
  }
}

function* spellings(name: string): Generator<string> {
  // The first letter is seldom wrong.
  for (let at = 1; at <= name.length; at++) {
    const [before, after] = [name.slice(0, at), name.slice(at)];
    yield before + after.slice(1);
    if (after.length > 1) yield `${before}${after[1] ?? ''}${after[0] ?? ''}${after.slice(2)}`;
    for (const letter of LETTERS) {
      yield before + letter + after;
      yield before + letter + after.slice(1);
    }
  }
  yield* withOtherDoubles(name);
}

/** What a folded name becomes by one typing error: a letter too many, too few, another one, or two exchanged. */
export function nearSpellings(name: string): string[] {
  const words = name.split(' ').length;
  return [...new Set(spellings(name))].filter((each) => each !== name && each.split(' ').length === words);
}
