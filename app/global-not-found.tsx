import { OneLanguage } from '@/components/not-found/one-language';
import { NotFoundPage } from '@/components/pages/not-found-page';
import { SiteDocument, SiteFrame } from '@/components/pages/site-layout';
import { languageNames } from '@/content/pages';
import { editions } from '@/lib/editions';
import { languageScript } from '@/lib/head/language-script';
import { siteMetadata, siteViewport } from '@/lib/seo/metadata';
import './fonts';
import './globals.css';

export const viewport = siteViewport;
export const metadata = {
  ...siteMetadata(editions.en),
  title: languageNames.map((language) => editions[language].words.notFound.title).join(' · '),
};

/** Next has one not-found page for all addresses, so this one has all languages. */
export default function Page() {
  return (
    <SiteDocument language="en">
      {languageNames.map((language) => (
        <OneLanguage key={language} language={language} script={languageScript}>
          <SiteFrame edition={editions[language]} mainId={`main-${language}`}>
            <NotFoundPage edition={editions[language]} id={`main-${language}`} />
          </SiteFrame>
        </OneLanguage>
      ))}
    </SiteDocument>
  );
}
