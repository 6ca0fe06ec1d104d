/**
 * Which tests run. `quick` (`npm test`): all but those in files named `x.long.…`. `rest` (`npm run test:rest`):
 * those alone. Otherwise both.
 */
const depth = process.env.TEST_DEPTH;

export const isQuick = depth === 'quick';
export const isRest = depth === 'rest';
