'use client';

import { PageFailure } from '@/components/site/page-failure';
import { errors } from '@/content/hi/errors';

export default function ErrorPage() {
  return <PageFailure words={errors} home="/hi" />;
}
