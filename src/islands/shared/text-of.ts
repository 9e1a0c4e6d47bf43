import { parseHtml } from '../../domain/html/parse-html';

/** Returns the text of an HTML fragment on one line. DOMParser runs no scripts and decodes every entity. */
export const textOf = (html: string): string =>
	parseHtml(html).body.textContent.replace(/\s+/g, ' ').trim();
