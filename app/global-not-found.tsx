import { OneLanguage } from '@/components/not-found/one-language';
import { NotFoundPage } from '@/components/not-found/not-found-page';
import { SiteDocument, SiteFrame } from '@/components/layout/site-layout';
import { type Language, languageNames, languages } from '@/content/languages';
import { type Locale, locales } from '@/lib/words/locale';
import { fontScript, languageScript } from '@/lib/head/inline-scripts';
import { manifestPath, siteMetadata, siteViewport } from '@/lib/seo/metadata';
import { fontAddresses } from './fonts';
import './globals.css';

export const viewport = siteViewport;
// OneLanguage writes these three.
export const metadata = {
  ...siteMetadata(locales.en),
  title: undefined,
  description: undefined,
  manifest: undefined,
};

const titleOf = ({ words: { notFound, seo } }: Locale) =>
  seo.titleTemplate.replace('%s', notFound.title);

const headOf = (language: Language) => ({
  title: titleOf(locales[language]),
  description: locales[language].words.seo.description,
  manifest: manifestPath(language),
});

const titles = languageNames.map((language) => headOf(language).title);

const fonts = Object.fromEntries(
  languageNames.map((language) => [language, fontAddresses(languages[language].script)]),
);

/** Without scripts, the title is that of all languages. */
const serverHead = { ...headOf('en'), title: titles.join(' · ') };

/** Next has one not-found page for all addresses, so this one has all languages. */
export default function Page() {
  return (
    <SiteDocument
      language="en"
      head={
        <script
          data-fonts={JSON.stringify(fonts)}
          dangerouslySetInnerHTML={{ __html: fontScript }}
        />
      }
    >
      {languageNames.map((language, index) => (
        <OneLanguage
          key={language}
          language={language}
          head={{ server: index === 0 ? serverHead : null, browser: headOf(language) }}
          script={languageScript}
        >
          <SiteFrame locale={locales[language]} mainId={`main-${language}`}>
            <NotFoundPage locale={locales[language]} id={`main-${language}`} />
          </SiteFrame>
        </OneLanguage>
      ))}
    </SiteDocument>
  );
}
