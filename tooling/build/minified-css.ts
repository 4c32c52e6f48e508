import { transform } from 'lightningcss';

/** webpack loader of a sheet that is a text of the script: without comments and spaces. */
export default function minifiedCss(source: string): string {
  return transform({ filename: 'sheet.css', code: Buffer.from(source), minify: true }).code.toString();
}
