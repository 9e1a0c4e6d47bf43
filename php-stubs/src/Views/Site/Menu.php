<?php
/**
 * The navigation menu.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Site;

use StorefrontIslands\Html\Text;

defined( 'ABSPATH' ) || exit;

/** Nested lists of links. */
final class Menu {
	/**
	 * The list of one level, with those below it; nothing where there are no entries.
	 *
	 * @param MenuEntry[] $entries What the level holds.
	 * @param int         $level   1 for the outermost.
	 */
	public static function html( array $entries, int $level = 1 ): string {
		if ( array() === $entries ) {
			return '';
		}
		$items = '';
		foreach ( $entries as $entry ) {
			$items .= sprintf(
				'<li class="storefront-menu__item"><a class="storefront-menu__link" href="%s"%s>%s</a>%s</li>',
				Text::url( $entry->url ),
				$entry->is_current() ? ' aria-current="page"' : '',
				Text::encode( $entry->label ),
				self::html( $entry->entries, $level + 1 )
			);
		}
		return sprintf( '<ul class="storefront-menu__list storefront-menu__list--%d" role="list">%s</ul>', $level, $items );
	}
}
