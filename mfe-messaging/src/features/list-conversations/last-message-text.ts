const LONGEST = 40;

/** A last message in the list, cut to 40 characters plus `...` (MS-02). */
export function lastMessageText(message: string): string {
  const characters = Array.from(message.replaceAll(/\s+/g, ' ').trim());
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('')}...` : characters.join('');
}
