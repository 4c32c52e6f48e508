/** ISO 639 codes of the languages with the most speakers, and of the official ones of states. */
export const LANGUAGE_CODES: readonly string[] =
  'af am ar as az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gl gu ha he hi hr hu hy id ig is it ja jv ka kk km kn ko ku ky lb lo lt lv mg mi mk ml mn mr ms mt my nb ne nl nn om or pa pl ps pt ro ru rw sd si sk sl sm sn so sq sr st sv sw ta te tg th ti tk tl tn tr uk ur uz vi wo xh yo yue zh zu'.split(
    ' ',
  );
