import { expect, test } from 'vitest';
import { isChannel, placeName } from '@/lib/text/place';

test('place: is named by where an address leads', () => {
  for (const [url, name] of [
    ['https://www.youtube.com/watch?v=1', 'YouTube'],
    ['https://m.youtube.com/watch?v=1', 'YouTube'],
    ['https://youtu.be/abc', 'YouTube'],
    ['https://drive.google.com/file/d/1/view', 'Google Drive'],
    ['https://www.asha.example.in/voice.mp3', 'asha.example.in'],
  ] as const) {
    expect.soft(placeName(url), url).toBe(name);
  }
});

test('place: a channel is told from one lesson', () => {
  for (const [url, isIt] of [
    ['https://www.youtube.com/@ganit', true],
    ['https://youtube.com/@ganit/', true],
    ['https://m.youtube.com/@ganit/videos', true],
    ['https://www.youtube.com/channel/UC-1_a', true],
    ['https://www.youtube.com/c/GanitGhar', true],
    ['https://www.youtube.com/user/ganit', true],
    ['https://www.youtube.com/@%E0%A4%97%E0%A4%A3%E0%A4%BF%E0%A4%A4', true],
    ['https://www.youtube.com/watch?v=1', false],
    ['https://www.youtube.com/@ganit/live', false],
    ['https://youtu.be/abc', false],
    ['https://www.youtube.com/shorts/abc', false],
    ['https://asha.example.in/c/lesson', false],
  ] as const) {
    expect.soft(isChannel(url), url).toBe(isIt);
  }
});
