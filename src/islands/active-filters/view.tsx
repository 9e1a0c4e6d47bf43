import { createElement, Fragment } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import icons from '../../../data/icons.json';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import { isPlainClick } from '../../domain/site/anchors';
import { FilterForm, type FormProps, FilterHeading } from '../shared/catalogue/filter-form';
import type { ActiveGroup, ActiveItem } from './model';

interface ActiveFiltersViewProps {
	readonly heading: string;
	readonly headingLevel: number;
	readonly isChips: boolean;
	/** Groups; null while their names are loading. */
	readonly groups: readonly ActiveGroup[] | null;
	readonly clear: FormProps;
	/** Returns the URL of a link that removes the item. */
	readonly hrefOf: (item: ActiveItem) => string;
	readonly onRemove: (item: ActiveItem) => void;
	readonly onClear: () => void;
}

/** Number of placeholders (docs/behaviour.md#active-filters). */
const PLACEHOLDERS = { chips: ['a', 'b', 'c'], list: ['a', 'b'] };

const Item = ({
	item,
	isJoined,
	href,
	onRemove,
}: {
	readonly item: ActiveItem;
	/** True if products must match it in addition to the preceding item. */
	readonly isJoined: boolean;
	readonly href: string;
	readonly onRemove: (item: ActiveItem) => void;
}) => (
	<li className="wc-block-active-filters__list-item">
		{isJoined && (
			<span className="wc-block-active-filters__list-item-operator">
				{__('All', 'storefront-islands')}
			</span>
		)}
		<a
			className="wc-block-active-filters__list-item-remove"
			href={href}
			rel="nofollow"
			aria-label={
				// translators: %s: what is filtered by.
				sprintf(__('Remove %s filter', 'storefront-islands'), item.label)
			}
			onClick={(event) => {
				if (isPlainClick(event)) {
					event.preventDefault();
					onRemove(item);
				}
			}}
		>
			<span className="wc-block-active-filters__list-item-name">{item.label}</span>
			<Icon path={icons.close} />
		</a>
	</li>
);

const Placeholders = ({ isChips }: { readonly isChips: boolean }) => (
	<Fragment>
		{PLACEHOLDERS[isChips ? 'chips' : 'list'].map((key) => (
			<li key={key} className="storefront-active-filters__placeholder" />
		))}
	</Fragment>
);

/**
 * Active filters, each with a link to remove it, and a button to remove all, as Catalogue\Filters\ActiveFilters prints
 * them.
 */
export const ActiveFiltersView = (props: ActiveFiltersViewProps) => {
	const { isChips, groups, hrefOf, onRemove } = props;
	return (
		<Fragment>
			<FilterHeading text={props.heading} level={props.headingLevel} />
			<ul
				className={classNames(
					'wc-block-active-filters__list',
					isChips && 'wc-block-active-filters__list--chips',
				)}
				aria-busy={groups === null || undefined}
			>
				{groups === null ? (
					<Placeholders isChips={isChips} />
				) : (
					groups.map(({ key, label, needsAll, items }) => (
						<li key={key} className="storefront-active-filters__group">
							<span className="wc-block-active-filters__list-item-type">{label}</span>
							<ul>
								{items.map((item, index) => (
									<Item
										key={item.key}
										item={item}
										isJoined={needsAll && index > 0}
										href={hrefOf(item)}
										onRemove={onRemove}
									/>
								))}
							</ul>
						</li>
					))
				)}
			</ul>
			<FilterForm form={props.clear} onSubmit={props.onClear}>
				<button className="wc-block-active-filters__clear-all" type="submit">
					{__('Clear All', 'storefront-islands')}
				</button>
			</FilterForm>
		</Fragment>
	);
};
