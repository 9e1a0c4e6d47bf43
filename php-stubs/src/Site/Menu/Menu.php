<?php

declare(strict_types=1);

namespace StorefrontIslands\Site\Menu;

use StorefrontIslands\Html\Node;
use StorefrontIslands\Ui\Icon;

defined( 'ABSPATH' ) || exit;

/**
 * Nested lists of links (docs/behaviour.md#menu), which src/islands/menu/view.tsx draws alike. Each nested list follows
 * an empty details element with its state: CSS shows the list if the element is open, so that it works by touch and
 * keyboard without scripts, in the bar of wide screens and in the column of small ones.
 */
final class Menu {
	private CurrentPage $here;

	public function __construct( CurrentPage $here ) {
		$this->here = $here;
	}

	/**
	 * Returns the menu without its landmark.
	 *
	 * @param list<MenuEntry> $entries Entries of the menu.
	 * @param bool            $folds   True if the menu is behind a button on small screens.
	 */
	public function node( array $entries, bool $folds ): Node {
		$id = self::new_id();
		return Node::group( array( $folds ? self::fold( $id ) : null, $this->level( $entries, $id, 1 ) ) );
	}

	/**
	 * True if one of the entries has a submenu.
	 *
	 * @param list<MenuEntry> $entries Entries of the menu.
	 */
	public static function has_levels( array $entries ): bool {
		foreach ( $entries as $entry ) {
			if ( array() !== $entry->entries ) {
				return true;
			}
		}
		return false;
	}

	/** Returns an id for a list, unique on the page. */
	private static function new_id(): string {
		return wp_unique_id( 'storefront-menu-' );
	}

	/** Returns the button for small screens. */
	private static function fold( string $id ): Node {
		return Node::element(
			'details',
			array( 'class' => 'storefront-menu__fold' ),
			array(
				Node::element(
					'summary',
					array(
						'class'         => 'storefront-menu__button',
						'aria-controls' => $id,
					),
					array( Icon::node( 'menu' ), Icon::node( 'close' ), __( 'Menu', 'storefront-islands' ) )
				),
			)
		);
	}

	/**
	 * Returns the list of one level, with its submenus.
	 *
	 * @param list<MenuEntry> $entries Entries of the level.
	 * @param int $level Level of the list; 1 for the outermost.
	 */
	private function level( array $entries, string $id, int $level ): Node {
		$items = array();
		foreach ( $entries as $entry ) {
			$items[] = Node::element( 'li', array( 'class' => 'storefront-menu__item' ), $this->item( $entry, $id, $level ) );
		}
		return Node::element(
			'ul',
			array(
				'class' => "storefront-menu__list storefront-menu__list--$level",
				'id'    => $id,
				// Safari removes list semantics from lists without markers.
				'role'  => 'list',
			),
			$items
		);
	}

	/**
	 * Returns the content of an item: its link, submenu toggle and submenu.
	 *
	 * @param string $list_id Id of the list that contains the item: only one of its submenus is open at a time.
	 * @return list<Node|null>
	 */
	private function item( MenuEntry $entry, string $list_id, int $level ): array {
		$link = '' === $entry->url ? null : $this->link( $entry );
		if ( array() === $entry->entries ) {
			return array( $link );
		}
		$id = self::new_id();
		return array(
			$link,
			Node::element(
				'details',
				array(
					'class' => 'storefront-menu__more',
					'name'  => $list_id,
				),
				array( self::toggle( $entry, $id ) )
			),
			$this->level( $entry->entries, $id, $level + 1 ),
		);
	}

	private function link( MenuEntry $entry ): Node {
		$rel = trim( $entry->rel . ( $entry->opens_tab ? ' noopener' : '' ) );
		return Node::element(
			'a',
			array(
				'class'        => 'storefront-menu__link',
				'href'         => $entry->url,
				'target'       => $entry->opens_tab ? '_blank' : null,
				'rel'          => '' === $rel ? null : $rel,
				'aria-current' => $this->here->is( $entry->url ) ? 'page' : null,
			),
			array( $entry->label )
		);
	}

	/** Returns the toggle of a submenu: a symbol next to the link, or the label of an entry without a link. */
	private static function toggle( MenuEntry $entry, string $id ): Node {
		$is_named = '' === $entry->url;
		$sign     = Node::element(
			'span',
			array(
				'class'       => 'storefront-menu__sign',
				'aria-hidden' => 'true',
			),
			array( '+' )
		);
		/* translators: %s: name of an entry of a menu */
		$words = sprintf( __( 'Sub-menu of %s', 'storefront-islands' ), $entry->label );
		return Node::element(
			'summary',
			array(
				'class'         => $is_named ? 'storefront-menu__toggle storefront-menu__toggle--named' : 'storefront-menu__toggle',
				'aria-controls' => $id,
			),
			array(
				$is_named ? $entry->label : Node::element( 'span', array( 'class' => 'storefront-menu__words' ), array( $words ) ),
				$sign,
			)
		);
	}
}
