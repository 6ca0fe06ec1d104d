import { type Fields, mapFields, type Values } from './field';

export interface Sample {
  text: string;
  email: string;
  phone: string;
}

/** A filled-in form for tests and for the doctor: only the required fields have a value. */
export const exampleValues = <F extends Fields>(fields: F, sample: Sample): Values<F> =>
  mapFields(fields, ({ type, required, options = [], initial = '' }) => {
    if (type === 'checkbox') return required ?? false;
    if (type === 'checkboxes') return [];
    if (!required || initial) return initial;
    if (type === 'select') return options[0];
    if (type === 'date') return '2000-01-01';
    if (type === 'tel') return sample.phone;
    return type === 'email' ? sample.email : sample.text;
  });
