import { ArrowRightIcon, CheckIcon } from 'lucide-react';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import {
  Card,
  CardAction,
  CardContent,
  CardDescription,
  CardFooter,
  CardHeader,
  CardTitle,
} from '@/components/ui/card';
import { Checkbox } from '@/components/ui/checkbox';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import {
  Field,
  FieldContent,
  FieldDescription,
  FieldError,
  FieldGroup,
  FieldLabel,
  FieldLegend,
  FieldSeparator,
  FieldSet,
} from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { Textarea } from '@/components/ui/textarea';
import { Toggle } from '@/components/ui/toggle';
import { ToggleGroup, ToggleGroupItem } from '@/components/ui/toggle-group';
import { toast } from '@/lib/browser/toast';
import { type Locale } from '@/lib/words/locale';
import { type Examples } from './example';

const row = 'mt-6 flex flex-wrap items-center gap-4';

export const button: Examples = {
  variants: ({ words: { contact } }) => (
    <div className={row}>
      {(['default', 'outline', 'secondary', 'ghost', 'link', 'chat', 'destructive'] as const).map(
        (variant) => (
          <Button key={variant} variant={variant}>
            {contact.form.send}
          </Button>
        ),
      )}
    </div>
  ),
  sizes: ({ words: { contact } }) => (
    <div className={row}>
      {(['xs', 'sm', 'default', 'lg'] as const).map((size) => (
        <Button key={size} size={size}>
          {contact.form.send}
        </Button>
      ))}
      {(['icon-xs', 'icon-sm', 'icon', 'icon-lg'] as const).map((size) => (
        <Button key={size} size={size} variant="outline" aria-label={size}>
          <ArrowRightIcon />
        </Button>
      ))}
    </div>
  ),
  states: ({ words: { contact } }) => (
    <div className={row}>
      <Button>
        <CheckIcon />
        {contact.form.send}
      </Button>
      <Button disabled>{contact.form.send}</Button>
      <Button aria-busy>{contact.form.sending}</Button>
      <Button aria-disabled>{contact.form.send}</Button>
    </div>
  ),
};

export const badge: Examples = {
  variants: ({ words: { payment } }) => (
    <div className={row}>
      {(['default', 'secondary', 'destructive', 'outline', 'ghost', 'link'] as const).map(
        (variant) => (
          <Badge key={variant} variant={variant}>
            {payment.dialog.book}
          </Badge>
        ),
      )}
    </div>
  ),
};

export const alert: Examples = {
  variants: ({ words: { shell } }) => (
    <div className="mt-6 grid gap-4">
      {(['default', 'success', 'destructive'] as const).map((variant) => (
        <Alert key={variant} variant={variant} role={undefined}>
          <AlertTitle>{shell.failure.title}</AlertTitle>
          <AlertDescription>{shell.failure.text}</AlertDescription>
        </Alert>
      ))}
    </div>
  ),
};

export const card: Examples = {
  whole: ({ words: { payment, contact } }) => (
    <Card className="mt-6">
      <CardHeader>
        <CardTitle>{payment.purchase.title}</CardTitle>
        <CardDescription>{payment.dialog.title}</CardDescription>
        <CardAction>
          <Badge variant="outline">{payment.dialog.book}</Badge>
        </CardAction>
      </CardHeader>
      <CardContent>{payment.dialog.lead}</CardContent>
      <CardFooter>
        <Button variant="outline">{contact.form.send}</Button>
      </CardFooter>
    </Card>
  ),
};

const states = [
  { name: 'empty' },
  { name: 'filled', value: 'asha@example.in' },
  { name: 'invalid', value: 'asha', 'aria-invalid': true },
  { name: 'disabled', value: 'asha@example.in', disabled: true },
];

export const field: Examples = {
  'input, empty to disabled': ({ words: { contact } }) => (
    <FieldGroup className="mt-6 max-w-96">
      {states.map(({ name, value, ...state }) => (
        <Field key={name} data-disabled={state.disabled}>
          <FieldLabel htmlFor={name}>{contact.form.labels.email}</FieldLabel>
          <Input id={name} defaultValue={value} {...state} />
          {state['aria-invalid'] ? (
            <FieldError role={undefined}>{contact.form.errors.email.malformed}</FieldError>
          ) : (
            <FieldDescription>{contact.form.labels.message}</FieldDescription>
          )}
        </Field>
      ))}
    </FieldGroup>
  ),
  'select, text and checkbox': ({ words: { profile } }) => (
    <FieldSet className="mt-6 max-w-96">
      <FieldLegend>{profile.sections.person}</FieldLegend>
      <Field>
        <FieldLabel htmlFor="gender">{profile.labels.gender}</FieldLabel>
        <NativeSelect id="gender">
          {Object.values(profile.options.gender).map((option) => (
            <NativeSelectOption key={option}>{option}</NativeSelectOption>
          ))}
        </NativeSelect>
      </Field>
      <FieldSeparator />
      <Field>
        <Label htmlFor="goals">{profile.labels.learningGoals}</Label>
        <Textarea id="goals" />
      </Field>
      {[false, true].map((checked) => (
        <Field key={String(checked)} orientation="horizontal">
          <Checkbox id={`adult-${checked}`} defaultChecked={checked} />
          <FieldContent>
            <FieldLabel htmlFor={`adult-${checked}`}>{profile.labels.parentIsAdult}</FieldLabel>
          </FieldContent>
        </Field>
      ))}
    </FieldSet>
  ),
};

export const tabs: Examples = {
  two: ({ words: { account } }) => (
    <Tabs defaultValue="login" className="mt-6">
      <TabsList aria-label={account.dialog.tabs.label}>
        <TabsTrigger value="login">{account.dialog.tabs.login}</TabsTrigger>
        <TabsTrigger value="register">{account.dialog.tabs.register}</TabsTrigger>
      </TabsList>
      <TabsContent value="login">{account.help.login}</TabsContent>
      <TabsContent value="register">{account.help.register}</TabsContent>
    </Tabs>
  ),
};

const levels = ({ words: { sums } }: Locale) =>
  Object.entries(sums.clock.levels).map(([id, { title }]) => ({ id, title }));

export const toggle: Examples = {
  'off, on, disabled': (locale) => (
    <div className={row}>
      {levels(locale).map(({ id, title }, index) => (
        <Toggle key={id} defaultPressed={index === 1} disabled={index === 2}>
          {title}
        </Toggle>
      ))}
    </div>
  ),
  'one of a group': (locale) => (
    <ToggleGroup
      type="single"
      defaultValue={levels(locale)[0]!.id}
      aria-label={locale.words.sums.clock.title}
      className="mt-6"
    >
      {levels(locale).map(({ id, title }) => (
        <ToggleGroupItem key={id} value={id}>
          {title}
        </ToggleGroupItem>
      ))}
    </ToggleGroup>
  ),
};

export const dialog: Examples = {
  open: ({ words: { yourAccount } }) => (
    <Dialog defaultOpen>
      <DialogContent closeLabel={yourAccount.close}>
        <DialogHeader>
          <DialogTitle>{yourAccount.remove.title}</DialogTitle>
          <DialogDescription>{yourAccount.remove.text}</DialogDescription>
        </DialogHeader>
        <DialogFooter>
          <Button variant="outline">{yourAccount.back}</Button>
          <Button variant="destructive">{yourAccount.remove.button}</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  ),
};

const withToast = (kind: 'success' | 'error') => ({
  part: ({ words: { account } }: Locale) => (
    <Button
      onClick={() => {
        const { title, text } = account.toasts[kind === 'success' ? 'loginDone' : 'loginFailed'];
        toast[kind](title, { description: text });
      }}
    >
      {account.login}
    </Button>
  ),
  visit: ({ press }: { press(name: string): Promise<void> }, { words }: Locale) =>
    press(words.account.login),
});

export const message: Examples = { success: withToast('success'), failure: withToast('error') };
