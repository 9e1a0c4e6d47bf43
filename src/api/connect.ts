/** Assembles the API layer, once per page. */
import { createCartPort } from './cart/port';
import { browserEnvironment, type Environment } from './transport/environment';
import type { ApiFetch } from './transport/fetch';
import { createBatchMiddleware } from './transport/batch-middleware';
import { createLocaleMiddleware } from './transport/locale-middleware';
import { createNonceMiddleware } from './transport/nonce/nonce-middleware';
import { createSessionMiddleware, type SessionWatch } from './transport/session-middleware';
import { createNonceStore, type NoncePair } from './transport/nonce/nonce-store';
import type { CartPort } from './ports';
import { createQueue } from './transport/queue/queue';
import { createBatchSender } from './transport/send-batch';

export interface Connection {
	/**
	 * The page's wp.apiFetch. Its middleware rotates nonces and batches the Store API calls of all scripts on the page.
	 */
	readonly apiFetch: ApiFetch;
	/** REST root with trailing slash. */
	readonly root: string;
	/** Nonce pair printed in the page; its timestamp is 0 if the page may come from a cache. */
	readonly nonce: NoncePair | null;
	/** Without it, the end of the visitor's session is not reported. */
	readonly session?: SessionWatch;
	readonly environment?: Environment;
	/** Time on the environment's clock until which changes wait, unless they are hurried; 0 by default. */
	readonly hold?: number | undefined;
}

/** Installs the middlewares and returns the cart's port. */
export const connectStoreApi = ({
	apiFetch,
	root,
	nonce,
	session,
	environment = browserEnvironment(),
	hold,
}: Connection): CartPort => {
	const queue = createQueue(environment, createBatchSender(apiFetch, environment), hold);
	// The middleware added last is the outermost: a request is queued first, then its batch gets the nonce.
	apiFetch.use(createLocaleMiddleware(root));
	if (session) {
		apiFetch.use(createSessionMiddleware(session, root));
	}
	apiFetch.use(createNonceMiddleware(createNonceStore(environment.storage, nonce), root));
	apiFetch.use(createBatchMiddleware(queue, root));
	return createCartPort(apiFetch, queue, environment);
};
