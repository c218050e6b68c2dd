/** What is missing or wrong at the controls of a form. */
export type FieldFaults<Field extends string, Fault> = Partial<Record<Field, Fault>>;

/** The first control, in the order of the form, that must be corrected. */
export function firstFault<Field extends string>(
  fields: readonly Field[],
  faults: FieldFaults<Field, unknown>,
): Field | undefined {
  return fields.find((field) => faults[field] !== undefined);
}
