import { expect, it } from 'vitest';
import { isInAppBrowser } from '@/lib/account/in-app';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 7';

it.each([
  `${ANDROID}; wv) AppleWebKit/537.36 Chrome/126 Mobile Safari/537.36 Instagram 334.0.0`,
  `${ANDROID}) AppleWebKit/537.36 Chrome/126 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/468.0.0;]`,
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Mobile/15E148 [FBAN/FBIOS;FBAV/470.0]',
  `${ANDROID}) AppleWebKit/537.36 Chrome/126 Mobile Safari/537.36 WhatsApp/2.24`,
  `${ANDROID}; wv) AppleWebKit/537.36 Version/4.0 Chrome/126 Mobile Safari/537.36`,
])('in-app browser: recognizes %s', (agent) => expect(isInAppBrowser(agent)).toBe(true));

it.each([
  `${ANDROID}) AppleWebKit/537.36 Chrome/126 Mobile Safari/537.36`,
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/126 Safari/537.36 Edg/126',
])('in-app browser: passes %s', (agent) => expect(isInAppBrowser(agent)).toBe(false));
