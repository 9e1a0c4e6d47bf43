import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { CHECKOUT_ERROR } from '../../domain/checkout/notice';
import { NOTICE_CONTEXTS } from '../../domain/failure-notices';
import type { Registry } from '../registry';
import { checkoutStore } from './contract';
import type { LazyRunnerDependencies } from './lazy-runner';

/** By this name the button waits for the script. */
const PLACING = 'placing';

const noScriptMessage = (): string =>
	__(
		'A part of this page could not be loaded, so nothing was ordered. Check your connection and try again.',
		'storefront-islands',
	);

/** What the shopper sees of it while the script for placing orders comes, and where it does not. */
export const waitForPlacing = (
	registry: Registry,
	report: (error: unknown) => void,
): Pick<LazyRunnerDependencies, 'onWait' | 'onFailure'> => ({
	onWait: (isWaiting) => {
		const { startCalculating, finishCalculating } = registry.dispatch(checkoutStore);
		void (isWaiting ? startCalculating(PLACING) : finishCalculating(PLACING));
	},
	onFailure: (error) => {
		report(error);
		const { createErrorNotice } = registry.dispatch(noticesStore);
		const { checkout } = NOTICE_CONTEXTS;
		void createErrorNotice(noScriptMessage(), { id: CHECKOUT_ERROR, context: checkout });
	},
});
