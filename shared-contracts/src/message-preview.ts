const LONGEST = 40;

/** A message in one line, cut to 40 characters plus `...` (MS-02): in the list of conversations and in notifications. */
export function messagePreview(message: string): string {
  const characters = Array.from(message.replaceAll(/\s+/g, ' ').trim());
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('')}...` : characters.join('');
}
