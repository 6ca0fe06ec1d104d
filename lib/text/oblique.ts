/**
 * A plural of Hindi as it is before का, की, के, को, से: परीक्षाएँ → परीक्षाओं, भर्तियाँ → भर्तियों. Other
 * words stay.
 */
export const inOblique = (text: string, tag: string) =>
  tag.startsWith('hi') ? text.replace(/एँ$|एं$/u, 'ओं').replace(/याँ$|यां$/u, 'यों') : text;
