import type { CountsWanted } from '../../domain/catalogue/counts';
import { readWants } from './printed';

const parse = (json: string): unknown => {
	try {
		return JSON.parse(json);
	} catch {
		return null;
	}
};

/** Reads the counts that all islands of a page need, hydrated or not, so that one request includes them. */
export const wantsOfPage = (page: ParentNode): readonly CountsWanted[] =>
	[...page.querySelectorAll<HTMLElement>('[data-island][data-props*=\'"wants"\']')].map(
		({ dataset }) => readWants(parse(dataset.props ?? '')),
	);
