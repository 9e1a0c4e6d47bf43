<?php
/**
 * What filters fold behind on small screens.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Filters;

use StorefrontIslands\Catalogue\Filters;
use StorefrontIslands\Views\Ui\Icon;
use StorefrontIslands\Views\Ui\Node;

defined( 'ABSPATH' ) || exit;

/**
 * A details element before the filters, which CSS shows and hides with it: so they are open on wide screens and folded on small
 * ones, with and without JavaScript, before anything has run.
 */
final class Fold {
	/**
	 * The element. The island active-filters keeps its number up to date (data-active-filters).
	 *
	 * @param Filters $filters What is filtered by.
	 */
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
