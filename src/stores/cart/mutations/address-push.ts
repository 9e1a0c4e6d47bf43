/** Pushes typed addresses to the shop after a pause (docs/behaviour.md#address-updates). */
import type { Failure } from '../../../domain/failure/failure';
import { CART_STORE_KEY, cartStore } from '../store/contract';
import type { Registry } from '../../shared/registry';
import type { Mutate } from './mutate';
import { pushableAddresses } from './pushable';

/** Pause before an address is pushed, in milliseconds (docs/behaviour.md#address-updates). */
export const ADDRESS_PUSH_PAUSE = 1500;

export interface AddressPush {
	/** Pushes immediately and lets responses change the fields again, because focus has left them. */
	flush(): Promise<void>;
	/** Restarts a running pause: a key was pressed, which need not change the data to push. */
	prolong(): void;
}

export interface AddressPushDependencies {
	readonly registry: Registry;
	readonly mutate: Mutate;
	/** True if the field (billing_city, shipping_postcode …) has a validation error. */
	readonly isInvalid: (fieldId: string) => boolean;
	/** Called with the result of each push; null for success. */
	readonly onOutcome: (failure: Failure | null) => void;
}

export const startAddressPush = ({
	registry,
	mutate,
	isInvalid,
	onOutcome,
}: AddressPushDependencies): AddressPush => {
	const pending = () => registry.select(cartStore).getUnpushedAddress();
	let timer: ReturnType<typeof setTimeout> | undefined;
	let scheduledFor = JSON.stringify(pending());
	let due = pending();
	let pushing: Promise<void> | null = null;

	const send = async (): Promise<void> => {
		const { shippingAddress, billingAddress } = pushableAddresses(registry.select, isInvalid, due);
		if (!shippingAddress && !billingAddress) {
			return;
		}
		void registry.dispatch(cartStore).addressLeaves(shippingAddress, billingAddress);
		const result = await mutate({ type: 'update-customer', shippingAddress, billingAddress });
		onOutcome(result.ok ? null : result.failure);
	};

	const cancelPause = (): void => {
		clearTimeout(timer);
		timer = undefined;
	};

	const startPause = (): void => {
		cancelPause();
		timer = setTimeout(() => void push(), ADDRESS_PUSH_PAUSE);
	};

	/**
	 * Pushes are sequential. A waiting push uses the values at the time it was requested: values typed since then wait
	 * for their own pause.
	 */
	const push = async (): Promise<void> => {
		cancelPause();
		due = pending();
		await pushing;
		pushing ??= send().finally(() => {
			pushing = null;
		});
		await pushing;
	};

	registry.subscribe(() => {
		const signature = JSON.stringify(pending());
		if (signature !== scheduledFor) {
			scheduledFor = signature;
			startPause();
		}
	}, CART_STORE_KEY);

	return {
		flush: () => {
			void registry.dispatch(cartStore).releaseAddressFields();
			return push();
		},
		prolong: () => {
			if (timer !== undefined) {
				startPause();
			}
		},
	};
};
