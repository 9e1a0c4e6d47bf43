import { __ } from '@wordpress/i18n';
import type { MachineViewState } from '../../domain/checkout/machine/face';
import { CHECKOUT_ERROR } from '../../domain/checkout/notice';
import { NOTICE_CONTEXTS } from '../../domain/failure-notices';
import { raiseNotice } from '../notices/raise-notice';
import type { Registry } from '../registry';
import { checkoutStore } from './contract';
import type { LazyRunnerDependencies } from './lazy-runner';

/** View state that the state machine would have if its script were loaded. */
const viewStateWhile = (isWaiting: boolean): Omit<MachineViewState, 'paymentStatus'> => ({
	status: 'idle',
	hasError: false,
	wait: isWaiting ? { kind: 'working' } : null,
});

const noScriptMessage = (): string =>
	__(
		'A part of this page could not be loaded, so nothing was ordered. Check your connection and try again.',
		'storefront-islands',
	);

/** Updates the page while the script for placing orders is loading, and if it cannot be loaded. */
export const waitForPlacing = (
	registry: Registry,
	report: (error: unknown) => void,
): Pick<LazyRunnerDependencies, 'onWait' | 'onFailure'> => ({
	onWait: (isWaiting) => {
		void registry.dispatch(checkoutStore).showViewState(viewStateWhile(isWaiting));
	},
	onFailure: (error) => {
		report(error);
		const { checkout } = NOTICE_CONTEXTS;
		raiseNotice(registry, 'error', noScriptMessage(), { id: CHECKOUT_ERROR, context: checkout });
	},
});
