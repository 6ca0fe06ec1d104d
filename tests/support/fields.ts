import { type FieldRule } from '@/lib/forms/field';

/** A copy may have a field that need not be filled in. */
export const isRequired = ({ required = false }: FieldRule) => required;
