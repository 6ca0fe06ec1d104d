import { describe, expect, it } from 'vitest';
import { fillWorked, workedExample } from '@/components/home/worked-example';
import { home } from '@/content/en/home';

describe('the worked example', () => {
  it('is 97 × 93 by default', () => {
    expect(workedExample().operands).toEqual([97, 93]);
    expect(workedExample().answer).toBe(9021);
  });

  it('names the numbers and the reason when the content asks for what the method cannot do', () => {
    expect(() => workedExample([97, 12])).toThrow('97 and 12: notNearOneBase');
  });

  it('says the whole picture in one sentence', () => {
    expect(fillWorked(home.picture.label, workedExample())).toBe(
      '97 times 93 is 9021. 97 is 3 less than 100 and 93 is 7 less. 97 minus 7 is 90. 3 times 7 is 21.',
    );
  });

  it('leaves no place of any text unfilled', () => {
    const { picture, demo } = home;
    const texts = [picture.label, picture.sum, picture.left, picture.right, demo.learnMessage];
    for (const text of [...texts, ...picture.short]) {
      expect(fillWorked(text, workedExample())).not.toMatch(/[{}]/);
    }
  });
});
