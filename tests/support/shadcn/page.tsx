/** A page that uses parts as shadcn's documentation does. */
import { createRoot } from 'react-dom/client';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from '@/components/ui/dialog';
import { FieldError } from '@/components/ui/field';
import { ToggleGroup, ToggleGroupItem } from '@/components/ui/toggle-group';
import { useState } from 'react';
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from './accordion';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
  AlertDialogTrigger,
} from './alert-dialog';
import {
  Pagination,
  PaginationContent,
  PaginationEllipsis,
  PaginationItem,
  PaginationLink,
  PaginationNext,
  PaginationPrevious,
} from './pagination';

function Delete() {
  const [isDeleted, setDeleted] = useState(false);
  return (
    <AlertDialog>
      <AlertDialogTrigger asChild>
        <Button variant="outline">{isDeleted ? 'Deleted' : 'Delete account'}</Button>
      </AlertDialogTrigger>
      <AlertDialogContent>
        <AlertDialogHeader>
          <AlertDialogTitle>Are you sure?</AlertDialogTitle>
          <AlertDialogDescription>The account cannot be restored.</AlertDialogDescription>
        </AlertDialogHeader>
        <AlertDialogFooter>
          <AlertDialogCancel>Cancel</AlertDialogCancel>
          <AlertDialogAction onClick={() => setDeleted(true)}>Continue</AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}

/** What the site's own pages do not use of our parts. */
function Unused() {
  const [styles, setStyles] = useState(['bold']);
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button>Edit text</Button>
      </DialogTrigger>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Text</DialogTitle>
          <DialogDescription>Now: {styles.join(', ')}</DialogDescription>
        </DialogHeader>
        <ToggleGroup type="multiple" value={styles} onValueChange={setStyles} aria-label="Style">
          <ToggleGroupItem value="bold">Bold</ToggleGroupItem>
          <ToggleGroupItem value="italic">Italic</ToggleGroupItem>
        </ToggleGroup>
        <FieldError errors={[{ message: 'Choose one.' }, { message: 'Choose one.' }]} />
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">Done</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

createRoot(document.querySelector('main')!).render(
  <div className="mx-auto grid max-w-3xl gap-8 p-8">
    <h1 className="text-4xl text-red-500">Parts</h1>
    <Accordion type="single" collapsible className="rounded-lg border bg-card px-4">
      <AccordionItem value="length">
        <AccordionTrigger>How long is the course?</AccordionTrigger>
        <AccordionContent>A few weeks.</AccordionContent>
      </AccordionItem>
      <AccordionItem value="price">
        <AccordionTrigger>What does it cost?</AccordionTrigger>
        <AccordionContent>Ask the teacher.</AccordionContent>
      </AccordionItem>
    </Accordion>
    <Pagination>
      <PaginationContent>
        <PaginationItem>
          <PaginationPrevious href="#1" />
        </PaginationItem>
        <PaginationItem>
          <PaginationLink href="#1">1</PaginationLink>
        </PaginationItem>
        <PaginationItem>
          <PaginationLink href="#2" isActive>
            2
          </PaginationLink>
        </PaginationItem>
        <PaginationItem>
          <PaginationEllipsis />
        </PaginationItem>
        <PaginationItem>
          <PaginationNext href="#3" />
        </PaginationItem>
      </PaginationContent>
    </Pagination>
    <Delete />
    <Unused />
  </div>,
);
