/**
 * window.wc.blocksCheckout: lets plugins change texts and formats of the cart and the checkout by filters, and extend
 * both by slots and blocks.
 */
import { dispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { isObject } from '../../domain/support/unknown';
import { cartStore } from '../../stores/cart/store/contract';
import type { ExtensionUpdate } from '../../stores/cart/store/contract';
import { checkoutControls } from './globals';
import { checkoutBlocks } from './slots/checkout-blocks';
import {
	ExperimentalDiscountsMeta,
	ExperimentalOrderLocalPickupPackages,
	ExperimentalOrderMeta,
	ExperimentalOrderShippingPackages,
} from './slots/order-slots';
import {
	createSlotFill,
	hasValidFills,
	SlotFillProvider,
	useSlot,
	useSlotFills,
} from './slots/slot-fill';
import { toStoreCart } from './slots/store-cart';

type Source = Readonly<Record<string, unknown>>;
type Filter = (value: unknown, extensions: Source, arg: Source) => unknown;

export interface FilterOptions {
	readonly filterName: string;
	readonly defaultValue: unknown;
	readonly extensions?: Source | null;
	readonly arg?: Source | null;
	/** Returns true, or throws an error with the reason. */
	readonly validation?: (value: unknown) => unknown;
}

export interface CheckoutFilters {
	/** Filters of the same namespace are merged, later ones override. */
	readonly register: (namespace: string, filters: Source) => void;
	/** Applies the filters. A filter that throws, or returns another type, is skipped. */
	readonly apply: (options: FilterOptions) => unknown;
}

const isFilter = (value: unknown): value is Filter => typeof value === 'function';

/** Adds the names that WooCommerce's own cart uses to `cart`. */
const withStoreCart = (arg: Source): Source =>
	isObject(arg.cart) ? { ...arg, cart: toStoreCart(arg.cart) } : arg;

/** @throws Error if the value does not contain the text. */
export const mustContain = (value: string, required: string): true => {
	if (!value.includes(required)) {
		throw new Error(`"${value}" must contain "${required}"`);
	}
	return true;
};

export const createCheckoutFilters = (report: (error: unknown) => void): CheckoutFilters => {
	const byNamespace = new Map<string, Source>();

	const next = (filter: Filter, value: unknown, options: FilterOptions): unknown => {
		const { extensions, arg, defaultValue, validation = () => true } = options;
		try {
			const filtered = filter(value, extensions ?? {}, withStoreCart(arg ?? {}));
			if (typeof filtered !== typeof defaultValue) {
				throw new Error(
					`${options.filterName} must be a ${typeof defaultValue}, not a ${typeof filtered}`,
				);
			}
			return validation(filtered) ? filtered : value;
		} catch (error) {
			report(error);
			return value;
		}
	};

	return {
		register(namespace, filters) {
			byNamespace.set(namespace, { ...byNamespace.get(namespace), ...filters });
		},
		apply: (options) =>
			[...byNamespace.values()]
				.map((filters) => filters[options.filterName])
				.filter(isFilter)
				.reduce((value: unknown, filter) => next(filter, value, options), options.defaultValue),
	};
};

const filters = createCheckoutFilters((error) => console.error(error));

/** Sends data to the server side of a plugin (cart/extensions) and stores the returned cart. */
const extensionCartUpdate = (update: ExtensionUpdate) =>
	dispatch(cartStore).applyExtensionCartUpdate(update);

const productPriceValidation = (value: string): true => mustContain(value, '<price/>');

const productPriceScreenReaderValidation = (value: string): true =>
	['<price/>', '<quantity/>', '<productName/>'].every((part) => mustContain(value, part)) || true;

/** Returns the message for an input that the browser considers invalid. */
const getValidityMessageForInput = (
	label: string,
	{ validity, validationMessage }: HTMLInputElement,
) =>
	validity.valueMissing || validity.badInput || validity.typeMismatch
		? // translators: %s: label of a field.
			sprintf(__('Please enter a valid %s', 'storefront-islands'), label.toLowerCase())
		: validationMessage;

export const blocksCheckout: Record<string, unknown> = {
	registerCheckoutFilters: filters.register,
	applyCheckoutFilter: filters.apply,
	__experimentalRegisterCheckoutFilters: filters.register,
	__experimentalApplyCheckoutFilter: filters.apply,
	mustContain,
	productPriceValidation,
	productPriceScreenReaderValidation,
	getValidityMessageForInput,
	extensionCartUpdate,
	registerCheckoutBlock: checkoutBlocks.register,
	getRegisteredBlocks: checkoutBlocks.namesIn,
	hasInnerBlocks: checkoutBlocks.isArea,
	innerBlockAreas: checkoutBlocks.areas,
	ExperimentalOrderMeta,
	ExperimentalDiscountsMeta,
	ExperimentalOrderShippingPackages,
	ExperimentalOrderLocalPickupPackages,
	createSlotFill,
	hasValidFills,
	SlotFillProvider,
	useSlot,
	useSlotFills,
	...checkoutControls,
};
