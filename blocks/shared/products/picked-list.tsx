import { Button } from '@wordpress/components';
import { createElement } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

/** Entry of a list of chosen things. */
export interface PickedEntry {
	readonly id: number;
	readonly label: string;
}

interface PickedListProps {
	/** Accessible name of the list. */
	readonly label: string;
	readonly entries: readonly PickedEntry[];
	/** True if the order matters and can be changed. */
	readonly isOrdered?: boolean;
	readonly onChange: (ids: number[]) => void;
}

/** Returns the ids with the one at `index` moved by `offset` places, at most to the start or the end. */
const moved = (ids: readonly number[], index: number, offset: number): number[] => {
	const others = ids.filter((_, place) => place !== index);
	const place = Math.max(0, index + offset);
	return [...others.slice(0, place), ...ids.slice(index, index + 1), ...others.slice(place)];
};

/** Draws the chosen things with buttons that remove them and, in an ordered list, move them. */
export const PickedList = ({ label, entries, isOrdered = false, onChange }: PickedListProps) => {
	const ids = entries.map(({ id }) => id);
	if (ids.length === 0) {
		return null;
	}
	return (
		<ul className="storefront-editor-picked" aria-label={label}>
			{entries.map((entry, index) => (
				<li key={entry.id}>
					<span>{entry.label}</span>
					{isOrdered && (
						<Button
							size="small"
							icon="arrow-up-alt2"
							// translators: %s: a product's name.
							label={sprintf(__('Move %s up', 'storefront-islands'), entry.label)}
							aria-disabled={index === 0}
							onClick={() => onChange(moved(ids, index, -1))}
						/>
					)}
					{isOrdered && (
						<Button
							size="small"
							icon="arrow-down-alt2"
							// translators: %s: a product's name.
							label={sprintf(__('Move %s down', 'storefront-islands'), entry.label)}
							aria-disabled={index === ids.length - 1}
							onClick={() => onChange(moved(ids, index, 1))}
						/>
					)}
					<Button
						size="small"
						icon="no-alt"
						// translators: %s: a product's name, or a tag's.
						label={sprintf(__('Remove %s', 'storefront-islands'), entry.label)}
						onClick={() => onChange(ids.filter((id) => id !== entry.id))}
					/>
				</li>
			))}
		</ul>
	);
};
