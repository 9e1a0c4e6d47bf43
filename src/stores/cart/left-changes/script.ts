/**
 * Script `left-changes`: loaded by the stores of a page if the page before was left with changes that were not answered
 * (docs/reliability.md#changes-of-a-page-that-was-left).
 */
import apiFetch from '@wordpress/api-fetch';
import { browserEnvironment, tabStorage } from '../../../api/transport/environment';
import { createBatchSender } from '../../../api/transport/send-batch';
import { pageRegistry } from '../../shared/page-registry';
import { resendLeftChanges } from './resend';

const storage = tabStorage();

if (storage) {
	void resendLeftChanges({
		registry: pageRegistry,
		storage,
		now: () => Date.now(),
		send: createBatchSender(apiFetch, browserEnvironment()),
	});
}
