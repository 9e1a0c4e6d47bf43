<?php
/**
 * The navigation menu.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Site;

use StorefrontIslands\Menu\CurrentPage;
use StorefrontIslands\Menu\MenuEntry;
use StorefrontIslands\Views\Ui\Icon;
use StorefrontIslands\Views\Ui\Node;

defined( 'ABSPATH' ) || exit;

/**
 * Nested lists of links (spec section 2). Before each list below the first stands an empty details element, its state: CSS shows the
 * list where it is open, so that fingers and keys open it without any script, in the bar of wide screens and in the column of small ones.
 */
final class Menu {
	/**
	 * The page that is shown.
	 *
	 * @var CurrentPage
	 */
	private $here;

	/**
	 * Takes the page.
	 *
	 * @param CurrentPage $here The page that is shown.
	 */
	public function __construct( CurrentPage $here ) {
		$this->here = $here;
	}

	/**
	 * The menu without its landmark.
	 *
	 * @param list<MenuEntry> $entries What it holds.
	 * @param bool            $folds   Whether small screens show it behind a button.
	 */
	public function node( array $entries, bool $folds ): Node {
		$id = self::new_id();
		return Node::group( array( $folds ? self::fold( $id ) : null, $this->level( $entries, $id, 1 ) ) );
	}

	/**
	 * Whether something stands below one of the entries.
	 *
	 * @param list<MenuEntry> $entries What a menu holds.
	 */
	public static function has_levels( array $entries ): bool {
		foreach ( $entries as $entry ) {
			if ( array() !== $entry->entries ) {
				return true;
			}
		}
		return false;
	}

	/** An id for a list, unique on the page. */
	private static function new_id(): string {
		return wp_unique_id( 'storefront-menu-' );
	}

	/**
	 * The button of small screens.
	 *
	 * @param string $id Of the list that it unfolds.
	 */
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
	 * The list of one level, with those below it.
	 *
	 * @param list<MenuEntry> $entries What the level holds.
	 * @param string          $id      The list's.
	 * @param int             $level   1 for the outermost.
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
				// Safari takes a list without markers for none.
				'role'  => 'list',
			),
			$items
		);
	}

	/**
	 * What stands in an item: its link, and what unfolds the list below it.
	 *
	 * @param MenuEntry $entry The entry.
	 * @param string    $list  Id of the list that it stands in: of its lists one is open at a time.
	 * @param int       $level Of the list that it stands in.
	 * @return list<Node|null>
	 */
	private function item( MenuEntry $entry, string $list, int $level ): array {
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
					'name'  => $list,
				),
				array( self::toggle( $entry, $id ) )
			),
			$this->level( $entry->entries, $id, $level + 1 ),
		);
	}

	/**
	 * An entry's link.
	 *
	 * @param MenuEntry $entry One with an address.
	 */
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

	/**
	 * What unfolds a list: a sign beside the link, or the entry's name where it is no link.
	 *
	 * @param MenuEntry $entry The entry.
	 * @param string    $id    Of the list.
	 */
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
