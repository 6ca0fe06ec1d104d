import { type VariantProps } from 'class-variance-authority';
import { type ComponentProps } from 'react';
import { isWhatsappLink } from '@/lib/text/whatsapp';
import { cn } from '@/lib/utils';
import { buttonVariants } from '@/components/ui/button';
import { ChatIcon } from './icons';

/** Opens other sites in a new tab. Translators leave phone numbers and email addresses alone. */
export function Link({
  href = '',
  target = href.startsWith('https:') ? '_blank' : undefined,
  ...props
}: ComponentProps<'a'>) {
  return (
    <a
      translate={/^(tel|mailto):/.test(href) ? 'no' : undefined}
      {...props}
      href={href}
      target={target}
      rel={target ? 'noopener noreferrer' : undefined}
    />
  );
}

/**
 * A link with the look of a button; by default, of a link in a row of buttons. One that opens
 * WhatsApp has its sign.
 */
export function ButtonLink({
  variant = 'link',
  size,
  className,
  children,
  ...props
}: ComponentProps<'a'> & VariantProps<typeof buttonVariants>) {
  return (
    <Link
      data-slot="button"
      data-variant={variant}
      className={cn(buttonVariants({ variant, size }), className)}
      {...props}
    >
      {isWhatsappLink(props.href ?? '') && <ChatIcon />}
      {children}
    </Link>
  );
}
