/** Menu as Site\Menu\Menu prints it, inside its landmark. */
import { createElement, Fragment, memo } from '@wordpress/element';
import type { KeyboardEvent, ReactNode } from 'react';
import icons from '../../../data/icons.json';
import { isPartOf, type Path } from '../../domain/site/menu/path';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import { UNTOUCHED } from '../shared/areas';
import type { MenuLink, MenuList, PrintedMenu, SubMenu } from './read-menu';

interface Handlers {
	readonly onPress: (path: Path, toggle: HTMLElement) => void;
	readonly onKey: (event: KeyboardEvent<HTMLElement>) => void;
}

interface LinkProps {
	readonly link: MenuLink;
	readonly onKey: Handlers['onKey'];
}

const Link = ({ link, onKey }: LinkProps) => (
	<a
		className="storefront-menu__link"
		href={link.href}
		target={link.target}
		rel={link.rel}
		aria-current={link.isCurrent ? 'page' : undefined}
		onKeyDown={onKey}
		{...(link.label === null && UNTOUCHED)}
	>
		{link.label}
	</a>
);

interface ToggleProps extends Handlers {
	readonly subMenu: SubMenu;
	readonly path: Path;
	/** True for a heading without a link. */
	readonly isNamed: boolean;
}

const Toggle = ({ subMenu, path, isNamed, onPress, onKey }: ToggleProps) => (
	<summary
		className={classNames('storefront-menu__toggle', isNamed && 'storefront-menu__toggle--named')}
		aria-controls={subMenu.id}
		onClick={(event) => {
			// Keeps the browser from toggling the details element itself.
			event.preventDefault();
			onPress(path, event.currentTarget);
		}}
		onKeyDown={onKey}
	>
		{isNamed ? subMenu.label : <span className="storefront-menu__words">{subMenu.label}</span>}
		<span className="storefront-menu__sign" aria-hidden="true">
			+
		</span>
	</summary>
);

interface LevelProps extends Handlers {
	readonly list: MenuList;
	/** Path to the list. */
	readonly path: Path;
	/** Open lists; null for those that were open before hydration. */
	readonly open: Path | null;
}

const Level = ({ list, path, open, ...handlers }: LevelProps): ReactNode => (
	<ul
		className={`storefront-menu__list storefront-menu__list--${String(path.length + 1)}`}
		id={list.id}
		role="list"
	>
		{list.entries.map(({ link, subMenu }, index) => {
			const below = subMenu ? [...path, subMenu.id] : path;
			return (
				<li key={index} className="storefront-menu__item">
					{link && <Link link={link} onKey={handlers.onKey} />}
					{subMenu && (
						<details
							className="storefront-menu__more"
							name={list.id}
							open={open === null ? subMenu.isOpen : isPartOf(below, open)}
						>
							<Toggle subMenu={subMenu} path={below} isNamed={link === null} {...handlers} />
						</details>
					)}
					{subMenu && <Level list={subMenu} path={below} open={open} {...handlers} />}
				</li>
			);
		})}
	</ul>
);

interface MenuViewProps extends Handlers {
	readonly menu: PrintedMenu;
	readonly open: Path | null;
}

/** Not drawn again at each move of the pointer, which changes the plan only. */
export const MenuView = memo(({ menu: { fold, list }, ...props }: MenuViewProps) => (
	<Fragment>
		{fold && (
			// The browser toggles it: React draws it as it was before hydration.
			<details className="storefront-menu__fold" open={fold.isOpen}>
				<summary
					className="storefront-menu__button"
					aria-controls={list.id}
					onKeyDown={props.onKey}
				>
					<Icon path={icons.menu} />
					<Icon path={icons.close} />
					{fold.label}
				</summary>
			</details>
		)}
		<Level list={list} path={[]} {...props} />
	</Fragment>
));
