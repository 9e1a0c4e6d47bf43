/**
 * Script `left-changes`: loaded by the stores of a page if the page before was left with changes that were not answered
 * (docs/reliability.md#changes-of-a-page-that-was-left). It stays, for a page that comes back from the back/forward cache
 * more than once.
 */
import apiFetch from '@wordpress/api-fetch';
import { LEFT_CHANGES_KEY } from '../../../domain/cart/left-changes';
import { shopKey } from '../../../domain/support/shop-key';
import { browserEnvironment, tabStorage } from '../../../api/transport/environment';
import { createBatchSender } from '../../../api/transport/send-batch';
import { pageRegistry } from '../../shared/page-registry';
import { resendLeftChanges } from './resend';

const storage = tabStorage();

if (storage) {
	const resend = () =>
		void resendLeftChanges({
			registry: pageRegistry,
			storage,
			now: () => Date.now(),
			send: createBatchSender(apiFetch, browserEnvironment()),
		});
	resend();
	window.addEventListener('pageshow', ({ persisted }) => {
		if (persisted && storage.getItem(shopKey(LEFT_CHANGES_KEY))) {
			resend();
		}
	});
}
