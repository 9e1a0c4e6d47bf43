/**
 * Script `left-changes`: loaded by the stores of a page if the page before was left with changes that were not answered
 * (docs/reliability.md#changes-of-a-page-that-was-left). It stays, for a page that comes back from the back/forward cache
 * more than once.
 */
import apiFetch from '@wordpress/api-fetch';
import { browserEnvironment, tabStorage } from '../../../api/transport/environment';
import { createBatchSender } from '../../../api/transport/send-batch';
import { pageRegistry } from '../../shared/page-registry';
import { LONGEST_HOLD, onLeftChanges } from '../page/left-changes';
import { resendLeftChanges } from './resend';

const storage = tabStorage();

if (storage) {
	const environment = browserEnvironment();
	const resend = (isRestored: boolean) => {
		let isLeft = false;
		environment.onLeave(() => {
			isLeft = true;
		});
		void resendLeftChanges({
			registry: pageRegistry,
			isRestored,
			areSent: () => isLeft || (!isRestored && environment.now() > LONGEST_HOLD),
			storage,
			page: window,
			now: () => Date.now(),
			send: createBatchSender(apiFetch, environment),
			pause: (milliseconds) =>
				new Promise((resolve) => void environment.after(milliseconds, resolve)),
		});
	};
	resend(false);
	onLeftChanges(window, () => resend(true));
}
