/** Loaded by boot where the device keeps an attempt to place an order. */
import { settleOpenAttemptOf } from './settle';

const root = window.storefrontIslands?.site?.root;
if (root !== undefined) {
	settleOpenAttemptOf(window, root).catch((error: unknown) => {
		console.error(error);
	});
}
