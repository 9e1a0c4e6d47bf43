import { RegistryProvider, useRegistry } from '@wordpress/data';
import { createElement } from '@wordpress/element';
import type { ComponentProps, ReactNode } from 'react';
import { decodeEntities, textToHtml } from '../../../src/domain/html/text';
import { isObject } from '../../../src/domain/support/unknown';
import type { DrawText } from '../../../src/islands/shared/block-choices';
import { EditableText } from './editable-text';
import { withText } from './texts';
import type { TextNames, Texts } from './texts';

/** Formats of a text with links. */
const WITH_LINKS = ['core/link', 'core/bold', 'core/italic'];

type DataRegistry = ComponentProps<typeof RegistryProvider>['value'];

/** The published type of useRegistry is that of any function. */
const isRegistry = (value: unknown): value is DataRegistry => isObject(value) && 'select' in value;

/** Returns a function that gives elements in a preview the editor's stores, in place of the preview's own. */
const useEditorStores = (): ((children: ReactNode) => ReactNode) => {
	const registry: unknown = useRegistry();
	return (children) =>
		isRegistry(registry) ? (
			<RegistryProvider value={registry}>{children}</RegistryProvider>
		) : (
			children
		);
};

/**
 * Returns a function that draws the block's plain text of a name so that it can be edited where it stands.
 *
 * @param names    Names of all texts of the block, with their labels.
 * @param texts    Texts of the block.
 * @param onChange Called with all texts when one has changed.
 */
export const useTextsInPlace = (
	names: TextNames,
	texts: Texts,
	onChange: (texts: Texts) => void,
): DrawText => {
	const inEditor = useEditorStores();
	const labels = new Map(names);
	return (name, defaultText) =>
		inEditor(
			<EditableText
				label={labels.get(name) ?? defaultText}
				value={textToHtml(texts[name] ?? '')}
				defaultText={textToHtml(defaultText)}
				onChange={(html) => onChange(withText(texts, name, decodeEntities(html)))}
			/>,
		);
};

/**
 * Returns a function that draws a text with links, bold and italic words so that it can be edited where it stands.
 *
 * @param label    Accessible name.
 * @param value    Text of the block, HTML.
 * @param onChange Called with the changed HTML.
 */
export const useHtmlInPlace = (
	label: string,
	value: string,
	onChange: (html: string) => void,
): ((defaultText: string) => ReactNode) => {
	const inEditor = useEditorStores();
	return (defaultText) =>
		inEditor(
			<EditableText
				label={label}
				value={value}
				defaultText={defaultText}
				formats={WITH_LINKS}
				onChange={onChange}
			/>,
		);
};
