import { failed, success } from '../../domain/result';
import { isRecord } from '../decode/json';
import { invalidJson } from '../texts';
import type { CataloguePort } from './port';
import { createSend, type CatalogueConnection } from './send';

/** CataloguePort (port.ts) over api-fetch. */
export const createCataloguePort = (connection: CatalogueConnection): CataloguePort => {
	const send = createSend(connection);
	return {
		collection: async (path, signal) => {
			const result = await send({ path, signal });
			return result.ok
				? success({ items: result.value.body, headers: result.value.response.headers })
				: result;
		},

		routes: async (namespace) => {
			const result = await send({ path: namespace });
			if (!result.ok) {
				return result;
			}
			const { body } = result.value;
			return isRecord(body) && isRecord(body.routes)
				? success(Object.keys(body.routes))
				: failed(invalidJson());
		},

		refreshLoop: async (namespace, request, signal) => {
			const path = `/${namespace}/refresh-loop`;
			const result = await send({ path, data: request, signal });
			if (!result.ok) {
				return result;
			}
			const { data, total } = isRecord(result.value.body) ? result.value.body : {};
			return typeof data === 'string'
				? success({ markup: data, total: typeof total === 'number' ? total : null })
				: failed(invalidJson());
		},
	};
};
