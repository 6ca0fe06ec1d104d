import { assistantGuide } from '@/lib/assistant/guide';

export const dynamic = 'force-static';

/** What the assistant says and knows; its panel fetches it with the first press. */
export const GET = () => Response.json(assistantGuide());
