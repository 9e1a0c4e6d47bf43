<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Query;

defined( 'ABSPATH' ) || exit;

/**
 * Asks search engines not to index a page that several filters narrow: combinations multiply, and each costs its counts.
 * A page with one filter may be indexed. Only where a filter or a grid of the plugin has been rendered, which a block
 * theme does before the head; other pages are left to the shop.
 */
final class FilteredRobots {
	private CurrentCatalogue $catalogue;

	public function __construct( CurrentCatalogue $catalogue ) {
		$this->catalogue = $catalogue;
	}

	public function register(): void {
		add_filter( 'wp_robots', array( $this, 'forbid' ) );
	}

	/**
	 * Adds the directive.
	 *
	 * @param array<string, bool|string> $robots Directives of the page.
	 * @return array<string, bool|string>
	 */
	public function forbid( array $robots ): array {
		return $this->catalogue->is_shown() && $this->catalogue->page()->filters()->count() > 1 ? wp_robots_no_robots( $robots ) : $robots;
	}
}
