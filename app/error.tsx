'use client';

import { Failure } from '@/components/not-found/failure';
import { errors } from '@/content/en/errors';

export default function ErrorPage() {
  return <Failure texts={errors} />;
}
