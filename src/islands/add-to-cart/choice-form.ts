/**
 * Keeps a variable product's form in sync with the chosen variation: price, stock, quantity limits, image and available
 * options.
 */
import { clampQuantity, isWhole, parseQuantity, type QuantityLimits } from '../../domain/quantity';
import type { AddToCartProps } from './props';
import {
	findVariation,
	isPossible,
	type ChosenOptions,
	type Picture,
	type Variation,
} from './props';

const selectsOf = (form: HTMLFormElement): readonly HTMLSelectElement[] => [
	...form.querySelectorAll<HTMLSelectElement>('select[name^="attribute_"]'),
];

const choiceOf = (form: HTMLFormElement): ChosenOptions =>
	new Map(selectsOf(form).map(({ name, value }) => [name, value]));

/** Shows price and stock of a variation by copying the template that PHP printed for it. */
const showPriceAndStock = (form: HTMLFormElement, variation: Variation | null): void => {
	const id = String(variation?.id ?? '');
	const template = form.querySelector<HTMLTemplateElement>(`template[data-facts-of="${id}"]`);
	const facts = form.querySelector('[data-facts]');
	// A live region: what is the same is not written, and so not said, again.
	if (template && facts?.textContent !== template.content.textContent) {
		facts?.replaceChildren(template.content.cloneNode(true));
	}
};

const showLimits = (form: HTMLFormElement, limits: QuantityLimits): void => {
	const label = form.querySelector<HTMLElement>('[data-quantity]');
	const input = label?.querySelector('input');
	if (!label || !input) {
		return;
	}
	label.hidden = !limits.editable;
	Object.assign(input, {
		min: limits.minimum,
		max: limits.maximum,
		step: limits.multipleOf,
		inputMode: isWhole(limits) ? 'numeric' : 'decimal',
		value: clampQuantity(parseQuantity(input.value) ?? limits.minimum, limits),
	});
};

const showHint = (form: HTMLFormElement, hint: string): void => {
	form.querySelector('[data-quantity-hint]')?.replaceChildren(hint);
};

const showPicture = (form: HTMLFormElement, picture: Picture | null): void => {
	const image = form
		.closest('.storefront-product')
		?.querySelector<HTMLImageElement>('img.storefront-picture');
	if (image && picture && image.getAttribute('src') !== picture.src) {
		Object.assign(image, picture);
	}
};

/** Disables options that lead to no variation. */
const showPossible = (form: HTMLFormElement, variations: readonly Variation[]): void => {
	const choice = choiceOf(form);
	for (const select of selectsOf(form)) {
		for (const option of select.options) {
			option.disabled = !isPossible(variations, choice, select.name, option.value);
		}
	}
};

/** Updates the form whenever one of its selects changes. Does nothing for a product without variations. */
export const followChoice = (form: HTMLFormElement, props: AddToCartProps): void => {
	const { unchosen, variations } = props;
	if (!unchosen || variations.length === 0) {
		return;
	}
	const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
	const idField = form.querySelector<HTMLInputElement>('input[name="variation_id"]');

	const show = (): void => {
		const variation = findVariation(variations, choiceOf(form));
		const shown = variation ?? unchosen;
		showPossible(form, variations);
		showPriceAndStock(form, variation);
		showLimits(form, shown.limits);
		showHint(form, shown.hint);
		showPicture(form, shown.picture);
		if (idField) {
			idField.value = String(variation?.id ?? '');
		}
		if (button) {
			button.disabled = !shown.isBuyable;
		}
	};

	form.addEventListener('change', (event) => {
		if (event.target instanceof HTMLSelectElement) {
			show();
		}
	});
	show();
};
