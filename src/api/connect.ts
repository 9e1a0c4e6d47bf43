/** Puts the API layer together, once a page. */
import { createCartPort } from './cart-port';
import { browserEnvironment, type Environment } from './environment';
import type { ApiFetch } from './fetch';
import { createBatchMiddleware } from './middleware/batch';
import { createNonceMiddleware } from './middleware/nonce';
import { createSessionMiddleware, type SessionWatch } from './middleware/session';
import { createNonceStore, type NoncePair } from './nonce-store';
import type { CartPort } from './port';
import { createQueue } from './queue/queue';
import { createBatchSender } from './queue/send-batch';

export interface Connection {
	/** The page's wp.apiFetch: from now on everyone's Store API calls rotate nonces and travel in batches. */
	readonly apiFetch: ApiFetch;
	/** REST root with trailing slash. */
	readonly root: string;
	/** The page's own pair; timestamp 0 where the page may come from a cache. */
	readonly nonce: NoncePair | null;
	/** Without it nobody is told when a log-in has ended. */
	readonly session?: SessionWatch;
	readonly environment?: Environment;
}

/** Installs the middlewares and gives the port to the cart. */
export const connectStoreApi = ({
	apiFetch,
	root,
	nonce,
	session,
	environment = browserEnvironment(),
}: Connection): CartPort => {
	const queue = createQueue(environment, createBatchSender(apiFetch, environment));
	// The latest is the outermost: a request is queued first, and its batch signed.
	if (session) {
		apiFetch.use(createSessionMiddleware(session, root));
	}
	apiFetch.use(createNonceMiddleware(createNonceStore(environment.storage, nonce), root));
	apiFetch.use(createBatchMiddleware(queue, root));
	return createCartPort(apiFetch, queue, environment);
};
