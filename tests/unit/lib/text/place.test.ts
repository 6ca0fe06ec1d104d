import { expect, test } from 'vitest';
import { isChannel, placeName, placesIn } from '@/lib/text/place';
import { readTable } from '@/tests/support/table';

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
  for (const [url, isIt] of readTable(import.meta.dirname, 'channels.tsv')) {
    expect.soft(String(isChannel(url)), url).toBe(isIt);
  }
});

test('places: each of a city is found', () => {
  for (const [text, places] of readTable(import.meta.dirname, 'places.tsv')) {
    expect.soft(placesIn(text).join(' | '), text).toBe(places);
  }
});
