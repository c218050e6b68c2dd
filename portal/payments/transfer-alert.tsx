import { Banner, Reference } from '../design-system/parts/banner.tsx';
import { useExplain } from '../language/refusals.ts';
import { TextButton } from '../design-system/parts/text-link.tsx';
import { transferWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import type { FieldProblem, Problem, TransferField } from './transfer-problems.ts';

interface TransferAlertProps {
  problem: Problem;
  fields: readonly FieldProblem[];
}

/** The reason for the refusal, in the words of the spec, and links to the fields to correct (R-T3 to R-T5). */
export function TransferAlert({ problem, fields }: TransferAlertProps) {
  const words = useWords(transferWords);
  const explain = useExplain();
  const said: Partial<ReturnType<typeof explain>> =
    problem.kind === 'no day' ? { title: words.faults[problem.fault] } : explain(problem.error);
  return (
    <Banner
      role="alert"
      tone="danger"
      title={said.title}
      action={fields.length > 0 && <FieldLinks fields={fields} />}
    >
      {said.detail}
      {said.reference !== undefined && <Reference value={said.reference} />}
    </Banner>
  );
}

function FieldLinks({ fields }: { fields: readonly FieldProblem[] }) {
  const words = useWords(transferWords);
  return (
    <ul aria-label={words.refusedFields} className="flex flex-wrap gap-x-4 gap-y-1">
      {fields.map(({ field }) => (
        <li key={field}>
          <TextButton onClick={() => document.getElementById(fieldId(field))?.focus()}>
            {words.fields[field]}
          </TextButton>
        </li>
      ))}
    </ul>
  );
}

/** The id of a control, by which an alert leads to it. There is one transfer form on a page. */
export function fieldId(field: TransferField): string {
  return `transfer-${field}`;
}
