import { useId, type ComponentProps, type ReactNode } from 'react';
import { BusyLabel } from '@/components/site/lazy';
import { Link } from '@/components/site/link';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { FieldDescription, FieldLegend, FieldSet } from '@/components/ui/field';
import { cn } from '@/lib/utils';
import { type Message } from './use-form';

interface FormSectionProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** A titled part of a form, with a rule above. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  const hintId = useId();
  return (
    <FieldSet
      className="mb-3 block border-t pt-[0.9rem]"
      aria-describedby={hint ? hintId : undefined}
    >
      <FieldLegend className="float-left w-full [&+*]:clear-both">{title}</FieldLegend>
      {hint && (
        <FieldDescription id={hintId} className="-mt-1 mb-4">
          {hint}
        </FieldDescription>
      )}
      {children}
    </FieldSet>
  );
}

/** A spam trap. `label` is for visitors without styles. */
export function Honeypot({ name, label }: { name: string; label: string }) {
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        {label}
        <input name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

interface FormNoticeProps {
  words: { text: string; link: string };
  version: string;
  language: string;
  /** Address of the privacy page. A new tab keeps what was typed. */
  href: string;
}

/** What is taken, why, for how long and how to withdraw; the form sends its version and language. */
export function FormNotice({ words, version, language, href }: FormNoticeProps) {
  return (
    <p className="mt-3 mb-5 text-sm text-muted-foreground">
      {words.text}{' '}
      <Link className="underline" href={href} target="_blank">
        {words.link}
      </Link>
      <input type="hidden" name="notice" value={`${version} ${language}`} />
    </p>
  );
}

/** Not `disabled` while busy: it would lose the focus. Its action ignores a second press. */
export function BusyButton({
  busy,
  label,
  busyLabel,
  ...props
}: {
  busy: boolean;
  label: ReactNode;
  busyLabel: string;
} & ComponentProps<typeof Button>) {
  return (
    <Button {...props} aria-disabled={busy || undefined} aria-busy={busy || undefined}>
      <BusyLabel label={label} busyLabel={busyLabel} />
    </Button>
  );
}

/** For a message far from where the visitor is. */
export const bringIntoView = (element: HTMLElement | null) =>
  element?.scrollIntoView({ block: 'nearest' });

/** The result of a form, shown beside it: a toast alone is easily missed. */
export function FormMessage({
  title,
  text,
  more,
  className,
  children,
  ...props
}: Message & ComponentProps<typeof Alert>) {
  return (
    <Alert
      tabIndex={-1}
      className={cn('mt-4 scroll-mt-[min(9rem,30vh)] scroll-mb-8', className)}
      {...props}
    >
      <AlertTitle>{title}</AlertTitle>
      <AlertDescription>
        <span>{text}</span> {more && <span>{more}</span>}
      </AlertDescription>
      {children}
    </Alert>
  );
}

/** A text with the reference in it, which is never broken in two. */
export function ReferenceText({ text, reference }: { text: string; reference: string }) {
  const [before, after] = text.split('{reference}');
  if (after === undefined) return text;
  return (
    <>
      {before}
      <span translate="no" className="whitespace-nowrap">
        {reference}
      </span>
      {after}
    </>
  );
}
