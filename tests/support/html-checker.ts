import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const checker = new HtmlValidate(
  new StaticConfigLoader({ elements: ['html5'], extends: ['html-validate:standard'] }),
);

/** Checks a whole document against the HTML standard: one line for each error. */
export async function findHtmlErrors(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector, offset }) => {
      const source = html.slice(offset, offset + 120).replaceAll(/\s+/g, ' ');
      return `${ruleId}: ${message}\n${selector ?? ''}: ${source}`;
    }),
  );
}
