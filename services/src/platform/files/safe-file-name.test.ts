import { expect, test } from 'vitest';
import { fileNameParameter, safeFileName } from './safe-file-name.ts';

const character = (code: number) => String.fromCharCode(code);
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

test.each([
  ['..\\..\\etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\Users\\me\\cv.pdf', 'cv.pdf'],
  ['my "cv" <new>.pdf', 'my cv new.pdf'],
  ['سيرة ذاتية.pdf', 'سيرة ذاتية.pdf'],
  ['.pdf', 'file.pdf'],
  ['', 'file'],
  [`${'é'.repeat(300)}.pdf`, `${'é'.repeat(116)}.pdf`],
  [`${'a'.repeat(115)}😀.pdf`, `${'a'.repeat(115)}.pdf`],
  [`half${character(0xd800)}.png`, 'half.png'],
])('SV-07 %j is stored as %j', (given, kept) => {
  expect(safeFileName(given)).toBe(kept);
});

test.each(
  [
    ...range(0, 31),
    ...range(0x7f, 0x9f),
    ...range(0x202a, 0x202e),
    ...range(0x2066, 0x2069),
    0x61c,
    0x200e,
    0x200f,
    0x2028,
    0x2029,
  ].map((code) => [code.toString(16), character(code)] as const),
)('SV-07 U+%s in a name is removed on upload and on download', (_code, hidden) => {
  expect(safeFileName(`cv${hidden}fdp.exe.pdf`)).toBe('cvfdp.exe.pdf');
  expect(fileNameParameter(`cv${hidden}fdp.exe.pdf`)).toBe("filename*=UTF-8''cvfdp.exe.pdf");
});

test('SV-07 a name is encoded according to RFC 8187', () => {
  expect(fileNameParameter("José's (new)*.pdf")).toBe("filename*=UTF-8''Jos%C3%A9%27s%20%28new%29.pdf");
});
