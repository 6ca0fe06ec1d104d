'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { LabelledControl, inputProps, type ControlProps } from './controls';

export function PasswordField(props: ControlProps) {
  const { words, name, label } = props;
  const [isShown, setShown] = useState(false);
  const action = isShown ? words.password?.hide : words.password?.show;
  return (
    <LabelledControl {...props}>
      {(described) => (
        <span className="relative block">
          <Input
            {...described}
            {...inputProps(props)}
            type={isShown ? 'text' : 'password'}
            className="pr-19"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={words.placeholders?.[name]}
          />
          <Button
            type="button"
            variant="ghost"
            size="sm"
            className="absolute inset-y-px right-px min-w-16 px-[0.9rem] py-0 leading-none font-semibold text-peacock"
            // Begins with what it shows, for people who speak to their device. A form may have two.
            aria-label={`${action}: ${label}`}
            onClick={() => setShown(!isShown)}
          >
            {action}
          </Button>
        </span>
      )}
    </LabelledControl>
  );
}
