/** Builds the data of POST checkout from the stores (docs/behaviour.md#checkout-order-request). */
import type { OrderRequest, PaymentData, PaymentDatum } from '../../../domain/checkout/order';
import { addressesForOrder } from '../../../domain/checkout/fields/order-addresses';
import { requiresPassword, makesAccount } from '../../../domain/checkout/fields/sections';
import type { SiteSettings } from '../../../domain/support/settings';
import { cartStore } from '../../cart/store/contract';
import { checkoutStore } from '../store/contract';
import { fieldsStore } from '../fields';
import { paymentStore } from '../payment/contract';
import type { MethodRegistry } from '../payment/methods';
import type { Registry } from '../../shared/registry';
import { extensionDataFor } from './extension-data';

export interface OrderSources {
	readonly registry: Registry;
	readonly settings: SiteSettings;
	readonly methods: MethodRegistry;
}

/** Strings and booleans are sent, numbers are converted, other values are left out. */
const datum = (key: string, value: unknown): readonly PaymentDatum[] => {
	if (typeof value === 'string' || typeof value === 'boolean') {
		return [{ key, value }];
	}
	return typeof value === 'number' ? [{ key, value: String(value) }] : [];
};

/** Returns the id under which the shop knows a method or express method. */
export const paymentMethodId = (methods: MethodRegistry, name: string): string =>
	methods.getPaymentMethods()[name]?.paymentMethodId ??
	methods.getExpressPaymentMethods()[name]?.paymentMethodId ??
	name;

const paymentOf = (
	{ registry, methods }: OrderSources,
	prepared: PaymentData | null,
): OrderRequest['payment'] => {
	if (!registry.select(cartStore).getCartData().needsPayment) {
		return null;
	}
	const payment = registry.select(paymentStore);
	const active = payment.getActivePaymentMethod();
	const saveKey = `wc-${active}-new-payment-method`;
	const data = Object.entries(prepared ?? payment.getPaymentMethodData()).filter(
		([key]) => key !== saveKey,
	);
	return {
		method: paymentMethodId(methods, active),
		data: [
			...data.flatMap(([key, value]) => datum(key, value)),
			{ key: saveKey, value: payment.getShouldSavePaymentMethod() },
		],
	};
};

/**
 * Builds the order.
 *
 * @param expectedTotal Total that the shopper saw, minor units as a string.
 * @param paymentData What the payment plugin returned; null for the data of the chosen method.
 */
export const buildOrder = (
	sources: OrderSources,
	expectedTotal: string,
	paymentData: PaymentData | null,
): OrderRequest => {
	const { registry, settings } = sources;
	const checkout = registry.select(checkoutStore);
	const { shippingAddress, billingAddress } = registry.select(cartStore).getCustomerData();
	const wantsAccount = checkout.getShouldCreateAccount();
	const isExpress = registry.select(paymentStore).isExpressPaymentMethodActive();
	const { shipping, billing } = addressesForOrder(
		shippingAddress,
		billingAddress,
		{
			needsShipping: registry.select(cartStore).getNeedsShipping(),
			prefersCollection: checkout.prefersCollection(),
			// An express method provides both addresses itself.
			useShippingAsBilling: !isExpress && checkout.getUseShippingAsBilling(),
			shipsToBillingOnly: settings.checkout.shipsToBillingOnly,
		},
		settings,
	);
	return {
		billingAddress: billing,
		shippingAddress: shipping,
		customerNote: checkout.getOrderNotes(),
		createAccount: makesAccount(settings, wantsAccount),
		customerPassword: requiresPassword(settings, wantsAccount)
			? checkout.getCustomerPassword()
			: '',
		payment: paymentOf(sources, paymentData),
		extensions: extensionDataFor(window, registry),
		additionalFields: registry.select(fieldsStore).getAdditionalValues(),
		expectedTotal,
	};
};
