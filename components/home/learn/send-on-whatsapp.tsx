import { ButtonLink } from '@/components/ui/link';
import { whatsappLink } from '@/lib/contact/whatsapp';

/** The visitor chooses the recipient. */
export function SendOnWhatsapp({ label, text }: { label: string; text: string }) {
  return (
    <ButtonLink variant="chat" href={whatsappLink('', text)}>
      {label}
    </ButtonLink>
  );
}
