import { ComboboxControl } from '@wordpress/components';
import { createElement, Fragment } from '@wordpress/element';
import { PickedList } from '../products/picked-list';
import type { SiteTerm } from '../site-data';

interface TermChoiceProps {
	readonly label: string;
	readonly help: string;
	/** Terms of the site. */
	readonly terms: readonly SiteTerm[];
	/** Ids of the chosen terms. */
	readonly ids: readonly number[];
	readonly onChange: (ids: number[]) => void;
}

/** Control for several tags or brands; not drawn on a site without any. A term that no longer exists has its id. */
export const TermChoice = ({ label, help, terms, ids, onChange }: TermChoiceProps) => {
	if (terms.length === 0 && ids.length === 0) {
		return null;
	}
	return (
		<Fragment>
			<ComboboxControl
				label={label}
				help={help}
				value={null}
				options={terms
					.filter(({ id }) => !ids.includes(id))
					.map(({ id, name }) => ({ value: String(id), label: name }))}
				onChange={(value) => {
					if (value) {
						onChange([...ids, Number(value)]);
					}
				}}
				__nextHasNoMarginBottom
				__next40pxDefaultSize
			/>
			<PickedList
				label={label}
				entries={ids.map((id) => ({
					id,
					label: terms.find((term) => term.id === id)?.name ?? `#${String(id)}`,
				}))}
				onChange={onChange}
			/>
		</Fragment>
	);
};
