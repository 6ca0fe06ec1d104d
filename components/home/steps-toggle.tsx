'use client';

import { useState } from 'react';
import { Actions } from '@/components/ui/actions';
import { Button } from '@/components/ui/button';
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from '@/components/ui/collapsible';

/** The button that shows and hides the steps; `beside` stands next to it. */
export function StepsToggle({
  labels,
  beside,
  children,
}: {
  labels: { show: string; hide: string };
  beside: React.ReactNode;
  children: React.ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Collapsible open={isOpen} onOpenChange={setOpen}>
      <Actions>
        <Button asChild variant="outline" className="noscript:hidden">
          <CollapsibleTrigger>{isOpen ? labels.hide : labels.show}</CollapsibleTrigger>
        </Button>
        {beside}
      </Actions>
      <CollapsibleContent>{children}</CollapsibleContent>
    </Collapsible>
  );
}
