/**
 * Makes product forms, also of grouped products, add to the cart without leaving the page. Fields added by plugins are
 * passed on unchanged.
 */
import { __ } from '@wordpress/i18n';
import { EARLY_ADD, earlyAddOf, isPlainAdd } from '../../domain/cart/early-add';
import type { VariationChoice } from '../../domain/cart/intent';
import { parseQuantity } from '../../domain/cart/quantity';
import { safeUrl } from '../../domain/html/url';
import { readText, valueAt } from '../../domain/support/unknown';
import type { AddItemRequest, ShoppingResult } from '../../stores/cart/shopping/contract';
import { waitText } from '../../ui/notices/notices';
import type { WaitsFor } from '../../ui/notices/notices';
import { createProgress } from './progress';
import type { Progress } from './progress';
import type { AddToCartProps } from './props';

export interface FormRequest {
	readonly quantity: number;
	readonly variation: VariationChoice;
	readonly extra: Readonly<Record<string, unknown>>;
}

const ATTRIBUTE_PREFIX = 'attribute_';

/** Fields whose values are part of the request itself. */
const OWN_FIELDS = new Set(['add-to-cart', 'product_id', 'quantity']);

/** Quantity of one product of a group. */
const MEMBER = /^quantity\[\d+\]$/;

const isOwn = (field: string): boolean =>
	OWN_FIELDS.has(field) || field.startsWith(ATTRIBUTE_PREFIX) || MEMBER.test(field);

const valuesOf = (data: FormData, field: string): readonly string[] =>
	data.getAll(field).filter((value) => typeof value === 'string');

/** Returns the fields of plugins, as a request of the Store API has them. */
const readExtra = (data: FormData): FormRequest['extra'] =>
	Object.fromEntries(
		[...new Set(data.keys())]
			.filter((field) => !isOwn(field) && (field !== 'variation_id' || data.get(field) !== ''))
			.map((field) => {
				const values = valuesOf(data, field);
				return [field.replace(/\[\]$/, ''), field.includes('[]') ? values : values.at(-1)];
			}),
	);

/** Reads the form; an invalid quantity becomes the minimum quantity. */
export const readForm = (data: FormData, minimum: number): FormRequest => {
	const [quantity = ''] = valuesOf(data, 'quantity');
	return {
		quantity: parseQuantity(quantity) ?? minimum,
		variation: [...new Set(data.keys())]
			.filter((field) => field.startsWith(ATTRIBUTE_PREFIX))
			.flatMap((field) =>
				valuesOf(data, field).map((value) => ({
					attribute: field,
					value,
				})),
			),
		extra: readExtra(data),
	};
};

/** Adds what a form asks for. `key`: Idempotency-Key of an add that was requested before hydration. */
type Submit = (data: FormData, progress: Progress, key?: string) => Promise<void>;

/** Of an add that the shop has carried out before hydration (site/held-adds): the form has said so. */
const SAID: Progress = {
	begin: () => undefined,
	wait: () => undefined,
	succeed: () => undefined,
	fail: () => undefined,
};

/** Replaces the submission of a form. Only one submission runs at a time, so that a double click adds once. */
const onSubmit = (form: HTMLFormElement, submit: Submit): void => {
	const progress = createProgress(form);
	let isBusy = false;

	const run = async (data: FormData, key?: string): Promise<void> => {
		isBusy = true;
		await submit(data, progress, key);
		isBusy = false;
	};

	form.addEventListener(EARLY_ADD, (event) => {
		const add = earlyAddOf(event);
		if (add) {
			event.preventDefault();
			const data = new FormData();
			add.fields.forEach(([name, value]) => data.append(name, value));
			void (add.isMade ? submit(data, SAID, add.key) : run(data, add.key));
		}
	});
	form.addEventListener('submit', (event) => {
		// Behind the listeners of plugins, which may fill in a field, or prevent it.
		const act = (last: Event): void => {
			if (last === event && isPlainAdd(event)) {
				event.preventDefault();
				if (!isBusy) {
					void run(new FormData(form));
				}
			}
		};
		window.addEventListener('submit', act, { once: true });
	});
};

export interface AddToCartEffects {
	readonly addItem: (request: AddItemRequest) => Promise<ShoppingResult>;
	/**
	 * Calls back with what the shop's answer waits for, now and after each change; null if it is expected soon. Returns
	 * a function that stops it.
	 */
	readonly watchWait: (show: (waitsFor: WaitsFor | null) => void) => () => void;
	readonly retry: () => void;
	/** URL of the "View cart" link. */
	readonly cartUrl: string;
	readonly leaveFor: (url: string) => void;
}

/** Page to which the shop leads after an add (WooCommerce\Cart\WooAddRedirect); empty if it leads nowhere. */
const redirectOf = (cart: unknown): string =>
	safeUrl(readText(valueAt(cart, 'extensions', 'storefront-islands/redirect', 'url')));

const beginWaiting = (progress: Progress, { watchWait, retry }: AddToCartEffects): (() => void) => {
	progress.begin();
	return watchWait((waitsFor) => progress.wait(waitsFor && waitText(waitsFor), retry));
};

/** Makes a product form add to the cart without leaving the page. */
export const enhance = (
	form: HTMLFormElement,
	props: AddToCartProps,
	effects: AddToCartEffects,
): void => {
	onSubmit(form, async (data, progress, idempotencyKey) => {
		const least = Number(form.querySelector<HTMLInputElement>('[name="quantity"]')?.min) || 1;
		const stopWaiting = beginWaiting(progress, effects);
		const result = await effects.addItem({
			productId: props.productId,
			...readForm(data, least),
			idempotencyKey,
		});
		stopWaiting();
		if (result.ok) {
			progress.succeed(props.name, effects.cartUrl);
			const leadsTo = redirectOf(result.cart);
			if (leadsTo) {
				effects.leaveFor(leadsTo);
			}
		} else {
			progress.fail(result.message);
		}
	});
};

/** Returns the quantities by product; products with quantity 0 are omitted. */
export const readGroup = (
	data: FormData,
	members: readonly number[],
): readonly { readonly productId: number; readonly quantity: number }[] =>
	members
		.map((productId) => {
			const typed = data.get(`quantity[${String(productId)}]`);
			return { productId, quantity: (typeof typed === 'string' && parseQuantity(typed)) || 0 };
		})
		.filter(({ quantity }) => quantity > 0);

/**
 * Makes the form of a grouped product add all selected products at once. Products that could not be added are reported;
 * the others are in the cart.
 */
export const enhanceGroup = (
	form: HTMLFormElement,
	{ name, members }: AddToCartProps,
	effects: AddToCartEffects,
): void => {
	onSubmit(form, async (data, progress, key) => {
		const requested = readGroup(data, members);
		if (requested.length === 0) {
			progress.fail(__('Choose how many of each product you want.', 'storefront-islands'));
			return;
		}
		const stopWaiting = beginWaiting(progress, effects);
		const extra = readExtra(data);
		const results = await Promise.all(
			requested.map((item) =>
				effects.addItem({
					...item,
					extra,
					idempotencyKey: key && `${key}-${String(item.productId)}`,
				}),
			),
		);
		stopWaiting();
		const problems = results.flatMap((result) => (result.ok ? [] : [result.message]));
		if (problems.length === 0) {
			progress.succeed(name, effects.cartUrl);
		} else {
			progress.fail([...new Set(problems)].join(' '));
		}
	});
};
