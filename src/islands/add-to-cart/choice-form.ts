/**
 * Keeps a variable product's form in sync with the chosen variation: price, stock, quantity limits, image and available
 * options.
 */
import {
	clampQuantity,
	isWhole,
	parseQuantity,
	type QuantityLimits,
} from '../../domain/cart/quantity';
import { isObject, readRecord } from '../../domain/support/unknown';
import type { JQuery } from '../../stores/cart/page/jquery';
import {
	factsOf,
	htmlWithFields,
	isOffered,
	limitsOf,
	measuresOf,
	takeFields,
} from './description';
import { choiceOf, clear, fieldsOf, showFields, type ChoiceField } from './fields';
import { showMeasures, showPictures } from './gallery';
import { decodePicture, type AddToCartProps } from './props';
import { findVariation, type Buyable, type Variation } from './variation';
import { tellOfChoices, tellOfForm } from './variation-events';

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
	const field = form.querySelector<HTMLElement>('[data-quantity]');
	const input = field?.querySelector<HTMLInputElement>('input[name="quantity"]');
	if (!field || !input) {
		return;
	}
	field.hidden = !limits.editable;
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

/** Returns the variations that the page does not describe; they have the product's own limits and image. */
const furtherVariations = (
	fields: readonly ChoiceField[],
	unchosen: Buyable,
	more: AddToCartProps['more'],
): readonly Variation[] => {
	const slugs = fields.map(({ name, values }): [string, readonly string[]] => [
		name,
		values.map(({ slug }) => slug).filter(Boolean),
	]);
	return more.map(([id = 0, ...places]) => ({
		...unchosen,
		id,
		measures: new Map(),
		options: new Map(
			slugs.map(([name, offered], index) => [name, offered[(places[index] ?? 0) - 1] ?? '']),
		),
	}));
};

export interface ChoiceEffects {
	/** Resolves to what the shop says of the variation that the fields choose (docs/catalogue.md#product-form). */
	readonly describe: (url: string, fields: URLSearchParams) => Promise<unknown>;
	readonly loadSanitizer: () => Promise<(html: string) => DocumentFragment>;
	/** Undefined on pages without it, on which no script listens. */
	readonly jQuery: JQuery | undefined;
}

/** Updates the form whenever a choice changes. `unchosen`: values while no variation is chosen. */
export const followChoice = (
	form: HTMLFormElement,
	props: AddToCartProps,
	unchosen: Buyable,
	{ describe, loadSanitizer, jQuery }: ChoiceEffects,
): void => {
	const { productId, variationUrl } = props;
	const fields = fieldsOf(form);
	const further = furtherVariations(fields, unchosen, props.more);
	const variations = [...props.variations, ...further];
	const buttons = form.querySelectorAll<HTMLButtonElement>('button[type="submit"]');
	// A plugin's, in place of ours, such as a link that asks for an offer.
	const others = form.querySelectorAll('.single_add_to_cart_button:not([type="submit"])');
	const idField = form.querySelector<HTMLInputElement>('input[name="variation_id"]');
	const clearButton = form.querySelector<HTMLElement>('[data-clear]');
	const tell = jQuery && tellOfChoices(form, jQuery);
	// As in WooCommerce's form. PHP prints price and stock elsewhere, so that here only fields of plugins are shown.
	const place = form.querySelector('.single_variation');
	let hasAdded = false;
	let current: Variation | null = null;

	const allow = (isBuyable: boolean): void => {
		buttons.forEach((button) => button.toggleAttribute('disabled', !isBuyable));
		others.forEach(({ classList }) => {
			classList.toggle('disabled', !isBuyable || !current);
			classList.toggle('wc-variation-selection-needed', !current);
		});
	};

	const showAdded = (added: readonly Element[]): void => {
		// Scripts of plugins may have put something there themselves.
		if (place && (added.length > 0 || hasAdded)) {
			hasAdded = added.length > 0;
			place.replaceChildren(...added);
			place.toggleAttribute('hidden', !hasAdded);
		}
	};

	const showFurther = async (variation: Variation, json: object, isBuyable: boolean) => {
		const facts = (await loadSanitizer())(factsOf(json));
		takeFields(facts);
		const picture = decodePicture(readRecord(json).image);
		if (readRecord(json).price_html === '' && isOffered(json)) {
			// All variations cost the same: the product's price stays.
			const price = templateOf(form, '')?.content.querySelector('.storefront-product-price');
			facts.prepend(price?.cloneNode(true) ?? '');
		}
		if (current === variation) {
			form.querySelector('[data-facts]')?.replaceChildren(facts);
			showPictures(form, variation.id, picture);
			showMeasures(form, measuresOf(json));
			showLimits(form, limitsOf(json, unchosen));
			allow(isBuyable);
		}
	};

	/** Shows a variation that the page does not describe, and tells scripts of any. */
	const complete = async (variation: Variation): Promise<void> => {
		const isFurther = further.includes(variation);
		if (!variationUrl || (!tell && !isFurther)) {
			return;
		}
		const chosen = new URLSearchParams([...choiceOf(fields), ['product_id', String(productId)]]);
		const json = await describe(variationUrl, chosen);
		if (current === variation && isObject(json)) {
			const { is_purchasable, is_in_stock } = readRecord(json);
			const isBuyable = is_purchasable === true && is_in_stock === true;
			const html = htmlWithFields(json);
			const added = html ? takeFields((await loadSanitizer())(html)) : [];
			if (isFurther) {
				await showFurther(variation, json, isBuyable);
			}
			if (current === variation) {
				showAdded(added);
				tell?.(json, isBuyable);
			}
		}
	};

	const show = (): void => {
		const choice = choiceOf(fields);
		const variation = findVariation(variations, choice);
		const shown = variation ?? unchosen;
		showFields(fields, variations);
		clearButton?.toggleAttribute(
			'hidden',
			[...choice.values()].every((slug) => slug === ''),
		);
		showPriceAndStock(form, variation);
		showLimits(form, shown.limits);
		showHint(form, shown.hint);
		showPictures(form, variation?.id ?? 0, shown.picture);
		showMeasures(form, variation?.measures ?? new Map());
		if (idField) {
			idField.value = String(variation?.id ?? '');
		}
		current = variation;
		showAdded([]);
		allow(shown.isBuyable);
		if (variation) {
			complete(variation).catch((error: unknown) => console.error('storefront-islands:', error));
		} else {
			tell?.(null, false);
		}
	};

	form.addEventListener('change', (event) => {
		const { target } = event;
		if (target instanceof Element && target.getAttribute('name')?.startsWith('attribute_')) {
			show();
		}
	});
	clearButton?.addEventListener('click', () => {
		clear(fields);
		show();
		form.querySelector<HTMLElement>('[name^="attribute_"]')?.focus();
	});
	show();
	if (jQuery) {
		tellOfForm(form, jQuery);
	}
};
