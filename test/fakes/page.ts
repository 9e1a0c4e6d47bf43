/** Page with the whole API layer in front of a fake shop, in virtual time. */
import { createFakeApiFetch, type Network } from './api-fetch';
import { FakeEnvironment } from './environment';
import { FakeShop, type ShopRequest } from './shop';
import { Simulation } from './simulation';
import { connectStoreApi } from '../../src/api';

export const REST_ROOT = 'https://shop.example/wp-json/';

/**
 * Creates a page. `network` stands between the page and the shop; without it every request arrives and is answered at
 * once.
 */
export const aPage = (network?: (shop: FakeShop, simulation: Simulation) => Network) => {
	const simulation = new Simulation(1);
	const shop = new FakeShop();
	const environment = new FakeEnvironment(simulation);
	const direct: Network = (request) => Promise.resolve(shop.handle(request));
	const apiFetch = createFakeApiFetch(network ? network(shop, simulation) : direct);
	const port = connectStoreApi({
		apiFetch,
		root: REST_ROOT,
		nonce: shop.noncePair,
		environment,
	});
	return { simulation, shop, environment, apiFetch, port };
};

/** Returns the requests of a batch in the order of their arrival. */
export const requestsIn = (batch: ShopRequest | undefined): readonly ShopRequest[] => {
	const body = batch?.body;
	return typeof body === 'object' &&
		body !== null &&
		'requests' in body &&
		Array.isArray(body.requests)
		? body.requests
		: [];
};
