import { expect, it } from 'vitest';
import { isInAppBrowser } from '@/lib/browser/in-app';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 7';

it.each([
  [`${ANDROID}; wv) AppleWebKit/537.36 Version/4.0 Chrome/126 Mobile Safari/537.36`, true],
  [`${ANDROID}) Chrome/126 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/468.0.0;]`, true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) [FBAN/FBIOS;FBAV/470.0]', true],
  [`${ANDROID}) AppleWebKit/537.36 Chrome/126 Mobile Safari/537.36 WhatsApp/2.24`, true],
  [`${ANDROID}) AppleWebKit/537.36 Chrome/126 Mobile Safari/537.36`, false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1 Mobile/15E148', true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1', false],
])('in-app browser: %s: %s', (agent, isInApp) => expect(isInAppBrowser(agent)).toBe(isInApp));
