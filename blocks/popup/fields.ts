/** Fields that triggers and conditions are made of. */
import type { Option, RuleField } from './rule';

/** A whole number between two others. */
export const numberField = (name: string, label: string, min: number, max: number): RuleField => ({
	type: 'number',
	name,
	label,
	min,
	max,
});

/** One of a few values. */
export const oneField = (name: string, label: string, options: readonly Option[]): RuleField => ({
	type: 'one',
	name,
	label,
	options,
});

/** Some of a few values. */
export const someField = (name: string, label: string, options: readonly Option[]): RuleField => ({
	type: 'some',
	name,
	label,
	options,
});

/** Values with what they are called. */
export const optionsOf = <Value extends string>(
	labels: Readonly<Record<Value, string>>,
): readonly Option[] => Object.entries<string>(labels).map(([value, label]) => ({ value, label }));
