/** Props of the cart island, and the input that its HTML receives before hydration. */
import type { NoticeModel } from '../../ui/notices/notices';
import { readBlockChoices } from '../shared/block-choices';
import type { BlockChoices } from '../shared/block-choices';
import { readShopMessages } from '../shared/notices';

export interface CartProps extends BlockChoices {
	/** Messages of the shop about a link or a form used without JavaScript; printed above the cart. */
	readonly messages: readonly NoticeModel[];
}

/** Reads data-props; missing or malformed values are omitted. */
export const readProps = (props: unknown): CartProps => ({
	...readBlockChoices(props),
	messages: readShopMessages(props),
});

/**
 * Input made in the server's HTML before hydration (docs/behaviour.md#hydration). It is read, the fields
 * are reset to their printed values, so that React finds the HTML it expects, and the input is applied again after
 * hydration.
 */
export interface PreHydrationInput {
	/** Pairs of item key and typed quantity. */
	readonly quantities: readonly (readonly [string, string])[];
	/** Pairs of package id and chosen rate id. */
	readonly rates: readonly (readonly [string, string])[];
	readonly unfolded: { readonly coupon: boolean; readonly address: boolean };
}

const RATE_NAME = 'storefront-rate-';

const isOpen = (element: Element, selector: string): boolean =>
	element.querySelector(`details${selector}[open]`) !== null;

/** Reads typed quantities, chosen rates and opened forms, and resets the fields. */
export const readPreHydrationInput = (element: Element): PreHydrationInput => {
	const quantities: (readonly [string, string])[] = [];
	element.querySelectorAll<HTMLInputElement>('input[data-item-key]').forEach((input) => {
		const key = input.dataset['itemKey'];
		if (key !== undefined && input.value !== input.defaultValue) {
			quantities.push([key, input.value]);
			input.value = input.defaultValue;
		}
	});
	const rates: (readonly [string, string])[] = [];
	const radios = Array.from(
		element.querySelectorAll<HTMLInputElement>(`input[type="radio"][name^="${RATE_NAME}"]`),
	);
	radios
		.filter((radio) => radio.checked && !radio.defaultChecked)
		.forEach((radio) => rates.push([radio.name.slice(RATE_NAME.length), radio.value]));
	radios.forEach((radio) => {
		radio.checked = radio.defaultChecked;
	});
	return {
		quantities,
		rates,
		unfolded: {
			coupon: isOpen(element, '.storefront-cart__coupon'),
			address: isOpen(element, '.storefront-shipping__address'),
		},
	};
};
