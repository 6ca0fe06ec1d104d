/** A page that uses parts as shadcn's documentation does: three from outside, and our own. */
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
import { Field, FieldDescription, FieldError, FieldGroup, FieldLabel } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { Toggle } from '@/components/ui/toggle';
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

function EditProfile() {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button>Edit profile</Button>
      </DialogTrigger>
      <DialogContent className="sm:max-w-[425px]">
        <DialogHeader>
          <DialogTitle>Profile</DialogTitle>
          <DialogDescription>Press Save when you are done.</DialogDescription>
        </DialogHeader>
        <FieldGroup>
          <Field>
            <FieldLabel htmlFor="name">Name</FieldLabel>
            <Input id="name" defaultValue="Asha" />
            <FieldDescription>As on your certificate.</FieldDescription>
          </Field>
          <Field data-invalid>
            <FieldLabel htmlFor="city">City</FieldLabel>
            <Input id="city" aria-invalid />
            <FieldError errors={[{ message: 'Enter a city.' }, { message: 'Enter a city.' }]} />
          </Field>
        </FieldGroup>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          <Button type="submit">Save</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function Choices() {
  const [tab, setTab] = useState('password');
  const [size, setSize] = useState('m');
  const [styles, setStyles] = useState(['bold']);
  return (
    <>
      <Tabs value={tab} onValueChange={setTab}>
        <TabsList>
          <TabsTrigger value="account">Account</TabsTrigger>
          <TabsTrigger value="password">Password</TabsTrigger>
        </TabsList>
        <TabsContent value="account">Your account</TabsContent>
        <TabsContent value="password">Your password</TabsContent>
      </Tabs>
      <Toggle aria-label="Bookmark">Bookmark</Toggle>
      <ToggleGroup type="single" value={size} onValueChange={setSize} aria-label="Size">
        <ToggleGroupItem value="s">Small</ToggleGroupItem>
        <ToggleGroupItem value="m">Medium</ToggleGroupItem>
      </ToggleGroup>
      <ToggleGroup type="multiple" value={styles} onValueChange={setStyles} aria-label="Style">
        <ToggleGroupItem value="bold">Bold</ToggleGroupItem>
        <ToggleGroupItem value="italic">Italic</ToggleGroupItem>
      </ToggleGroup>
      <output>{[tab, size, ...styles].join(' ')}</output>
    </>
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
    <EditProfile />
    <Choices />
  </div>,
);
