<?php
/**
 * Leaves pages that flows write (support/page.php) out of the menus: flows that share a shop would change the
 * height of its header for each other.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

add_filter(
	'get_pages',
	static function ( array $pages ): array {
		return is_admin() ? $pages : array_values(
			array_filter(
				$pages,
				static function ( $page ): bool {
					return ! $page instanceof WP_Post || 'Made for a flow' !== $page->post_title;
				}
			)
		);
	}
);
