<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Filters;

use StorefrontIslands\Catalogue\Query\Filters;
use StorefrontIslands\Html\Node;
use StorefrontIslands\Ui\Icon;

defined( 'ABSPATH' ) || exit;

/**
 * Details element before the filters. CSS shows and hides the filters depending on it: they are visible on wide screens
 * and collapsed on small ones, with and without JavaScript, before any script runs.
 */
final class FiltersDisclosure {
	/** Returns the element. The island active-filters updates its count (data-active-filters). */
	public static function node( Filters $filters ): Node {
		$count = $filters->count();
		return Node::element(
			'details',
			array( 'class' => 'storefront-filters__fold' ),
			array(
				Node::element(
					'summary',
					array(),
					array(
						Icon::node( 'filter' ),
						__( 'Filters', 'storefront-islands' ),
						Node::element(
							'span',
							array(
								'class'               => 'storefront-filters__count',
								'data-active-filters' => true,
							),
							array( 0 === $count ? '' : (string) $count )
						),
					)
				),
			)
		);
	}
}
