/**
 * Keeps a variable product's form in sync with the chosen variation: price, stock, quantity limits, image and available
 * options.
 */
import { clampQuantity, isWhole, parseQuantity, type QuantityLimits } from '../../domain/quantity';
import { isObject, readRecord, readText } from '../../domain/unknown';
import type { JQuery } from '../../stores/page/jquery';
import type { AddToCartProps } from './props';
import {
	findVariation,
	isPossible,
	type Buyable,
	type ChosenOptions,
	type Picture,
	type Variation,
} from './props';
import { tellOfChoices } from './variation-events';

const selectsOf = (form: HTMLFormElement): readonly HTMLSelectElement[] => [
	...form.querySelectorAll<HTMLSelectElement>('select[name^="attribute_"]'),
];

const choiceOf = (form: HTMLFormElement): ChosenOptions =>
	new Map(selectsOf(form).map(({ name, value }) => [name, value]));

const templateOf = (form: HTMLFormElement, id: string): HTMLTemplateElement | null =>
	form.querySelector(`template[data-facts-of="${id}"]`);

/** Shows price and stock of a variation by copying the template that PHP printed for it. */
const showPriceAndStock = (form: HTMLFormElement, variation: Variation | null): void => {
	const template = templateOf(form, String(variation?.id ?? '')) ?? templateOf(form, '');
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

/** Returns the variations that the page does not describe; they have the product's own limits and image. */
const furtherVariations = (
	form: HTMLFormElement,
	unchosen: Buyable,
	more: AddToCartProps['more'],
): readonly Variation[] => {
	const selects = selectsOf(form);
	return more.map(([id = 0, ...places]) => ({
		...unchosen,
		id,
		options: new Map(
			selects.map(({ name, options }, index) => [name, options[places[index] ?? 0]?.value ?? '']),
		),
	}));
};

/** Returns price, stock and description of a variation as the shop describes it for scripts. */
const factsOf = (json: object): string => {
	const { price_html, availability_html, variation_description } = readRecord(json);
	return [price_html, availability_html, variation_description]
		.map((html) => readText(html))
		.join('');
};

export interface ChoiceEffects {
	/** Resolves to what the shop says of the variation that the fields choose (docs/catalogue.md#product-form). */
	readonly describe: (url: string, fields: URLSearchParams) => Promise<unknown>;
	readonly loadSanitizer: () => Promise<(html: string) => DocumentFragment>;
	/** Undefined on pages without it, on which no script listens. */
	readonly jQuery: JQuery | undefined;
}

/** Updates the form whenever one of its selects changes. Does nothing for a product without variations. */
export const followChoice = (
	form: HTMLFormElement,
	props: AddToCartProps,
	{ describe, loadSanitizer, jQuery }: ChoiceEffects,
): void => {
	const { unchosen, productId, variationUrl } = props;
	if (!unchosen || props.variations.length + props.more.length === 0) {
		return;
	}
	const further = furtherVariations(form, unchosen, props.more);
	const variations = [...props.variations, ...further];
	const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
	const idField = form.querySelector<HTMLInputElement>('input[name="variation_id"]');
	const tell = jQuery && tellOfChoices(form, jQuery);
	let current: Variation | null = null;

	const showFurther = async (variation: Variation, json: object, isBuyable: boolean) => {
		const facts = (await loadSanitizer())(factsOf(json));
		if (readRecord(json).price_html === '') {
			// All variations cost the same: the product's price stays.
			const price = templateOf(form, '')?.content.querySelector('.storefront-product-price');
			facts.prepend(price?.cloneNode(true) ?? '');
		}
		if (current === variation) {
			form.querySelector('[data-facts]')?.replaceChildren(facts);
			button?.toggleAttribute('disabled', !isBuyable);
		}
	};

	/** Shows a variation that the page does not describe, and tells scripts of any. */
	const complete = async (variation: Variation): Promise<void> => {
		const isFurther = further.includes(variation);
		if (!variationUrl || (!tell && !isFurther)) {
			return;
		}
		const fields = new URLSearchParams([...choiceOf(form), ['product_id', String(productId)]]);
		const json = await describe(variationUrl, fields);
		if (current === variation && isObject(json)) {
			const { is_purchasable, is_in_stock } = readRecord(json);
			const isBuyable = is_purchasable === true && is_in_stock === true;
			if (isFurther) {
				await showFurther(variation, json, isBuyable);
			}
			tell?.(json, isBuyable);
		}
	};

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
		current = variation;
		if (variation) {
			complete(variation).catch((error: unknown) => console.error('Storefront Islands:', error));
		} else {
			tell?.(null, false);
		}
	};

	form.addEventListener('change', (event) => {
		if (event.target instanceof HTMLSelectElement) {
			show();
		}
	});
	show();
};
