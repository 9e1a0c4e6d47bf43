import type { CountsWanted } from '../../domain/catalogue/counts';
import { readWants } from './printed';

const parse = (json: string): unknown => {
	try {
		return JSON.parse(json);
	} catch {
		return null;
	}
};

/** What all islands of a page want counted, awake or not: one request can hold what each of them will ask for. */
export const wantsOfPage = (page: ParentNode): readonly CountsWanted[] =>
	[...page.querySelectorAll<HTMLElement>('[data-island][data-props*=\'"wants"\']')].map(
		({ dataset }) => readWants(parse(dataset.props ?? '')),
	);
