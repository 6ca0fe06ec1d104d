import { expect, test } from 'vitest';
import { placeName } from '@/lib/text/place';

test.each([
  ['https://www.youtube.com/watch?v=1', 'YouTube'],
  ['https://m.youtube.com/watch?v=1', 'YouTube'],
  ['https://youtu.be/abc', 'YouTube'],
  ['https://drive.google.com/file/d/1/view', 'Google Drive'],
  ['https://www.asha.example.in/voice.mp3', 'asha.example.in'],
])('place: %s leads to %s', (url, name) => {
  expect(placeName(url)).toBe(name);
});
