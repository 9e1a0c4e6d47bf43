/** Script `open-attempt`: loaded by boot if a checkout attempt is stored on the device. */
import { settleOpenAttemptOf } from './settle';

const root = window.storefrontIslands?.site?.root;
if (root !== undefined) {
	settleOpenAttemptOf(window, root).catch((error: unknown) => {
		console.error(error);
	});
}
