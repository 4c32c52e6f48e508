import css from './remote.css?raw';

let sheet: CSSStyleSheet | undefined;

/** The styles of what is around a remote or a frame. */
export function ownStyles(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
  }
  return sheet;
}
