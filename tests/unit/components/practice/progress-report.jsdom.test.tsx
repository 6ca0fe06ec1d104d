import { afterEach, expect, test, vi } from 'vitest';
import { ProgressReport } from '@/components/practice/progress-report';
import { pageLanguage } from '@/lib/words/page-language';
import { locales } from '@/lib/words/locale';
import { keepPractised } from '@/lib/practice/progress-store';
import { dayInIndia } from '@/lib/time';
import { render } from '@/tests/support/render';

vi.mock('@/lib/words/page-language', () => ({ pageLanguage: vi.fn() }));

afterEach(() => void vi.useRealTimers());

test.each([
  ['hi', '26 अक्टूबर – 1 नवंबर'],
  ['en', '26 Oct – 1 Nov'],
] as const)(
  'progress report in %s: names the weeks in letters of its fonts',
  async (language, week) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-05T06:00:00Z') });
    vi.mocked(pageLanguage).mockReturnValue(language);
    keepPractised({ is: 'first', day: dayInIndia(), method: 'nikhilam', isRight: true });
    await render(<ProgressReport words={locales[language].words.progress} />);
    expect(document.body.textContent).toContain(week);
    expect(document.body.textContent).not.toContain('॰');
  },
);
