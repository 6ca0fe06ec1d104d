import { type Field } from '@/lib/forms/field';

/** A copy may have a field that need not be filled in. */
export const isRequired = ({ required = false }: Field) => required;
