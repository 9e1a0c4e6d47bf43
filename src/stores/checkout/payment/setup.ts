/** Determines which payment methods are offered, starting with the page's first cart. */
import type { CartData } from '../../../domain/cart/data';
import {
	canPayArgument,
	isExpressListed,
	supportsAll,
	sortMethods,
} from '../../../domain/checkout/payment/can-pay';
import type { SiteSettings } from '../../../domain/support/settings';
import { CART_STORE_KEY, cartStore } from '../../cart/store/contract';
import { guard } from '../../shared/guard';
import type { Registry } from '../../shared/registry';
import { createAvailability } from './availability';
import type { SetTimer } from './availability';
import type { MethodRegistry, MethodSupports, PaymentMethodConfig } from './methods';
import { createRegistrationErrors } from './registration-errors';
import { createOfferWriter } from './write-offers';

/** Pause before payment methods are checked again, in milliseconds (docs/behaviour.md#payment-method-availability). */
const RECOMPUTE_PAUSE = 1000;

export interface PaymentMethodsDependencies {
	/** Registry with wc/store/cart, wc/store/payment and core/notices. */
	readonly registry: Registry;
	/** Registered methods, see createPageMethods. */
	readonly methods: MethodRegistry;
	readonly settings: SiteSettings;
	/** True in the editor, where every method is offered (docs/behaviour.md#payment-methods). */
	readonly isEditor: boolean;
	readonly setTimer: SetTimer;
	/** True to check nothing before `begin` is called: the scripts that register methods may not have run yet. */
	readonly isEarly?: boolean;
}

export interface PaymentMethods {
	/** Checks the methods for the first time, once. */
	readonly begin: () => void;
	/** Checks the methods immediately, if a cart is known. */
	readonly recompute: () => void;
	readonly stop: () => void;
}

interface Payer extends Pick<PaymentMethodConfig, 'canMakePayment'> {
	readonly supports: Pick<MethodSupports, 'features'>;
}

/** Returns the names of methods that can be offered for this cart; the others are not checked. */
const candidateNames = (
	{ methods, settings, isEditor }: PaymentMethodsDependencies,
	cart: CartData,
): readonly string[] => {
	const registered = Object.keys(methods.getPaymentMethods());
	return sortMethods(registered, settings.paymentMethodSortOrder).filter(
		(name) => isEditor || cart.paymentMethods.includes(name),
	);
};

const namesOf = (methods: MethodRegistry): string =>
	[
		...Object.keys(methods.getPaymentMethods()),
		'',
		...Object.keys(methods.getExpressPaymentMethods()),
	].join();

/**
 * Checks the methods as soon as there is a cart, and again 1000 ms after each change of it, and updates
 * wc/store/payment. The shopper's choice is kept as long as it is offered.
 */
export const startPaymentMethods = (dependencies: PaymentMethodsDependencies): PaymentMethods => {
	const { registry, methods, settings, isEditor, setTimer, isEarly = false } = dependencies;
	const { gateways } = settings.checkout;
	const errors = createRegistrationErrors(dependencies);
	const writer = createOfferWriter(dependencies);
	const cart = () => registry.select(cartStore);
	const available = createAvailability({
		setTimer,
		onChange: writer.writeMethods,
		onError: (name, message) => errors.raise('payments', name, message),
	});
	const expressAvailable = createAvailability({
		setTimer,
		onChange: writer.writeExpressMethods,
		onError: (name, message) => errors.raise('express', name, message),
	});

	const recompute = (): void => {
		const data = cart().getCartData();
		const argument = canPayArgument(data);
		const canPay =
			({ supports, canMakePayment }: Payer) =>
			(): unknown =>
				isEditor ||
				(supportsAll(supports.features, data.paymentRequirements) &&
					canMakePayment({ ...argument }));
		checkedMethods = namesOf(methods);
		guard(errors.clear);
		const registered = methods.getPaymentMethods();
		guard(() => writer.writeRegistered(data.paymentRequirements));
		expressAvailable.check(
			Object.entries(methods.getExpressPaymentMethods())
				.filter(([, config]) => isEditor || isExpressListed(config, data.paymentMethods, gateways))
				.map(([name, config]) => ({ name, canPay: canPay(config) })),
		);
		available.check(
			candidateNames(dependencies, data).flatMap((name) => {
				const config = registered[name];
				return config ? [{ name, canPay: canPay(config) }] : [];
			}),
		);
	};

	const isKnown = () => cart().getCartTotals().currency_code !== '';
	let checkedCart: CartData | null = null;
	let checkedMethods = '';
	let cancelPause = () => {};
	const onCartChange = (): void => {
		const data = cart().getCartData();
		if (data === checkedCart || !isKnown()) {
			return;
		}
		const isFirst = checkedCart === null;
		checkedCart = data;
		cancelPause();
		if (isFirst) {
			recompute();
		} else {
			cancelPause = setTimer(recompute, RECOMPUTE_PAUSE);
		}
	};
	/** Checks the methods without the pause if one was added or removed. */
	const onMethodsChange = (): void => {
		if (checkedCart !== null && checkedMethods !== namesOf(methods)) {
			cancelPause();
			// Scripts register several methods in the same task.
			cancelPause = setTimer(recompute, 0);
		}
	};
	const stopListening = methods.onChange(onMethodsChange);
	let unsubscribe: (() => void) | null = null;
	const begin = (): void => {
		if (unsubscribe === null) {
			unsubscribe = registry.subscribe(onCartChange, CART_STORE_KEY);
			onCartChange();
		}
	};
	if (!isEarly) {
		begin();
	}
	return {
		begin,
		recompute: () => {
			if (checkedCart !== null) {
				cancelPause();
				recompute();
			}
		},
		stop: () => {
			cancelPause();
			unsubscribe?.();
			stopListening();
			available.stop();
			expressAvailable.stop();
		},
	};
};
