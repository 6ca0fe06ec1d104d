import {
  BookOpen,
  CalendarDays,
  CircleQuestionMark,
  ClipboardList,
  GraduationCap,
} from 'lucide-react';
import { type ComponentType } from 'react';
import { ChatIcon } from '@/components/site/icons';
import { type TemplateIcon } from '@/content/templates';

export const templateIcons: Readonly<Record<TemplateIcon, ComponentType<{ className?: string }>>> =
  {
    book: BookOpen,
    calendar: CalendarDays,
    chat: ChatIcon,
    course: GraduationCap,
    exam: ClipboardList,
    question: CircleQuestionMark,
  };
