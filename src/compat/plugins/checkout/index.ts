/** window.wc.blocksCheckout: lets plugins change and extend the cart and the checkout. */
import { dispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { cartStore } from '../../../stores/cart/contract';
import type { ExtensionUpdate } from '../../../stores/cart/contract';
import {
	ExperimentalDiscountsMeta,
	ExperimentalOrderLocalPickupPackages,
	ExperimentalOrderMeta,
	ExperimentalOrderShippingPackages,
} from '../slots/order-slots';
import {
	createSlotFill,
	hasValidFills,
	SlotFillProvider,
	useSlot,
	useSlotFills,
} from '../slots/slot-fill';
import { checkoutControls } from '../components';
import { checkoutBlocks } from './blocks';
import { createCheckoutFilters, mustContain } from './filters';

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
