import { MailIcon } from 'lucide-react';
import { Assistant } from '@/components/assistant/assistant';
import { Actions } from '@/components/site/actions';
import { CountdownRing } from '@/components/site/countdown-ring';
import { DarkPanel } from '@/components/site/dark-panel';
import { Details } from '@/components/site/details';
import {
  Dialog,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  StickyActions,
} from '@/components/site/dialog';
import { FloatingButton } from '@/components/site/floating';
import { HeldPicture } from '@/components/site/held-picture';
import { ChatIcon } from '@/components/site/icons';
import { LazyDialog, PartFailure } from '@/components/site/lazy';
import { ButtonLink } from '@/components/site/link';
import { RuledList, Steps } from '@/components/site/lists';
import { PageFailure } from '@/components/site/page-failure';
import { Rating } from '@/components/site/rating';
import { CallToAction, Lead, Section } from '@/components/site/section';
import { Sutra } from '@/components/site/sutra';
import { Button } from '@/components/ui/button';
import { site } from '@/content/site';
import { sutras } from '@/content/sutras';
import { type LazyPart } from '@/lib/browser/lazy';
import { whatsappLink } from '@/lib/text/whatsapp';
import { type Examples } from './example';

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path fill="#b45309" d="M0 0h4v4z"/></svg>',
)}`;

export const links: Examples = {
  'as buttons': ({ paths, words: { contact } }) => (
    <Actions className="mt-6">
      <Button>{contact.form.send}</Button>
      <ButtonLink href={paths.contact} variant="outline">
        {contact.form.title}
      </ButtonLink>
      <ButtonLink href={whatsappLink(site.phone, contact.chat.message)}>
        {contact.chat.floating}
      </ButtonLink>
      <ButtonLink href={`mailto:${site.email}`}>
        <MailIcon />
        {site.email}
      </ButtonLink>
    </Actions>
  ),
};

export const countdown: Examples = {
  'whole, half, out': () => (
    <div className="mt-6 flex gap-4">
      {[10, 5, 0].map((left) => (
        <CountdownRing key={left} left={left} whole={10}>
          {left}
        </CountdownRing>
      ))}
    </div>
  ),
};

export const panels: Examples = {
  dark: ({ words: { contact, shell } }) => (
    <DarkPanel>
      <CallToAction>
        <Lead>{shell.failure.text}</Lead>
        <Actions>
          <Button>{contact.form.send}</Button>
          <ButtonLink href="#">{contact.form.title}</ButtonLink>
        </Actions>
      </CallToAction>
    </DarkPanel>
  ),
  'details, closed and open': ({ words: { account } }) => (
    <div className="mt-6 grid gap-4">
      <Details summary={account.reset.title}>
        <p className="pb-4">{account.reset.text}</p>
      </Details>
      <Details summary={account.reset.title} open>
        <p className="pb-4">{account.reset.text}</p>
      </Details>
    </div>
  ),
};

export const dialog: Examples = {
  'with a button in view': ({ words: { profile, yourAccount } }) => (
    <Dialog onClose={() => {}} closeLabel={yourAccount.close}>
      <DialogHeader>
        <DialogTitle>{profile.title}</DialogTitle>
        <DialogDescription>{profile.lead}</DialogDescription>
      </DialogHeader>
      <p>{profile.formNotice.text}</p>
      <StickyActions>
        <Button>{profile.submit}</Button>
      </StickyActions>
    </Dialog>
  ),
};

export const lists: Examples = {
  ruled: ({ words: { payment } }) => (
    <RuledList className="mt-6">
      {payment.dialog.steps.map((step) => (
        <li key={step} className="py-3">
          {step}
        </li>
      ))}
    </RuledList>
  ),
  'steps, small': ({ words: { payment } }) => (
    <Steps variant="small" className="mt-6">
      {payment.dialog.steps.map((step) => (
        <li key={step} className="pb-3 pl-6">
          {step}
        </li>
      ))}
    </Steps>
  ),
  'steps in the margin': ({ words: { payment } }) => (
    <Steps variant="margin" className="mt-10 grid gap-8">
      {payment.dialog.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </Steps>
  ),
};

export const section: Examples = {
  split: ({ words: { account } }) => (
    <Section numeral="१" heading={account.dialog.title} headingId="section" split>
      <Lead>{account.dialog.description}</Lead>
    </Section>
  ),
};

export const rating: Examples = {
  'five, four, one': () => (
    <div className="mt-6 grid gap-3">
      {[5, 4.4, 1].map((value) => (
        <Rating key={value} value={value} label={String(value)} />
      ))}
    </div>
  ),
};

export const sutra: Examples = {
  each: ({ words: { workedSums } }) => (
    <div className="mt-6 grid gap-8">
      {Object.entries(sutras).map(([id, { devanagari, iast }]) => (
        <Sutra
          key={id}
          devanagari={devanagari}
          iast={iast}
          meaning={workedSums.sutras[id as keyof typeof sutras]}
        />
      ))}
    </div>
  ),
};

export const floating: Examples = {
  chat: ({ words: { assistant, contact } }) => (
    <div className="h-60">
      <Assistant words={assistant.launcher}>
        <FloatingButton aria-label={contact.chat.floating}>
          <ChatIcon className="size-7" />
        </FloatingButton>
      </Assistant>
    </div>
  ),
};

export const heldPicture: Examples = {
  'to save by a long press': ({ words: { workedSums } }) => (
    <HeldPicture
      src={PICTURE}
      alt={workedSums.calculator.picture}
      className="aspect-square w-full max-w-96"
    />
  ),
};

const missing: LazyPart<never> = {
  load: async () => undefined,
  current: () => undefined,
  subscribe: () => () => {},
};

/** Where a part, a dialog or a page could not be loaded. */
export const failure: Examples = {
  part: () => <PartFailure busy={false} failures={1} load={async () => undefined} />,
  'part, tried again': () => <PartFailure busy failures={1} load={async () => undefined} />,
  dialog: () => (
    <LazyDialog dialog={missing} onClose={() => {}}>
      {() => null}
    </LazyDialog>
  ),
  'dialog that stays': () => <LazyDialog dialog={missing}>{() => null}</LazyDialog>,
  page: ({ paths, words }) => <PageFailure words={words.errors} home={paths.home} />,
};
