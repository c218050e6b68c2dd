import type { ComponentProps } from 'react';
import { characterCount, firstCharacters } from '#contract/text/characters.ts';
import { partsWords } from '../words.ts';
import { useWords } from '../../language/sentences.ts';
import { classNames } from './class-names.ts';
import { controlClass, Field, type FieldProps, partProps } from './field.tsx';

export interface TextAreaProps
  extends FieldProps, Omit<ComponentProps<'textarea'>, keyof FieldProps | 'value' | 'onChange'> {
  value: string;
  onValueChange: (text: string) => void;
  /** The limit of characters; shows how many are used. Text beyond it is cut off. */
  maxLength: number;
}

/** Several lines of text with a live counter. */
export function TextArea({ value, onValueChange, maxLength, rows = 3, ...props }: TextAreaProps) {
  const words = useWords(partsWords);
  const { field, attributes } = partProps(props);
  const used = characterCount(value);
  const counter = (
    <span className="figures text-caption text-muted">
      <span aria-hidden="true">
        {used}/{maxLength}
      </span>
      <span className="sr-only">{words.charactersUsed(used, maxLength)}</span>
    </span>
  );
  return (
    <Field {...field} aside={counter}>
      {(control) => (
        <textarea
          {...attributes}
          {...control}
          rows={rows}
          value={value}
          onChange={(event) => onValueChange(firstCharacters(event.currentTarget.value, maxLength))}
          className={classNames(
            controlClass,
            'field-sizing-content wrap-anywhere max-h-60 min-h-24 resize-none px-3.5 py-2.5 text-body',
          )}
        />
      )}
    </Field>
  );
}
