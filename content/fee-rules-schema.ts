import { z } from 'zod';
import { ownerTextSchema } from './teaching-schema';

/** In the order of the page. */
export const FEE_RULES = ['discount', 'missed', 'pause', 'refund', 'example'] as const;
export type FeeRule = (typeof FEE_RULES)[number];

/** What a parent asks before paying the fee. One that is null hides its row. */
export const feeRulesSchema = z
  .strictObject({
    discount: ownerTextSchema(
      'Who pays less, and how much, in one sentence? (such as: Brothers and sisters get 10 % off.)',
    )
      .nullable()
      .default(null)
      .describe('Is there a discount on the fee?'),
    missed: ownerTextSchema('What happens, in one sentence, when a student misses a class?')
      .nullable()
      .default(null)
      .describe('Is there a rule for a missed class?'),
    pause: ownerTextSchema('Until when can a student pause, and what happens to the fee?')
      .nullable()
      .default(null)
      .describe('Can a student pause?'),
    refund: ownerTextSchema('Who stops early gets back how much, until when?')
      .nullable()
      .default(null)
      .describe('Is there a rule for those who stop early?'),
    example: ownerTextSchema(
      'Write an example in rupees. (such as: You paid ₹2,500 for 8 classes and stop after 4: ₹1,250 comes back.)',
    )
      .nullable()
      .default(null)
      .describe('Do you give an example of a refund?'),
  })
  .nullable()
  .default(null)
  .describe('Do you show the rules of the fee on the site? Parents ask for them before they pay.');

const OF_DISCOUNT =
  /discount|concession|scholarship|sibling|brother|\boff\b|\d ?%|छूट|रियायत|छात्रवृत्ति|भाई|प्रतिशत/iu;

/** Whether a rule is about a discount, or another sentence of the fee may be. */
export function discountOf({
  fee,
  feeRules,
}: {
  fee: unknown;
  feeRules: z.infer<typeof feeRulesSchema>;
}) {
  if (feeRules?.discount) return 'some';
  return OF_DISCOUNT.test(JSON.stringify([fee, Object.values(feeRules ?? {})])) ? 'other' : 'none';
}
