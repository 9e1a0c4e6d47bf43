/** Writes the offered methods and the active method to wc/store/payment. */
import type { Offers } from '../../../domain/checkout/payment/availability';
import {
	areSettled,
	noOffers,
	offered,
	defaultMethod,
	savedTokenData,
} from '../../../domain/checkout/payment/availability';
import { incompatibleMethods } from '../../../domain/checkout/payment/can-pay';
import type { SiteSettings } from '../../../domain/support/settings';
import { guard } from '../../shared/guard';
import type { Registry } from '../../shared/registry';
import type { PlainPaymentMethod } from './contract';
import { paymentStore } from './contract';
import type { ExpressPaymentMethodConfig, MethodRegistry } from './methods';

interface OfferWriterDependencies {
	readonly registry: Registry;
	readonly methods: MethodRegistry;
	readonly settings: SiteSettings;
}

export interface OfferWriter {
	readonly writeMethods: (offers: Offers) => void;
	readonly writeExpressMethods: (offers: Offers) => void;
	/** Writes what is registered: express methods, and gateways of the shop that cannot pay this cart. */
	readonly writeRegistered: (requirements: readonly string[]) => void;
}

const plainExpress = ({
	name,
	title,
	description,
	gatewayId,
	supports: { style: supportsStyle },
}: ExpressPaymentMethodConfig): PlainPaymentMethod => ({
	name,
	title,
	description,
	gatewayId,
	supportsStyle,
});

/** True if both have methods of the same names, whose texts do not change on a page. */
const isSame = (a: object, b: object): boolean => Object.keys(a).join() === Object.keys(b).join();

export const createOfferWriter = ({
	registry,
	methods,
	settings,
}: OfferWriterDependencies): OfferWriter => {
	const store = () => registry.select(paymentStore);
	const dispatch = () => registry.dispatch(paymentStore);
	let hasDefault = false;
	let current: Offers = noOffers;

	/** Saved tokens whose gateway displays saved cards. */
	const savedTokens = () => {
		const registered = methods.getPaymentMethods();
		return Object.values(store().getSavedPaymentMethods())
			.flat()
			.map(({ tokenId, isDefault, method: { gateway } }) => ({ tokenId, isDefault, gateway }))
			.filter(({ gateway }) => registered[gateway]?.supports.showSavedCards === true);
	};

	/** Selects the active method, except during a payment, whose method must not change. */
	const choose = (): void => {
		if (store().isPaymentProcessing() || store().isPaymentReady()) {
			return;
		}
		const decision = defaultMethod({
			isFirst: !hasDefault,
			tokens: savedTokens(),
			current: store().getActivePaymentMethod(),
			ofSession: settings.checkout.chosenPaymentMethod,
			offers: current,
			expressMethods: Object.keys(store().getAvailableExpressPaymentMethods()),
		});
		switch (decision.kind) {
			case 'wait':
				return;
			case 'keep':
				hasDefault = true;
				return;
			case 'token':
				hasDefault = true;
				void dispatch().__internalSetActivePaymentMethod(
					decision.token.gateway,
					savedTokenData(decision.token),
				);
				return;
			case 'method':
				hasDefault = decision.name !== '';
				guard(() => dispatch().__internalSetPaymentIdle());
				void dispatch().__internalSetActivePaymentMethod(decision.name);
				return;
		}
	};

	return {
		writeMethods(offers) {
			current = offers;
			const available = Object.fromEntries(offered(offers).map((name) => [name, { name }]));
			if (!isSame(available, store().getAvailablePaymentMethods())) {
				guard(() => dispatch().__internalSetAvailablePaymentMethods(available));
			}
			guard(choose);
			if (areSettled(offers) && !store().paymentMethodsInitialized()) {
				void dispatch().__internalSetPaymentMethodsInitialized(true);
			}
		},
		writeExpressMethods(offers) {
			const registered = methods.getExpressPaymentMethods();
			const available = Object.fromEntries(
				offered(offers).flatMap((name) => {
					const config = registered[name];
					return config ? [[name, plainExpress(config)] as const] : [];
				}),
			);
			if (!isSame(available, store().getAvailableExpressPaymentMethods())) {
				guard(() => dispatch().__internalSetAvailableExpressPaymentMethods(available));
			}
			if (areSettled(offers) && !store().expressPaymentMethodsInitialized()) {
				void dispatch().__internalSetExpressPaymentMethodsInitialized(true);
			}
		},
		writeRegistered(requirements) {
			const express = Object.entries(methods.getExpressPaymentMethods());
			const plain = Object.fromEntries(
				express.map(([name, config]) => [name, plainExpress(config)] as const),
			);
			if (!isSame(plain, store().getRegisteredExpressPaymentMethods())) {
				void dispatch().__internalSetRegisteredExpressPaymentMethods(plain);
			}
			const registered = new Map([
				// A gateway may have an express method only.
				...express.map(
					([, { paymentMethodId, supports }]) => [paymentMethodId, supports.features] as const,
				),
				...Object.entries(methods.getPaymentMethods()).map(
					([name, { supports }]) => [name, supports.features] as const,
				),
			]);
			const { gateways } = settings.checkout;
			const incompatible = incompatibleMethods(gateways, registered, requirements);
			if (!isSame(incompatible, store().getIncompatiblePaymentMethods())) {
				void dispatch().setIncompatiblePaymentMethods(incompatible);
			}
		},
	};
};
