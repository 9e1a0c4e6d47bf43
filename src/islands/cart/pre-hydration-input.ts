/**
 * Input made in the server's HTML before hydration (docs/behaviour.md#hydration), which is applied again afterwards.
 * Choices are reset to the printed ones, so that React finds what it expects. Quantities stay: React leaves the text of a
 * field alone until it renders once more.
 */
export interface PreHydrationInput {
	/** Pairs of item key and quantity that was typed, or stepped by a button. */
	readonly quantities: readonly (readonly [string, string])[];
	/** Keys of the items whose quantity was only stepped: it counts from the one that was shown. */
	readonly stepped: readonly string[];
	/** Pairs of package id and chosen rate id. */
	readonly rates: readonly (readonly [string, string])[];
	/** True if the address form was opened. */
	readonly addressIsOpen: boolean;
}

const RATE_NAME = 'storefront-rate-';

/** Reads typed quantities, chosen rates and if the address form was opened, and resets the rates. */
export const readPreHydrationInput = (element: Element): PreHydrationInput => {
	const changed = Array.from(
		element.querySelectorAll<HTMLInputElement>('input[data-item-key]'),
	).filter(({ value, defaultValue }) => value !== defaultValue);
	const keyOf = ({ dataset }: HTMLInputElement): string => dataset['itemKey'] ?? '';
	const quantities = changed.map((field) => [keyOf(field), field.value] as const);
	const stepped = changed.filter(({ dataset, value }) => dataset['stepped'] === value).map(keyOf);
	// React expects the printed attributes.
	changed.forEach((field) => field.removeAttribute('data-stepped'));
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
		stepped,
		rates,
		addressIsOpen: element.querySelector('.storefront-shipping__address[open]') !== null,
	};
};
