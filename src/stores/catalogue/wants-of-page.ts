import type { CountsRequest } from '../../domain/catalogue/counts';
import { readCountsRequest } from './printed';

const parse = (json: string): unknown => {
	try {
		return JSON.parse(json);
	} catch {
		return null;
	}
};

/** Reads the counts that all islands of a page need, hydrated or not, so that one request includes them. */
export const countsRequestsOfPage = (page: ParentNode): readonly CountsRequest[] =>
	[...page.querySelectorAll<HTMLElement>('[data-island][data-props*=\'"wants"\']')].map(
		({ dataset }) => readCountsRequest(parse(dataset.props ?? '')),
	);
