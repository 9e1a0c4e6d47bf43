/** Builders for the fields of triggers and conditions. */
import type { Option, RuleField } from './rule';

/** Builds a field for an integer between two limits. */
export const numberField = (name: string, label: string, min: number, max: number): RuleField => ({
	type: 'number',
	name,
	label,
	min,
	max,
});

/** Builds a field for one of several options. */
export const oneField = (name: string, label: string, options: readonly Option[]): RuleField => ({
	type: 'one',
	name,
	label,
	options,
});

/** Builds a field for any number of several options. */
export const someField = (name: string, label: string, options: readonly Option[]): RuleField => ({
	type: 'some',
	name,
	label,
	options,
});

/** Converts pairs of value and label into options. */
export const optionsOf = <Value extends string>(
	labels: Readonly<Record<Value, string>>,
): readonly Option[] => Object.entries<string>(labels).map(([value, label]) => ({ value, label }));
