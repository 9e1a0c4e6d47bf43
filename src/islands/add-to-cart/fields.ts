/** Fields of a variable product's form: selects, or radio buttons where the shop shows samples of the values. */
import { __, sprintf } from '@wordpress/i18n';
import { conflictsOf, isPossible, type ChosenOptions, type Variation } from './variation';

/** A value that a field offers, as PHP prints it (Catalogue\ProductForm\VariationFields). */
interface FieldValue {
	readonly slug: string;
	readonly name: string;
	readonly control: HTMLOptionElement | HTMLInputElement;
}

export interface ChoiceField {
	/** Name of the form field: attribute_pa_color. */
	readonly name: string;
	/** In the order of the form; of a select the first one is the empty one. */
	readonly values: readonly FieldValue[];
}

/** Element with the name of a radio button. */
const labelOf = (control: Element): Element | null =>
	control.closest('label')?.querySelector('[data-name]') ?? null;

const nameOf = (control: Element): string => (labelOf(control) ?? control).textContent.trim();

/** Reads the fields. */
export const fieldsOf = (form: HTMLFormElement): readonly ChoiceField[] => {
	const fields = new Map<string, FieldValue[]>();
	for (const control of form.querySelectorAll<HTMLOptionElement | HTMLInputElement>(
		'select[name^="attribute_"] option, input[name^="attribute_"]',
	)) {
		const name =
			control instanceof HTMLInputElement ? control.name : control.closest('select')?.name;
		const value = { slug: control.value, name: nameOf(control), control };
		fields.set(name ?? '', [...(fields.get(name ?? '') ?? []), value]);
	}
	return [...fields].map(([name, values]) => ({ name, values }));
};

const isChosen = ({ control }: FieldValue): boolean =>
	control instanceof HTMLInputElement ? control.checked : control.selected;

const chosenIn = ({ values }: ChoiceField): FieldValue | undefined =>
	values.find((value) => value.slug !== '' && isChosen(value));

export const choiceOf = (fields: readonly ChoiceField[]): ChosenOptions =>
	new Map(fields.map((field) => [field.name, chosenIn(field)?.slug ?? '']));

/** Takes all choices back. */
export const clear = (fields: readonly ChoiceField[]): void => {
	for (const { slug, control } of fields.flatMap(({ values }) => values)) {
		if (control instanceof HTMLInputElement) {
			control.checked = false;
		} else {
			control.selected = slug === '';
		}
	}
};

const showName = ({ control }: FieldValue, name: string): void => {
	const element = labelOf(control) ?? control;
	if (element.textContent !== name) {
		element.textContent = name;
	}
	control.closest('label')?.setAttribute('title', name);
};

/** Shows the chosen value, and disables the values that lead to no variation; each says which choice rules it out. */
const showField = (
	field: ChoiceField,
	fields: readonly ChoiceField[],
	variations: readonly Variation[],
): void => {
	const choice = choiceOf(fields);
	const reasons = new Map<string, string>();
	for (const value of field.values) {
		const others = conflictsOf(variations, choice, field.name, value.slug);
		const reason = fields
			.filter(({ name }) => others.includes(name))
			.map((other) => chosenIn(other)?.name)
			.join(', ');
		value.control.disabled = !isPossible(variations, choice, field.name, value.slug);
		showName(
			value,
			// translators: 1: value of an attribute, such as a colour; 2: chosen values with which it is not sold.
			reason
				? sprintf(__('%1$s – not with %2$s', 'storefront-islands'), value.name, reason)
				: value.name,
		);
		if (reason) {
			const named = reasons.get(reason);
			reasons.set(reason, named ? `${named}, ${value.name}` : value.name);
		}
	}
	const group = field.values[0]?.control.closest('fieldset');
	group?.querySelector('[data-chosen]')?.replaceChildren(chosenIn(field)?.name ?? '');
	group?.querySelector('[data-why]')?.replaceChildren(
		[...reasons]
			.map(([reason, names]) =>
				// translators: 1: chosen values, 2: values that are not sold with them.
				sprintf(__('Not with %1$s: %2$s', 'storefront-islands'), reason, names),
			)
			.join('. '),
	);
};

export const showFields = (
	fields: readonly ChoiceField[],
	variations: readonly Variation[],
): void => {
	for (const field of fields) {
		showField(field, fields, variations);
	}
};
