import { OneLanguage } from '@/components/not-found/one-language';
import { NotFoundPage } from '@/components/pages/not-found-page';
import { SiteDocument, SiteFrame } from '@/components/pages/site-layout';
import { type Language, languageNames } from '@/content/pages';
import { editions } from '@/lib/editions';
import { languageScript } from '@/lib/head/language-script';
import { manifestPath, siteMetadata, siteViewport } from '@/lib/seo/metadata';
import './fonts';
import './globals.css';

export const viewport = siteViewport;
// OneLanguage writes these three.
export const metadata = {
  ...siteMetadata(editions.en),
  ...{ title: undefined, description: undefined, manifest: undefined },
};

const headOf = (language: Language) => ({
  title: editions[language].words.notFound.title,
  description: editions[language].words.seo.description,
  manifest: manifestPath(language),
});

const titles = languageNames.map((language) => headOf(language).title);

/** Without scripts, the title is that of all languages. */
const serverHead = { ...headOf('en'), title: titles.join(' · ') };

/** Next has one not-found page for all addresses, so this one has all languages. */
export default function Page() {
  return (
    <SiteDocument language="en">
      {languageNames.map((language, index) => (
        <OneLanguage
          key={language}
          language={language}
          head={{ server: index === 0 ? serverHead : null, browser: headOf(language) }}
          script={languageScript}
        >
          <SiteFrame edition={editions[language]} mainId={`main-${language}`}>
            <NotFoundPage edition={editions[language]} id={`main-${language}`} />
          </SiteFrame>
        </OneLanguage>
      ))}
    </SiteDocument>
  );
}
