import { createElement, Fragment } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import icons from '../../data/icons.json';
import { Icon } from '../../src/ui/icon';
import type { MenuOutline } from '../shared/site-data';

/** State of the preview: all submenus closed, or the submenus of the first parent entry open. */
export type MenuState = 'closed' | 'open';

interface MenuPreviewProps {
	readonly entries: readonly MenuOutline[];
	readonly folds: boolean;
	readonly state: MenuState;
}

const Fold = ({ isOpen }: { readonly isOpen: boolean }) => (
	<details className="storefront-menu__fold" open={isOpen}>
		<summary className="storefront-menu__button">
			<Icon path={icons.menu} />
			<Icon path={icons.close} />
			{__('Menu', 'storefront-islands')}
		</summary>
	</details>
);

const Level = ({
	entries,
	level,
	isOpen,
}: {
	readonly entries: readonly MenuOutline[];
	/** Level of the list, 1 for the top level. */
	readonly level: number;
	/** True if the first parent entry is open. */
	readonly isOpen: boolean;
}) => {
	const first = entries.findIndex((entry) => entry.entries.length > 0);
	return (
		<ul className={`storefront-menu__list storefront-menu__list--${String(level)}`}>
			{entries.map((entry, index) => (
				<li key={index} className="storefront-menu__item">
					<span className="storefront-menu__link">{entry.label}</span>
					{entry.entries.length > 0 && (
						<Fragment>
							<details className="storefront-menu__more" open={isOpen && index === first}>
								<summary className="storefront-menu__toggle">
									<span className="storefront-menu__sign">+</span>
								</summary>
							</details>
							<Level entries={entry.entries} level={level + 1} isOpen={false} />
						</Fragment>
					)}
				</li>
			))}
		</ul>
	);
};

/** Draws a menu as Site\Menu\Menu prints it, without URLs. */
export const MenuPreview = ({ entries, folds, state }: MenuPreviewProps) => (
	<Fragment>
		{folds && <Fold isOpen={state === 'open'} />}
		<Level entries={entries} level={1} isOpen={state === 'open'} />
	</Fragment>
);
